import { z } from 'zod'
import { matches, outOfPlay } from '../abilities/filter.ts'
import { HAND, placesOf } from '../abilities/place.ts'
import { cardFor } from '../abilities/reference.ts'
import type { Happening, Use } from '../abilities/use.ts'
import { pieceOf } from '../board/board.ts'
import type { ConquestState } from '../match/state.ts'
import { type Place, ref } from './basic.ts'
import { cardFilter } from './filter.ts'

/** Who plays a part in a trigger: one card, or whatever answers the description. */
export const role = z.union([ref, cardFilter])
export type Role = z.infer<typeof role>

export const byAttack = z.literal('attack').optional()

/** Does this card play the role? Cards that have left play are judged as they were. */
export function plays(g: ConquestState, use: Use, part: Role, id: number, m: Happening): boolean {
  if (typeof part === 'string') return cardFor(g, use, part) === id
  const piece = m.gone?.id === id ? m.gone : pieceOf(g, id)
  if (piece) return matches(g, use, part, piece)
  return m.on === 'deploying-unit' && matches(g, use, part, outOfPlay(id, m.player!, HAND))
}

export function happensAt(g: ConquestState, use: Use, at: Place | undefined, m: Happening): boolean {
  return at === undefined || (m.planet !== undefined && (placesOf(g, use, at) & (1 << m.planet)) !== 0)
}
