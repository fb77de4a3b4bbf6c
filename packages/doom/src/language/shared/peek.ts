import { type Frame, goto, reveal } from '@redoubt/kernel'
import { offer } from '../../match/choices.ts'
import { decide } from '../../match/decisions.ts'
import { emit } from '../../match/events.ts'
import { flow } from '../../match/flow.ts'

export interface PeekFrame extends Frame {
  seat: string
  /** Cards looked at, the top one last; they lie on the deck until put back. */
  seen: string[]
  /** Put back so far, the first one lowest. */
  back: string[]
  /** Only the top or the bottom; otherwise any order on top. */
  ends: boolean
}

/** Somebody looks at the top of the initiative deck and puts the cards back. */
export const peek = flow<PeekFrame>('peek', {
  look: (g, f) => {
    reveal(g)
    emit('initiative-seen', { cards: f.seen.slice().reverse() }, [f.seat])
  },
  put: {
    ask: (_g, f) => {
      if (f.seen.length === 0) return null
      const card = f.seen.at(-1)!
      const options = f.ends ? [offer.top(card), offer.bottom(card)] : [...new Set(f.seen)].map(offer.next)
      return decide(f.seat, 'order-initiative', 'D-INIT-5', options, { always: true, about: { seen: f.seen.slice() } })
    },
    pick: (g, f, choice) => {
      const deck = g.initiative.cards
      if (f.ends) {
        const card = f.seen.pop()!
        if (choice.do === 'bottom') {
          deck.pop()
          deck.unshift(card)
        }
        return goto('put')
      }
      f.seen.splice(f.seen.lastIndexOf(choice.card!), 1)
      f.back.push(choice.card!)
      // Named in the order they will be revealed.
      if (f.seen.length === 0) deck.splice(deck.length - f.back.length, f.back.length, ...f.back.reverse())
      return goto('put')
    },
  },
})
