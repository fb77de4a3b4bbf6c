import type { DoomView } from '@redoubt/doom'
import type { Content } from '@redoubt/doom/content'
import { figureKind } from '@redoubt/doom/figure-kinds'
import { type Face, faceOf, type Pool } from '@redoubt/doom/odds'
import { isDemon, type SeenFigure } from './figures.ts'
import type { Ground } from './ground.ts'

/** The settings of a match that everybody knows and that say what the decks are made of. */
interface DeckOptions {
  eventSets?: readonly string[]
  freeChoice?: boolean
}

/** All cards but those lying open or in the onlooker's own hand: any of them may be on top. */
function unseen(all: readonly string[], ...seen: readonly (readonly string[] | undefined)[]): string[] {
  const left = [...all]
  for (const cards of seen)
    for (const card of cards ?? []) {
      const i = left.indexOf(card)
      if (i >= 0) left.splice(i, 1)
    }
  return left
}

const sized = (list: readonly string[], n: number): string[][] =>
  n === 0 ? [[]] : list.flatMap((one, i) => sized(list.slice(i + 1), n - 1).map(rest => [one, ...rest]))

/** D-SECRET, OP-32: the event sets in play, or every choice of them that fits what has been seen. */
export function possibleSets(ground: Ground, view: DoomView, options: unknown): string[][] {
  const { eventSets, freeChoice } = (options ?? {}) as DeckOptions
  const { content, mission } = ground
  if (view.invader.sets) return [view.invader.sets]
  if (eventSets) return [[...eventSets]]
  if (!freeChoice && mission) return [[...mission.recommended.eventSets]]
  const shown = [...(view.invader.discard.cards ?? []), ...(view.invader.play.cards ?? [])]
  const seen = [...new Set([...view.invader.shownSets, ...shown.map(card => content.events[card]!.set)])]
  const others = Object.keys(content.eventSets).filter(set => !seen.includes(set))
  return sized(others, Math.max(0, 3 - seen.length)).map(rest => [...seen, ...rest])
}

function eventPool(content: Content, view: DoomView, sets: readonly string[], face: (card: string) => Face): Pool {
  const { deck, hand, discard, play } = view.invader
  const all = Object.values(content.events)
    .filter(card => sets.includes(card.set))
    .flatMap(card => new Array<string>(card.copies).fill(card.id))
  const unknown = unseen(all, hand.cards, discard.cards, play.cards)
  return { unknown: unknown.map(face), deck: deck.count, discard: (discard.cards ?? []).map(face) }
}

function actionPool(content: Content, view: DoomView, id: string): Pool | null {
  const m = view.marines.find(marine => marine.id === id)
  if (!m) return null
  // A thrown grenade leaves the play area, its cards stay.
  const thrown = view.tokens.filter(token => token.owner === id && content.weapons[token.kind]).map(token => token.kind)
  const uac = Object.values(content.actionCards)
    .filter(card => card.set === 'uac')
    .map(card => card.id)
  const sets = [...new Set([...m.weapons, ...thrown])]
  const all = [...uac, ...sets.flatMap(weapon => content.weapons[weapon]?.cards ?? [])]
  const unknown = unseen(all, m.hand.cards, m.discard.cards, m.play.cards)
  const face = (card: string): Face => faceOf(content, 'marine', card)
  return { unknown: unknown.map(face), deck: m.deck.count, discard: (m.discard.cards ?? []).map(face) }
}

/** What may be turned up for this defender, one pool per possibility; null: no card at all (D-STUN-3, drone). */
export function poolsOf(ground: Ground, view: DoomView, options: unknown, defender: SeenFigure): Pool[] | null {
  if (defender.stunned || !figureKind(defender.kind).turnsUpCards) return null
  const { content } = ground
  if (!isDemon(defender)) {
    const pool = actionPool(content, view, defender.id)
    return pool ? [pool] : null
  }
  const face = (card: string): Face => faceOf(content, defender.kind, card)
  return possibleSets(ground, view, options).map(sets => eventPool(content, view, sets, face))
}
