import type { Use } from '../../abilities/use.ts'
import { isStaggered } from '../../abilities/values.ts'
import { inZone } from '../../board/map.ts'
import { within } from '../../board/positions.ts'
import { attackOf } from '../../match/attack-frame.ts'
import { findFigure, isDemon, isMarine, onMap } from '../../match/figures.ts'
import type { DoomState, Figure } from '../../match/state.ts'
import type { Reach } from '../basic.ts'
import { named } from '../named-figures.ts'
import { referenceSpaces } from '../references.ts'

/** Facts about the position that several conditions ask for. */

export const between = (value: number, { min, max }: { min?: number | undefined; max?: number | undefined }): boolean =>
  value >= (min ?? Number.NEGATIVE_INFINITY) && value <= (max ?? Number.POSITIVE_INFINITY)

export function one(g: DoomState, use: Use, word: Parameters<typeof named>[2]): Figure | undefined {
  const id = named(g, use, word)[0]
  return id === undefined ? undefined : findFigure(g, id)
}

export function inState(g: DoomState, use: Use, f: Figure, state: string, minDamage = 1): boolean {
  if (!onMap(f)) return false
  if (state === 'stunned') return f.stunned
  if (state === 'damaged') return f.damage >= minDamage
  return isStaggered(g, f, use.self === undefined ? undefined : findFigure(g, use.self))
}

/** At somebody's own moment (the end of its activation) that figure alone is meant, otherwise any of the side. */
export function nearby(
  g: DoomState,
  use: Use,
  side: string,
  of: Parameters<typeof referenceSpaces>[2],
  max: Reach,
): boolean {
  const self = use.self === undefined ? undefined : findFigure(g, use.self)
  if (self && of !== 'self' && sideIs(self, side))
    return referenceSpaces(g, use, of).some(spaces => within(g, self.at, spaces, max))
  return referenceSpaces(g, use, of).some(spaces =>
    g.figures.some(f => f.id !== use.self && sideIs(f, side) && within(g, f.at, spaces, max)),
  )
}

/** Does anybody of a side stand in a zone of the mission? */
export function inhabited(g: DoomState, side: string, zone: string): boolean {
  return g.figures.some(f => sideIs(f, side) && f.at.some(space => inZone(g, zone, space)))
}

const sideIs = (f: Figure, side: string): boolean => (side === 'demon' ? isDemon(f) : isMarine(f))

export function onMapId(g: DoomState, id: string): boolean {
  const f = findFigure(g, id)
  return f !== undefined && onMap(f)
}

export function defenderOf(g: DoomState): Figure | undefined {
  const attack = attackOf(g)
  return attack === null ? undefined : findFigure(g, attack.defender)
}
