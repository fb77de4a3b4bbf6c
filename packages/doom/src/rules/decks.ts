import { draw, shuffleZone, type Zone } from '@redoubt/kernel'
import { handSize } from '../abilities/values.ts'
import { emit } from '../match/events.ts'
import { contentOf, figureOf } from '../match/figures.ts'
import { INVADER } from '../match/seats.ts'
import type { DoomState, Marine } from '../match/state.ts'
import { heal } from './damage.ts'

const GLORY_RECOVERY = 2

/** D-ZONE-5: a deck is rebuilt at the moment a card is needed from it and it is empty. */
function rebuild(g: DoomState, deck: Zone, discard: Zone, name: string): boolean {
  if (deck.cards.length > 0) return true
  if (discard.cards.length === 0) return false // D-HAND-5, D-DEFENSE-2, OP-14
  if (name === 'event') rememberSets(g)
  deck.cards = discard.cards
  discard.cards = []
  shuffleZone(g, deck)
  emit('reshuffle', { deck: name, cards: deck.cards.length })
  return true
}

/** OP-32: what has been seen stays known. */
function rememberSets(g: DoomState): void {
  const { shownSets, discard } = g.invader
  for (const card of discard.cards) {
    const { set } = contentOf(g).events[card]!
    if (!shownSets.includes(set)) shownSets.push(set)
  }
}

/** D-ZONE-6: one by one, a rebuild may happen in the middle. */
function drawCards(g: DoomState, deck: Zone, discard: Zone, to: Zone, count: number, name: string): string[] {
  const drawn: string[] = []
  while (drawn.length < count && rebuild(g, deck, discard, name)) drawn.push(draw(g, deck, to)!)
  return drawn
}

export function drawActions(g: DoomState, m: Marine, count: number, isTold = true): void {
  const cards = drawCards(g, m.deck, m.discard, m.hand, count, m.id)
  if (isTold) tellDrawn(m, cards)
}

export function tellDrawn({ id }: Marine, cards: string[]): void {
  if (cards.length === 0) return
  emit('cards-drawn', { marine: id, count: cards.length })
  emit('cards-drawn', { marine: id, count: cards.length, cards }, [id])
}

/** D-MARINE-10, D-HAND-3, 4: up to the hand size, never down to it. */
export function refill(g: DoomState, m: Marine, isTold = true): void {
  drawActions(g, m, handSize(g, figureOf(g, m.id)) - m.hand.cards.length, isTold)
}

export function drawEvents(g: DoomState, count: number): void {
  const { deck, discard, hand } = g.invader
  const cards = drawCards(g, deck, discard, hand, count, 'event')
  if (cards.length === 0) return
  emit('events-drawn', { count: cards.length })
  emit('events-drawn', { count: cards.length, cards }, [INVADER])
}

/** D-GLORY-2, 8: a Glory Kill card and what it gives at once; OP-14: without any card left only the recovery. */
export function gainGlory(g: DoomState, m: Marine): void {
  const card = drawCards(g, g.glory.deck, g.glory.discard, m.glory, 1, 'glory')[0]
  if (card === undefined) {
    heal(g, m.id, GLORY_RECOVERY)
    return
  }
  emit('glory-gained', { marine: m.id })
  emit('glory-gained', { marine: m.id, card }, [m.id])
  for (const { amount } of contentOf(g).glory[card]!.onGain) heal(g, m.id, amount)
}

/** Turns up the top card of a deck without drawing it (D-DEFENSE-11). */
export function turnUp(g: DoomState, deck: Zone, discard: Zone, play: Zone, name: string): string | null {
  return drawCards(g, deck, discard, play, 1, name)[0] ?? null
}
