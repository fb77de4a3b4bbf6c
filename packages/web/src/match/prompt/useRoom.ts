import { useSyncExternalStore } from 'react'
import { BREAKPOINTS } from '../../ui/breakpoints.ts'

/** How many buttons stand side by side, the way back and the list apart. */
const ROOM = [
  [BREAKPOINTS.phone, 2],
  [BREAKPOINTS.flat, 2],
  [BREAKPOINTS.tablet, 2],
  [BREAKPOINTS['small-desk'], 3],
  [BREAKPOINTS['large-desk'], 5],
] as const
const ELSE = 4

const now = () => ROOM.find(([query]) => matchMedia(query).matches)?.[1] ?? ELSE

function listen(listener: () => void): () => void {
  const lists = ROOM.map(([query]) => matchMedia(query))
  for (const list of lists) list.addEventListener('change', listener)
  return () => {
    for (const list of lists) list.removeEventListener('change', listener)
  }
}

export const useRoom = (): number => useSyncExternalStore(listen, now)
