import { call, end, type Frame, finding, inOrder, thenGoto } from '@redoubt/kernel'
import { z } from 'zod'
import { activationOf } from '../../match/activation.ts'
import {
  attackOf,
  fewerDice as change,
  extraAttackMark,
  type Fresh,
  newAttack,
  outermostAttack,
} from '../../match/attack-frame.ts'
import { no, yes } from '../../match/choices.ts'
import { decide } from '../../match/decisions.ts'
import { findFigure, isDemon, isDemonId } from '../../match/figures.ts'
import { flow } from '../../match/flow.ts'
import { INVADER } from '../../match/seats.ts'
import type { DoomState } from '../../match/state.ts'
import { hasTarget, targets } from '../../rules/targets.ts'
import { positive } from '../basic.ts'
import { fewerDice } from '../fields.ts'
import { secondAttack } from '../granted.ts'
import { OF_INVADER } from '../sources.ts'
import { type Word, word } from '../word.ts'

const fields = {
  times: positive,
  profile: z.enum(['own', 'this-card']),
  differentDefender: z.boolean(),
  removeDice: fewerDice.optional(),
}

interface AgainFrame extends Frame {
  blow: Fresh
  left: number
  different: boolean
  /** May be declined: what follows the first of several, or an ability that was not asked about. */
  asks: boolean
}

/** A demon attacks again, up to so many times. */
const attackAgain = flow<AgainFrame>('attack-again', {
  more: {
    ask: (g, f) =>
      f.asks && mayGoOn(g, f)
        ? decide(INVADER, 'attack-again', 'D-ATTACK-2', [yes, no], {
            about: { attacker: f.blow.attacker, left: f.left },
          })
        : null,
    pick: (_g, _f, choice) => (choice.do === 'no' ? end : undefined),
  },
  strike: (g, f) => {
    if (!mayGoOn(g, f)) return end
    f.left--
    f.asks = true
    return thenGoto(inOrder([newAttack(f.blow)]), 'more')
  },
})

function mayGoOn(g: DoomState, f: AgainFrame): boolean {
  return f.left > 0 && findFigure(g, f.blow.attacker) !== undefined && targets(g, f.blow).length > 0
}

export const extraAttack: Word<'extraAttack', typeof fields> = word('extraAttack', {
  means:
    "After the attack, performs it again up to 'times' times. Each repetition is a full attack; effects of the card apply to each. differentDefender: every defender at most once per card.",
  group: 'attack',
  inAttack: true,
  picksItself: true,
  fields,
  flows: [attackAgain],
  check: (e, { ability, attack, when, say }) => {
    const invader = OF_INVADER.includes(ability.source)
    if (e.profile !== (invader ? 'own' : 'this-card'))
      say(['profile'], finding`is ${invader ? 'own' : 'this-card'} here`)
    if (!invader && (!attack || e.removeDice)) say([], 'repeats the attack of this card as it is')
    if (when !== 'after-attack') say(['at'], 'comes after an attack')
  },
  matters: (g, _use, e, ability) => {
    const attack = attackOf(g)
    // Barrage follows the first attack of an activation, not one that itself followed another.
    if (ability.source === 'demon' && attack !== outermostAttack(g)) return false
    return !!attack && isDemonId(g, attack.attacker) && hasTarget(g, secondAttack(g, attack, e))
  },
  run: (g, f, e) => {
    const a = attackOf(g)
    if (!a) return
    const activation = activationOf(g)
    const pending = activation?.pending.find(p => p.source === a.source && p.card)
    if (pending && activation?.marine === a.attacker) {
      // Movement points may be spent between the attacks of a card.
      pending.foes.push(a.defender)
      if (pending.foes.length > 1) {
        g.used.push(extraAttackMark(a.source))
        return
      }
      pending.left += e.times
      if (e.differentDefender) pending.different = true
      return
    }
    const attacker = findFigure(g, a.attacker)
    if (!attacker || !isDemon(attacker)) return
    const blow = secondAttack(g, a, e)
    if (e.removeDice) change(e.removeDice, blow)
    return call(attackAgain, { blow, left: e.times, different: e.differentDefender, asks: f.auto === true })
  },
})
