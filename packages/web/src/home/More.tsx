import { type ReactNode, Suspense, useState } from 'react'

/** Options that have good answers already: loaded when somebody opens them. */
export function More({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="more" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen ? <Suspense fallback={null}>{children}</Suspense> : null}
    </details>
  )
}
