import { type ReactNode, Suspense, useState } from 'react'
import style from './MoreOptions.module.css'

/** Options that have good answers already: loaded when somebody opens them. */
export function MoreOptions({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={style.more} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen ? (
        <Suspense fallback={null}>
          <div className={style.options}>{children}</div>
        </Suspense>
      ) : null}
    </details>
  )
}
