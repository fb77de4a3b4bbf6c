import demons from '../../content/demons.json'
import type { Mover } from '../board/mover.ts'
import { DEMON, FLYING, LARGE, MARINE } from '../board/occupancy.ts'

/** Figures by the name of their kind: a marine, or a demon as the box has it. */
export interface Kind extends Mover {
  readonly name: string
}

export const KINDS: ReadonlyMap<string, Kind> = new Map(
  [
    { name: 'marine', marine: true, flying: false, wide: 1, high: 1 },
    ...demons.map(({ id, flying, base }) => ({ name: id, marine: false, flying, wide: base[0]!, high: base[1]! })),
  ].map(kind => [kind.name, kind]),
)

export const spacesOfBase = (kind: Kind): number => kind.wide * kind.high

/** The marks such a figure leaves on the board. */
export function marksOf(kind: Kind): number {
  if (kind.marine) return MARINE
  return DEMON | (spacesOfBase(kind) > 1 ? LARGE : kind.flying ? FLYING : 0)
}
