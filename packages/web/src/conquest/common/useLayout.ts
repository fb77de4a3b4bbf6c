import { useSyncExternalStore } from 'react'
import { BREAKPOINTS } from '../../ui/breakpoints.ts'

/** The whole row side by side, or one planet after the other: on a phone held upright, on one held across. */
export type Layout = 'desk' | 'narrow' | 'upright' | 'flat'

const QUERIES: ReadonlyArray<[Layout, string]> = [
  ['flat', BREAKPOINTS.flat],
  ['upright', BREAKPOINTS.upright],
  ['narrow', BREAKPOINTS['desk-narrow']],
]

const now = (): Layout => QUERIES.find(([, query]) => matchMedia(query).matches)?.[0] ?? 'desk'

function listen(listener: () => void): () => void {
  const lists = QUERIES.map(([, query]) => matchMedia(query))
  for (const list of lists) list.addEventListener('change', listener)
  return () => {
    for (const list of lists) list.removeEventListener('change', listener)
  }
}

export const useLayout = (): Layout => useSyncExternalStore(listen, now)

/** One planet fills the field. */
export const hasPages = (layout: Layout): boolean => layout === 'upright' || layout === 'flat'
