import { end, type Frame, goto, rollDie, type Signal } from '@redoubt/kernel'
import { gainMovement } from '../match/activation.ts'
import { type AttackFrame, attackOf } from '../match/attack-frame.ts'
import { done, type Offers, offer } from '../match/choices.ts'
import { decide } from '../match/decisions.ts'
import { emit } from '../match/events.ts'
import { contentOf, figureOf } from '../match/figures.ts'
import { flow } from '../match/flow.ts'
import type { RerollFrame } from '../match/procedure-frames.ts'
import { reroll } from '../match/procedures.ts'
import type { DoomState } from '../match/state.ts'
import { facesFirst } from './table-dice.ts'

/** Puts a new die in place of the old one, which the event of its roll still shows. */
export function turnDie(a: AttackFrame, n: number, face: number): void {
  const die = { ...a.dice[n]!, face }
  a.dice[n] = die
  emit('rolled', { by: a.attacker, dice: [die], again: true, n })
}

/** Rerolls up to so many dice, chosen after the roll. */
export const rerollFlow = flow<RerollFrame>('reroll', {
  pick: {
    ask: (g, f) => {
      const a = attackOf(g)
      if (!a || f.left <= 0) return null
      if (f.price > 0 && figureOf(g, a.attacker).mp < f.price) return null
      const options: Array<Offers['reroll' | 'done']> = []
      a.dice.forEach((die, n) => {
        if (f.sequential || !f.done.includes(n)) options.push(offer.reroll(n, { ...die }))
      })
      if (options.length === 0) return null
      return decide(f.seat, 'reroll', 'D-ATTACK-8', [...options, done], { about: { left: f.left } })
    },
    pick: (g, f, choice) => {
      if (choice.do === 'done') return end
      const n = Number(choice.n)
      const { attacker, dice } = attackOf(g)!
      const { colour } = dice[n]!
      const again = { by: attacker, red: Number(colour === 'red'), black: Number(colour === 'black') }
      const asked = facesFirst(g, 'again', again)
      if (!asked) return rollAgain(g, f, n)
      f.n = n
      return asked
    },
  },
  // Only where a real die has been rolled meanwhile.
  again: (g, f) => {
    if (f.n === undefined) return end
    const { n } = f
    delete f.n
    return rollAgain(g, f, n)
  },
})

function rollAgain(g: DoomState, f: RerollFrame, n: number): Signal {
  const a = attackOf(g)!
  turnDie(a, n, rollDie(g, contentOf(g).dice[a.dice[n]!.colour]))
  if (f.price > 0) gainMovement(g, a.attacker, -f.price)
  f.done.push(n)
  f.left--
  return goto('pick')
}

export function rerollFrame(seat: string, count: number | 'any', dice: number, sequential = false, price = 0): Frame {
  return reroll.start({ seat, left: count === 'any' ? dice : count, done: [], sequential, price })
}
