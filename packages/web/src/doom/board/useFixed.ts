import type { DoomView } from '@redoubt/doom'
import { useMemo } from 'react'

type Fixed = Pick<DoomView, 'doors' | 'portals' | 'teleporters' | 'items' | 'tokens' | 'objectives'>

/** Doors and tokens as the same object for as long as nothing about them changes. */
export function useFixed({ doors, portals, teleporters, items, tokens, objectives }: DoomView): Fixed {
  return useMemo(
    () => ({ doors, portals, teleporters, items, tokens, objectives }),
    [doors, portals, teleporters, items, tokens, objectives],
  )
}
