import { type Frame, goto, move } from '@redoubt/kernel'
import { unique } from '../../abilities/frames.ts'
import { done, type Offers, offer } from '../../match/choices.ts'
import { decide } from '../../match/decisions.ts'
import { emit } from '../../match/events.ts'
import { contentOf, marineOf } from '../../match/figures.ts'
import { flow } from '../../match/flow.ts'
import type { Selector } from '../../match/said.ts'
import type { DoomState, Marine } from '../../match/state.ts'
import type { Standing } from '../standing.ts'

interface PickCardFrame extends Frame {
  marine: string
  left: number
  /** May stop early. */
  free: boolean
  what: 'discard' | 'on-deck' | 'return'
  trait?: string
  type?: string
}

function pool(g: DoomState, f: PickCardFrame, m: Marine): string[] {
  if (f.what !== 'return') return unique(m.hand.cards)
  return unique(m.discard.cards).filter(id => {
    const card = contentOf(g).actionCards[id]!
    return card.traits.includes(f.trait!) && card.type === f.type
  })
}

/** A marine picks cards of its own: to discard, to put on the deck, to take back from the discard pile. */
export const pickCard = flow<PickCardFrame>('pick-card', {
  pick: {
    ask: (g, f) => {
      const cards = f.left > 0 ? pool(g, f, marineOf(g, f.marine)) : []
      if (cards.length === 0) return null
      const options: Array<Offers['ownCard' | 'done']> = cards.map(card => offer.ownCard(f.what, card))
      if (f.free) options.push(done)
      // What is in hand is secret: a single card is asked about like several.
      return decide(f.marine, 'pick-card', 'D-ACTION-3', options, { always: f.what !== 'return' })
    },
    pick: (g, f, choice) => {
      if (choice.do === 'done') return
      const m = marineOf(g, f.marine)
      if (f.what === 'on-deck') move(g, choice.card!, m.hand, m.deck)
      else if (f.what === 'return') move(g, choice.card!, m.discard, m.hand)
      else {
        move(g, choice.card!, m.hand, m.discard)
        emit('discarded', { by: f.marine, card: choice.card!, from: 'hand' })
      }
      f.left--
      return goto('pick')
    },
  },
})

export function checkOwnCards(e: { who: Selector }, { say }: Standing): void {
  if (e.who !== 'self') say(['who'], 'a marine does this with its own cards: self')
}
