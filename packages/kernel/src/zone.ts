import { type Chance, shuffle } from './random.ts'
import type { Seat } from './seat.ts'
import type { State } from './state.ts'

export const SEEN_BY = ['all', 'owner', 'nobody'] as const

/** A pile of cards: whose it is, who may look, and the cards, the top one last. */
export interface Zone {
  owner: Seat | null
  seen: (typeof SEEN_BY)[number]
  cards: string[]
}

export interface SeenZone {
  owner: Seat | null
  count: number
  /** Only for those who may look. */
  cards?: string[]
}

export function zone(owner: Seat | null, seen: Zone['seen'], cards: string[] = []): Zone {
  return { owner, seen, cards }
}

export function maySee(z: Zone, viewer: Seat | 'spectator'): boolean {
  return z.seen === 'all' || (z.seen === 'owner' && z.owner === viewer)
}

export function seenZone(z: Zone, viewer: Seat | 'spectator'): SeenZone {
  const { owner, cards } = z
  return maySee(z, viewer) ? { owner, count: cards.length, cards: cards.slice() } : { owner, count: cards.length }
}

/** Moves the top card; the caller rebuilds an empty pile if its rules say so. */
export function draw(g: State, from: Zone, to: Zone): string | undefined {
  const card = from.cards.pop()
  if (card === undefined) return undefined
  to.cards.push(card)
  if (shows(from, to)) g.reveals++
  return card
}

/** Moves a named card to the top of another pile. */
export function move(g: State, card: string, from: Zone, to: Zone): void {
  const i = from.cards.lastIndexOf(card)
  if (i < 0) throw new Error(`There is no ${card} to move.`)
  from.cards.splice(i, 1)
  to.cards.push(card)
  if (shows(from, to)) g.reveals++
}

/** Somebody has seen something hidden: no undo beyond this point. */
export function reveal(g: State): void {
  g.reveals++
}

export function shuffleZone(g: Chance, z: Zone): void {
  shuffle(g, z.cards)
}

/**
 * Deals all the cards of these piles anew among them, each pile as high as before: how a hidden hand is imagined. Sorted
 * first, so that the outcome depends on chance and on which cards there are, never on where they really lie.
 */
export function redeal(g: Chance, zones: readonly Zone[]): void {
  const cards = shuffle(g, zones.flatMap(z => z.cards).sort())
  let dealt = 0
  for (const z of zones) z.cards = cards.slice(dealt, (dealt += z.cards.length))
}

/** Does a card that goes from one pile to the other become known to somebody who did not know it? */
function shows(from: Zone, to: Zone): boolean {
  if (from.seen === 'all' || to.seen === 'nobody') return false
  return from.seen === 'nobody' || to.seen === 'all' || from.owner !== to.owner
}
