/** Nothing for 400 ms, then a quiet outline: a flash of a spinner is worse than a pause. */
export function Loading({ words }: { words?: string }) {
  return (
    <div className="loading" role="status" aria-busy="true">
      <span className="loading-mark" aria-hidden="true" />
      {words ? <p>{words}</p> : null}
    </div>
  )
}
