import { call } from '@redoubt/kernel'
import { argentPlaces, argentSupply, gainArgent as gainTokens } from '../../rules/argent.ts'
import { positive } from '../basic.ts'
import { argentPlace, or } from '../fields.ts'
import { type Word, word } from '../word.ts'

const fields = {
  amount: or(positive, 'remainingHealthOfKilled'),
  max: positive.optional(),
  to: argentPlace,
}

export const gainArgent: Word<'gainArgent', typeof fields> = word('gainArgent', {
  means:
    'Places argent tokens on face-up demon cards (any-face-up) or also on the invasion card (any-face-up-or-invasion).',
  group: 'argent',
  atOnce: true,
  mission: true,
  fields,
  check: (e, { ability, say }) => {
    if (e.amount === 'remainingHealthOfKilled' && !ability.effects.some(other => other.op === 'kill'))
      say(['amount'], 'nobody is killed by this card')
  },
  matters: (g, _use, e) => e.amount !== 'remainingHealthOfKilled' && argentSupply(g) > 0,
  run: (g, f, e) => {
    const amount = e.amount === 'remainingHealthOfKilled' ? (f.killedHealth ?? 0) : e.amount
    const left = Math.min(amount, e.max ?? amount)
    return left > 0 ? call(gainTokens, { left, on: argentPlaces(g, e.to === 'any-face-up-or-invasion') }) : undefined
  },
})
