import type { ReactNode } from 'react'
import type { RouteName } from './router.ts'

/** Everything around the screens that are not a match. */
export function Shell({ title, children }: { current: RouteName; title: string; children: ReactNode }) {
  return (
    <main>
      <h1 className="sr-only">{title}</h1>
      {children}
    </main>
  )
}
