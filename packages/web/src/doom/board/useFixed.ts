import type { DoomView } from '@redoubt/doom'
import { useRef } from 'react'

type Fixed = Pick<DoomView, 'doors' | 'portals' | 'teleporters' | 'items' | 'tokens' | 'objectives'>

/** Doors and tokens as the same object for as long as nothing about them changes: every view is a new one. */
export function useFixed(view: DoomView): Fixed {
  const { doors, portals, teleporters, items, tokens, objectives } = view
  const fixed = { doors, portals, teleporters, items, tokens, objectives }
  const key = JSON.stringify(fixed)
  const last = useRef({ key, fixed })
  if (last.current.key !== key) last.current = { key, fixed }
  return last.current.fixed
}
