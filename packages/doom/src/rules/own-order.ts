import { type Frame, inOrder, thenGoto } from '@redoubt/kernel'
import type { EffectsFrame } from '../abilities/frames.ts'
import { usedMark } from '../abilities/may-use.ts'
import { hurts, matters } from '../abilities/meaning.ts'
import { thenEnd } from '../abilities/sequence.ts'
import { offer } from '../match/choices.ts'
import { decide } from '../match/decisions.ts'
import { contentOf } from '../match/figures.ts'
import { flow } from '../match/flow.ts'
import type { Ability, Effect } from '../match/said.ts'
import { INVADER } from '../match/seats.ts'
import type { DoomState } from '../match/state.ts'
import { takeTurns } from './in-turn.ts'

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

function inOwnOrder(seat: string, waiting: EffectsFrame[]): Frame[] {
  return abilities(waiting).length > 1 ? [ownOrder.start({ seat, waiting })] : waiting
}

/**
 * Effects of one or several players wait for the same moment. In an activation its player orders them all (D-TIMING-1); otherwise
 * the invader's come first, in its own order, then those of the marines, whose order the first of them names (D-TIMING-2, 3).
 */
export function allInOrder(g: DoomState, waiting: EffectsFrame[]): Frame[] {
  if (g.turn !== null) return inOwnOrder(g.turn, waiting)
  const of = (seat: string) =>
    inOwnOrder(
      seat,
      waiting.filter(({ owner }) => owner === seat),
    )
  const marines = [...new Set(waiting.map(({ owner }) => owner))].filter(owner => owner !== INVADER)
  const turns = marines.flatMap(figure => of(figure).map(frame => ({ figure, frame })))
  const ability = waiting.find(({ owner }) => owner === marines[0])?.ability
  return [...of(INVADER), ...takeTurns(g, marines[0] ?? '', ability ?? '', turns)]
}

const abilities = (waiting: readonly EffectsFrame[]): string[] => [...new Set(waiting.map(({ ability }) => ability))]

/** What brings back the own: the same in any order. */
const RETURNS: readonly string[] = ['recoverToken', 'returnFromDiscard']

/** Only effects of two abilities that would do something can get into each other's way; whoever is hurt may die in between. */
function orderMatters(g: DoomState, waiting: readonly EffectsFrame[]): boolean {
  if (abilities(waiting).length < 2) return false
  const effectOf = (f: EffectsFrame) => abilityOf(g, f).effects[f.only!]!
  const returns = (f: EffectsFrame) => RETURNS.includes(effectOf(f).op)
  const doing = waiting.filter(f => returns(f) || doesSomething(g, f, effectOf(f)))
  if (abilities(doing).length < 2) return false
  return doing.some(f => hurts(g, f, effectOf(f)).length > 0) || abilities(doing.filter(f => !returns(f))).length > 1
}

const abilityOf = (g: DoomState, f: EffectsFrame): Ability => contentOf(g).abilities[f.ability]!

function doesSomething(g: DoomState, f: EffectsFrame, e: Effect): boolean {
  if (!matters(g, f, abilityOf(g, f), e)) return false
  const hurt = e.limit ? hurts(g, f, e) : []
  return hurt.length === 0 || hurt.some(id => !g.used.includes(usedMark(f.ability, id)))
}
