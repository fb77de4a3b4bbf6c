import type { ReactNode } from 'react'
import buttonStyle from '../../ui/Button.module.css'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import pageStyle from '../../ui/Page.module.css'
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
        <p key={trouble} className={pageStyle.trouble} role="alert">
          {trouble}
        </p>
      ))}
      <div className={style.start}>
        <p>{words}</p>
        {children}
        <button
          type={onStart ? 'button' : 'submit'}
          className={classes(buttonStyle.btn, buttonStyle.primary)}
          disabled={isDisabled}
          onClick={onStart}
        >
          <Icon id="ui-play" size={15} />
          <span>{button}</span>
        </button>
      </div>
    </>
  )
}
