import type { DoomDecision, DoomOption, DoomVerb, DoomView } from '@redoubt/doom'
import { optionsOf } from './choices.ts'

export interface Held {
  /** Unlike the id it is different for two copies of a card. */
  key: string
  id: string
  kind: 'action' | 'event' | 'glory'
}

/** The cards the viewer holds, in a steady order. */
export function heldCards(view: DoomView): Held[] {
  const list = (cards: readonly string[] | undefined, kind: Held['kind']): Held[] => {
    const seen: Record<string, number> = {}
    return (cards ?? []).map(id => ({ id, kind, key: `${id}#${(seen[id] = (seen[id] ?? 0) + 1)}` }))
  }
  if (view.you === 'invader') return list(view.invader.hand.cards, 'event')
  const marine = view.marines.find(({ id }) => id === view.you)
  return [...list(marine?.hand.cards, 'action'), ...list(marine?.glory.cards, 'glory')]
}

/** What can be done with a card now. */
export function optionsWith(card: string, decision: DoomDecision | null): DoomOption[] {
  return optionsOf(decision).filter(o => o.card === card && HELD.includes(o.do))
}

/** Verbs whose card is one in hand; other verbs name weapons, demons or portals. */
export const HELD: readonly DoomVerb[] = ['play', 'sprint', 'use', 'discard', 'on-deck']

/** The card the board shows while one is looked at: one that is locked is only read, and the card picked up stays shown. */
export function triedOn(looked: Held | null, picked: Held | undefined, decision: DoomDecision | null): Held | null {
  const isLocked = looked !== null && decision !== null && optionsWith(looked.id, decision).length === 0
  return (isLocked ? null : looked) ?? picked ?? null
}
