import { finding } from '@redoubt/kernel'
import { speed } from '../../abilities/values.ts'
import { figureOf, isDemon } from '../../match/figures.ts'
import type { DoomState, Figure } from '../../match/state.ts'
import { positive } from '../basic.ts'
import { or } from '../fields.ts'
import { selector as who } from '../selector.ts'
import { OF_MARINES } from '../sources.ts'
import { calledSubject, sideMeant } from '../subject.ts'
import type { Timing } from '../timings.ts'
import { type Word, word } from '../word.ts'

const fields = { who, amount: or(positive, 'all') }

/** Moments at which no activation is going on, or its points are lost already. */
const OVER: readonly Timing[] = [
  'activation-end',
  'next-activation-end',
  'reaction:demon-activation-end',
  'initiative-revealed',
  'between-activations',
  'status-phase:start',
  'status-phase:argent',
  'status-phase:end',
  'round-end',
  'setup',
]

/** Moments of an activation of the own side, in which nobody else has points. */
const ALONE: readonly Timing[] = ['activation-start', 'bonus-action', 'during-activation', 'on-sprint']

/** Only demons have points from speed; a marine's come from cards. */
const pool = (g: DoomState, figure: Figure) => (isDemon(figure) ? speed(g, figure) : figure.mp)

export const loseMovement: Word<'loseMovement', typeof fields> = word('loseMovement', {
  means: 'Removes movement points from the pool (those from speed).',
  group: 'movement',
  fields,
  check: (e, standing) => {
    const { ability, when, say, idle } = standing
    if (OVER.includes(when)) say(['op'], finding`nobody has movement points at ${when}: they end with the activation`)
    if (ability.effects.every(other => other.op === 'loseMovement'))
      say(['op'], 'is the price of something else on the card')
    const own = OF_MARINES.includes(ability.source) ? 'marine' : 'demon'
    const side = sideMeant(standing, e.who)
    if (ALONE.includes(when) && side !== null && side !== own)
      idle(['who'], finding`at ${when} only ${calledSubject({ side: own })} has movement points`)
  },
  matters: () => false /* a price, not a reason */,
  run: (g, f, e) => {
    for (const id of f.targets) {
      const figure = figureOf(g, id)
      figure.mp = Math.max(0, figure.mp - (e.amount === 'all' ? pool(g, figure) : e.amount))
    }
  },
})
