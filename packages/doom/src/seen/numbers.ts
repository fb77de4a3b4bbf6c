import { health, isStaggered } from '../abilities/values.ts'
import { isDemon } from '../match/figures.ts'
import type { DoomState, Figure } from '../match/state.ts'

/** A figure on the map, its spaces as numbers. */
export interface Standing {
  id: string
  kind: string
  demon: boolean
  spaces: readonly number[]
  /** Damage it can still take. */
  left: number
  damage: number
  stunned: boolean
  staggered: boolean
  mp: number
  moved: number
  carries: string | undefined
}

/** The doors and figures of a view for whoever reckons with them. */
export interface Numbers {
  /** Bit d: door d is open. */
  doors: number
  standing: Standing[]
}

/** Null on a map drawn for one match, whose spaces have other numbers than those of its mission. */
export function numbersOf(g: DoomState): Numbers | null {
  if (g.rulings.map !== undefined) return null
  const standing: Standing[] = []
  for (const f of g.figures) if (f.at.length > 0) standing.push(standingOf(g, f))
  return { doors: g.doors, standing }
}

const standingOf = (g: DoomState, f: Figure): Standing => {
  const demon = isDemon(f)
  return {
    id: f.id,
    kind: f.kind,
    demon,
    spaces: f.at,
    left: health(g, f) - f.damage,
    damage: f.damage,
    stunned: f.stunned,
    staggered: demon && isStaggered(g, f),
    mp: f.mp,
    moved: f.moved,
    carries: f.carries,
  }
}
