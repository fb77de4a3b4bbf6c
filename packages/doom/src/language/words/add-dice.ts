import { z } from 'zod'
import { type EffectsFrame, makeLasting } from '../../abilities/frames.ts'
import { type AttackFrame, attackOf } from '../../match/attack-frame.ts'
import { figureOf } from '../../match/figures.ts'
import type { EffectOf } from '../../match/said.ts'
import type { DoomState } from '../../match/state.ts'
import { rollInto } from '../../rules/dice.ts'
import { count, positive } from '../basic.ts'
import { until } from '../fields.ts'
import { checkLasting } from '../shared/check-lasting.ts'
import { ownAttack } from '../shared/own-attack.ts'
import { type Word, word } from '../word.ts'

const fields = {
  red: count,
  black: count,
  per: z
    .strictObject({
      counter: z.enum(['spacesMoved', 'argentSpent']),
      each: positive,
      max: positive,
      plus: positive.optional(),
    })
    .optional(),
  until: until.optional(),
  uses: positive.optional(),
}

const perDice = (g: DoomState, f: EffectsFrame, a: AttackFrame, e: EffectOf<'addDice'>): number => {
  if (!e.per) return 1
  const counter = e.per.counter === 'argentSpent' ? (a.argentSpent ?? 0) : figureOf(g, f.self ?? a.attacker).moved
  return (e.per.plus ?? 0) + Math.min(e.per.max, Math.floor(counter / e.per.each))
}

/** For attacks to come, not for this one. */
const isLaidDown = (f: EffectsFrame, e: EffectOf<'addDice'>) => e.until !== undefined && f.only === undefined

export const addDice: Word<'addDice', typeof fields> = word('addDice', {
  means: 'Adds dice to the attack. With per: number = plus + min(max, floor(counter/each)) for each colour given.',
  group: 'attack',
  partlyInAttack: e => e.until === undefined,
  moments: ['before-attack', 'defender-chosen', 'during-attack'],
  heardAt: 'before-attack',
  fields,
  check: (e, standing) => {
    const { ability, say } = standing
    checkLasting(e, 'before-attack', standing)
    if (e.uses !== undefined && e.until === undefined) say(['uses'], 'needs until')
    if (e.per?.counter === 'argentSpent' && !ability.effects.some(other => other.op === 'spendArgent'))
      say(['per', 'counter'], 'this card spends no argent')
    if (e.until !== undefined && e.per) say(['per'], 'what stays is the same for every attack')
  },
  matters: (g, use) => ownAttack(g, use) !== null,
  rolls: (g, f, e) => {
    const a = attackOf(g)
    if (!a?.rolled || isLaidDown(f, e)) return undefined
    const times = perDice(g, f, a, e)
    return { red: e.red * times, black: e.black * times }
  },
  run: (g, f, e) => {
    if (e.until !== undefined && isLaidDown(f, e)) {
      makeLasting(g, f, e.until, f.self ? [f.self] : [])
      return
    }
    const a = attackOf(g)
    if (!a) return
    const times = perDice(g, f, a, e)
    // Once the dice lie on the table an added die is rolled at once.
    if (a.rolled) rollInto(g, a, e.red * times, e.black * times)
    else {
      a.red += e.red * times
      a.black += e.black * times
    }
  },
})
