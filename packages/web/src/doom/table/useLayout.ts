import { useSyncExternalStore } from 'react'
import { BREAKPOINTS } from '../../ui/breakpoints.ts'

/** Three columns, folded squad, tabs, a phone upright, a phone on its side. */
const LAYOUTS = ['wide', 'folded', 'tabs', 'phone', 'flat'] as const
type Layout = (typeof LAYOUTS)[number]

const QUERIES: ReadonlyArray<[Layout, string]> = [
  ['flat', BREAKPOINTS['phone-flat']],
  ['phone', BREAKPOINTS.phone],
  ['tabs', BREAKPOINTS.tablet],
  ['folded', BREAKPOINTS.laptop],
]

const now = (): Layout => QUERIES.find(([, query]) => matchMedia(query).matches)?.[0] ?? 'wide'

function listen(listener: () => void): () => void {
  const lists = QUERIES.map(([, query]) => matchMedia(query))
  for (const list of lists) list.addEventListener('change', listener)
  return () => {
    for (const list of lists) list.removeEventListener('change', listener)
  }
}

export function useLayout(): Layout {
  return useSyncExternalStore(listen, now)
}
