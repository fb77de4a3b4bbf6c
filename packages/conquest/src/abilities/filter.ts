import { designOf } from '../board/board.ts'
import type { CardFilter } from '../match/said.ts'
import type { ConquestState, Piece, Side } from '../match/state.ts'
import { DISCARD, HAND, placesOf } from './place.ts'
import { cardFor } from './reference.ts'
import { sideFor, type Use } from './use.ts'

/** Does this card answer the description? All given fields must match. */
export function matches(g: ConquestState, use: Use, filter: CardFilter, p: Piece): boolean {
  const design = designOf(g, p.id)
  if (!isA(filter.is, design.isUnit, design.type)) return false
  if (filter.controller !== undefined && p.ctrl !== sideFor(use, filter.controller)) return false
  if (filter.owner !== undefined && p.owner !== sideFor(use, filter.owner)) return false
  if (filter.faction !== undefined && design.faction !== filter.faction) return false
  if (filter.trait !== undefined && !design.traits.has(filter.trait)) return false
  if (filter.notTrait !== undefined && design.traits.has(filter.notTrait)) return false
  if (filter.unique !== undefined && design.unique !== filter.unique) return false
  if (filter.notName !== undefined && design.name === filter.notName) return false
  if (filter.maxPrintedCost !== undefined && (design.card.cost === null || design.cost > filter.maxPrintedCost))
    return false
  if (filter.damaged !== undefined && p.damage > 0 !== filter.damaged) return false
  if (filter.ready !== undefined && p.ready !== filter.ready) return false
  if (filter.at !== undefined && !(placesOf(g, use, filter.at) & (1 << p.at))) return false
  if (filter.notAt !== undefined && placesOf(g, use, filter.notAt) & (1 << p.at)) return false
  if (filter.not) for (const ref of filter.not) if (cardFor(g, use, ref) === p.id) return false
  return true
}

function isA(is: CardFilter['is'], unit: boolean, type: string): boolean {
  switch (is) {
    case 'unit':
      return unit
    case 'army-unit':
      return type === 'army'
    case 'non-warlord-unit':
      return unit && type !== 'warlord'
    case 'support':
      return type === 'support'
    case 'card':
      return true
  }
}

/** All cards that answer the description: in play unless the filter names a hand or a discard pile. */
export function cardsMatching(g: ConquestState, use: Use, filter: CardFilter): number[] {
  const found: number[] = []
  if (filter.at === 'your-hand') {
    for (const id of use.hand ?? g.players[use.you].hand)
      if (matches(g, use, filter, outOfPlay(id, use.you, HAND))) found.push(id)
  } else if (filter.at === 'your-discard') {
    for (const id of g.players[use.you].discard)
      if (matches(g, use, filter, outOfPlay(id, use.you, DISCARD))) found.push(id)
  } else {
    for (const p of g.play) if (matches(g, use, filter, p)) found.push(p.id)
  }
  return found
}

/** A card that is not in play, seen as filters see cards. */
export function outOfPlay(id: number, owner: Side, at: number): Piece {
  return { id, owner, ctrl: owner, at, ready: true, damage: 0, host: -1, stock: 0, bloodied: false, spent: [] }
}
