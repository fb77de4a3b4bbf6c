import { useSyncExternalStore } from 'react'

/** DESIGN 2: three columns, folded squad, tabs, phone. */
export const LAYOUTS = ['wide', 'folded', 'tabs', 'phone'] as const
export type Layout = (typeof LAYOUTS)[number]

const QUERIES: ReadonlyArray<[Layout, string]> = [
  ['phone', '(max-width: 699px)'],
  ['tabs', '(max-width: 1023px)'],
  ['folded', '(max-width: 1279px)'],
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
