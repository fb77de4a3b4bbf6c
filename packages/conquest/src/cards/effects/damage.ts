import type { Next } from '@redoubt/kernel'
import { isWarlord, pieceOf } from '../../board.ts'
import type { CardFilter, Ref, Word } from '../../content/vocabulary.ts'
import { heard, tell } from '../../events.ts'
import { cardName } from '../../names.ts'
import { type DamageFrame, damage, deal } from '../../rules/damage.ts'
import { destroyAll } from '../../rules/destruction.ts'
import { stir } from '../../rules/zones.ts'
import { type ConquestState, inProgress, type Piece } from '../../state.ts'
import { cardsMatching } from '../filter.ts'
import { cardFor } from '../reference.ts'
import type { Use } from '../use.ts'

/** One card by reference, or all cards that match: only what is in play. */
function subjects(g: ConquestState, use: Use, step: { on?: Ref; each?: CardFilter }): Piece[] {
  const ids = step.each ? cardsMatching(g, use, step.each) : [cardFor(g, use, step.on!)]
  return ids.map(id => pieceOf(g, id)).filter(p => p !== undefined)
}

export function couldDestroy(g: ConquestState, use: Use, step: Word<'destroy'>): boolean {
  return subjects(g, use, step).some(p => !isWarlord(g, p))
}

/** CQ-8.23: never a warlord. */
export function destroy(g: ConquestState, use: Use, step: Word<'destroy'>): Next {
  return destroyAll(
    g,
    subjects(g, use, step).filter(p => !isWarlord(g, p)),
  )
}

export function couldDealDamage(g: ConquestState, use: Use, step: Word<'deal-damage'>): boolean {
  return step.amount > 0 && subjects(g, use, step).length > 0
}

/** CQ-8.1: by a card effect, so it is not attack damage. */
export function dealDamage(g: ConquestState, use: Use, step: Word<'deal-damage'>): Next {
  const hits = subjects(g, use, step).map(p => ({ unit: p.id, amount: step.amount }))
  if (hits.length > 0) return deal(hits, 'effect')
}

export function couldMoveDamage(g: ConquestState, use: Use, step: Word<'move-damage'>): boolean {
  const from = pieceOf(g, cardFor(g, use, step.from))
  return from !== undefined && from.damage > 0 && pieceOf(g, cardFor(g, use, step.to)) !== undefined
}

/** CQ-8.16: neither dealt nor shielded. */
export function moveDamage(g: ConquestState, use: Use, step: Word<'move-damage'>): Next {
  const from = pieceOf(g, cardFor(g, use, step.from))
  const to = pieceOf(g, cardFor(g, use, step.to))
  if (!from || !to) return
  const amount = Math.min(step.amount, from.damage)
  from.damage -= amount
  to.damage += amount
  stir(g)
  if (heard()) tell({ type: 'move-damage', from: cardName(g, from.id), onto: cardName(g, to.id), amount })
}

export function couldRemoveDamage(g: ConquestState, use: Use, step: Word<'remove-damage'>): boolean {
  return (pieceOf(g, cardFor(g, use, step.on))?.damage ?? 0) > 0
}

/** CQ-8.27: never below 0. */
export function removeDamage(g: ConquestState, use: Use, step: Word<'remove-damage'>): Next {
  const p = pieceOf(g, cardFor(g, use, step.on))
  if (!p) return
  const amount = step.amount === 'all' ? p.damage : Math.min(step.amount, p.damage)
  p.damage -= amount
  if (heard()) tell({ type: 'heal', unit: cardName(g, p.id), amount })
}

function assigned(g: ConquestState, use: Use) {
  return inProgress<DamageFrame>(g, damage.name)?.hits.find(hit => hit.unit === use.event?.card)
}

export function couldPrevent(g: ConquestState, use: Use): boolean {
  return (assigned(g, use)?.amount ?? 0) > 0
}

/** CQ-8.14: of the damage assigned to the unit of the trigger. */
export function prevent(g: ConquestState, use: Use, step: Word<'prevent-damage'>): Next {
  const hit = assigned(g, use)
  if (!hit) return
  const amount = step.amount === 'all' ? hit.amount : Math.min(step.amount, hit.amount)
  hit.amount -= amount
  if (heard()) tell({ type: 'prevent', unit: cardName(g, hit.unit), amount })
}
