import type { Use } from '../abilities/use.ts'
import { attackOf } from '../match/attack-frame.ts'
import { DRONE } from '../match/figure-kinds.ts'
import { findFigure, isDemon, onMap } from '../match/figures.ts'
import type { DoomState } from '../match/state.ts'
import { type NamedFigure, named } from './named-figures.ts'

type Spaces = (g: DoomState, use: Use) => number[][]

/** Where the one figure stands that a word names. */
const figure =
  (word: NamedFigure): Spaces =>
  (g, use) => {
    const id = named(g, use, word)[0]
    const f = id === undefined ? undefined : findFigure(g, id)
    return f && onMap(f) ? [f.at] : []
  }

/** What `of` measures a distance from: places, several where a word names several things. */
const REFERENCE = {
  self: figure('self'),
  attacker: figure('attacker'),
  defender: g => {
    const attack = attackOf(g)
    return attack ? [attack.spaces] : [] // OP-29: also after its death
  },
  'trigger-figure': (g, use) => {
    const trigger = use.trigger ?? use.self
    const f = trigger === undefined ? undefined : findFigure(g, trigger)
    return f && onMap(f) ? [f.at] : use.spaces ? [use.spaces] : []
  },
  'chosen-demon': figure('chosen-demon'),
  [DRONE]: figure(DRONE),
  objective: g => g.objectives.filter(o => o.at >= 0).map(o => [o.at]),
  portal: g => g.portals.map(p => [p.at]),
  'any-demon': g => g.figures.filter(isDemon).map(f => f.at),
  'other-demon': (g, use) => g.figures.filter(f => isDemon(f) && f.id !== use.self).map(f => f.at),
} satisfies Record<string, Spaces>

export type Reference = keyof typeof REFERENCE
export const REFERENCES = Object.keys(REFERENCE) as [Reference, ...Reference[]]

export function referenceSpaces(g: DoomState, use: Use, of: Reference): number[][] {
  const spaces: Spaces = REFERENCE[of]
  return spaces(g, use)
}
