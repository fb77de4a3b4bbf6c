import { type Frame, inOrder, thenGoto } from '@redoubt/kernel'
import type { EffectsFrame } from '../abilities/frames.ts'
import { hurts } from '../abilities/meaning.ts'
import { thenEnd } from '../abilities/sequence.ts'
import { offer } from '../match/choices.ts'
import { decide } from '../match/decisions.ts'
import { contentOf } from '../match/figures.ts'
import { flow } from '../match/flow.ts'
import type { DoomState } from '../match/state.ts'

interface OwnOrderFrame extends Frame {
  seat: string
  waiting: EffectsFrame[]
}

/** D-TIMING-3: several effects of one player wait for one moment; that player says which comes next. */
export const ownOrder = flow<OwnOrderFrame>('own-order', {
  next: {
    ask: (g, f) => {
      if (!orderMatters(g, f.waiting)) return null
      return decide(f.seat, 'effect-order', 'D-TIMING-3', abilities(f.waiting).map(offer.effectNext))
    },
    pick: (_g, f, choice) => {
      const now = f.waiting.filter(({ ability }) => ability === choice.card)
      f.waiting = f.waiting.filter(({ ability }) => ability !== choice.card)
      return thenGoto(inOrder(now), 'next')
    },
  },
  rest: (_g, f) => thenEnd(inOrder(f.waiting)),
})

export function inOwnOrder(g: DoomState, seat: string, waiting: EffectsFrame[]): Frame[] {
  return orderMatters(g, waiting) ? [ownOrder.start({ seat, waiting })] : waiting
}

const abilities = (waiting: readonly EffectsFrame[]): string[] => [...new Set(waiting.map(({ ability }) => ability))]

/** Tokens and cards that come back are the same in any order; whoever is hurt may die in between. */
function orderMatters(g: DoomState, waiting: readonly EffectsFrame[]): boolean {
  if (abilities(waiting).length < 2) return false
  return waiting.some(f => hurts(g, f, contentOf(g).abilities[f.ability]!.effects[f.only!]!).length > 0)
}
