import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import style from './StartRow.module.css'

interface Props {
  /** What will begin. */
  words: ReactNode
  /** Why it cannot: said aloud. */
  troubles?: readonly string[]
  button: string
  isDisabled: boolean
  /** Else the button submits its form. */
  onStart?: () => void
  children?: ReactNode
}

/** The button that begins, and what stands in its way. */
export function StartRow({ words, troubles = [], button, isDisabled, onStart, children }: Props) {
  return (
    <>
      {troubles.map(trouble => (
        <p key={trouble} className="trouble" role="alert">
          {trouble}
        </p>
      ))}
      <div className={style.start}>
        <p>{words}</p>
        {children}
        <button type={onStart ? 'button' : 'submit'} className="btn primary" disabled={isDisabled} onClick={onStart}>
          <Icon id="ui-play" size={15} />
          <span>{button}</span>
        </button>
      </div>
    </>
  )
}
