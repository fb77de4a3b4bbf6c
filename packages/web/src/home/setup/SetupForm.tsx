import type { ReactNode } from 'react'
import style from './SetupForm.module.css'

/** Everything that is settled before a match, in rows; the last one begins it. */
export function SetupForm({ onStart, children }: { onStart(): void; children: ReactNode }) {
  return (
    <form
      className={style.setup}
      onSubmit={event => {
        event.preventDefault()
        onStart()
      }}
    >
      {children}
    </form>
  )
}
