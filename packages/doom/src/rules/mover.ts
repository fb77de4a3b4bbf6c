import { inForce } from '../abilities/in-force.ts'
import { isFlying } from '../abilities/values.ts'
import { bases, type Place } from '../board/base.ts'
import { FLYER, largeMover, MARINE_MOVER, type Mover, WALKER } from '../board/mover.ts'
import { boardOf, tableOf } from '../board/positions.ts'
import { contentOf, isDemon } from '../match/figures.ts'
import type { DoomState, Figure } from '../match/state.ts'

const freePassages = inForce('ignoreMovementCost')

export function moverOf(g: DoomState, f: Figure): Mover {
  const ignoresEnemies = freePassages(g, f).length > 0
  if (!isDemon(f)) return ignoresEnemies ? UNHINDERED_MARINE : MARINE_MOVER
  const { base } = contentOf(g).demons[f.kind]!
  if (base[0] * base[1] > 1) return largeMover(base[0], base[1])
  if (isFlying(g, f)) return FLYER
  return ignoresEnemies ? UNHINDERED_WALKER : WALKER
}

const UNHINDERED_MARINE: Mover = { ...MARINE_MOVER, ignoresEnemies: true }
const UNHINDERED_WALKER: Mover = { ...WALKER, ignoresEnemies: true }

/** The place of a figure on the board: its space, or the place of its base. */
export function placeOf(g: DoomState, f: Figure): Place {
  const anchor = f.at[0]!
  if (f.at.length === 1) return anchor
  const { base } = contentOf(g).demons[f.kind]!
  const upright = bases(tableOf(g), base[0], base[1]).spaces[anchor]
  const same = upright?.length === f.at.length && upright.every((space, k) => space === f.at[k])
  return same ? anchor : anchor + boardOf(g).size
}

/** The spaces a figure covers in a place. */
export function spacesAt(g: DoomState, f: Figure, place: Place): readonly number[] {
  if (!isDemon(f)) return [place]
  const { base } = contentOf(g).demons[f.kind]!
  return base[0] * base[1] === 1 ? [place] : bases(tableOf(g), base[0], base[1]).spaces[place]!
}
