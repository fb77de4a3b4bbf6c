import style from './Loading.module.css'

/** Nothing for 400 ms, then a quiet outline: a flash of a spinner is worse than a pause. */
export function Loading({ words }: { words?: string }) {
  return (
    <div className={style.loading} role="status" aria-busy="true">
      <span className={style.mark} aria-hidden="true" />
      {words ? <p>{words}</p> : null}
    </div>
  )
}
