import { z } from 'zod'
import { amountOf } from '../../abilities/constants.ts'
import { cardsMatching } from '../../abilities/filter.ts'
import { cardFor } from '../../abilities/reference.ts'
import type { Use } from '../../abilities/use.ts'
import { pieceOf } from '../../board/board.ts'
import type { StepOf } from '../../match/said.ts'
import type { ConquestState } from '../../match/state.ts'
import { amount, stat } from '../basic.ts'
import { type Borne, neverInBattle } from '../check/bearer.ts'
import { checkFilter } from '../check/filters.ts'
import { checkSubject, constantSubject, countsAtPlanets, positive } from '../check/steps.ts'
import { cardFilter } from '../filter.ts'
import { subject } from '../subjects.ts'
import { type Word, word } from '../word.ts'

const fields = {
  ...subject,
  stat,
  amount: z.union([amount, z.strictObject({ times: amount, per: cardFilter })]),
  until: z.literal('end-of-battle').optional(),
}

/** Constant, or once until the end of the battle. */
function check(b: Borne, step: StepOf<'modify'>, path: string): void {
  if (typeof step.amount === 'number') positive(b, step.amount, `${path}.amount`)
  else {
    positive(b, step.amount.times, `${path}.amount.times`)
    checkFilter(b, step.amount.per, `${path}.amount.per`, ['your-discard'])
  }
  if (b.ability.kind === 'constant') {
    if (step.until) b.say(`${path}.until`, 'a constant effect lasts as long as its card is there; leave until out')
    constantSubject(b, step, path)
    if (step.stat !== 'hp') countsAtPlanets(b, step, step.stat, path)
    return
  }
  checkSubject(b, step, path, true)
  if (!step.until) b.say(`${path}.until`, 'a change made once ends: end-of-battle')
  if (step.stat !== 'atk') b.say(`${path}.stat`, `only atk can be changed until the end of a battle, not ${step.stat}`)
  if (neverInBattle(b)) b.say(`${path}.until`, 'there is no battle then')
}

function could(g: ConquestState, use: Use, step: StepOf<'modify'>): boolean {
  return g.battle !== null && changed(g, use, step).length > 0 && amountOf(g, use, step.amount) > 0
}

/** The cards in play that a change is about. */
function changed(g: ConquestState, use: Use, step: StepOf<'modify'>): number[] {
  if (step.each) return cardsMatching(g, use, step.each)
  const id = cardFor(g, use, step.on!)
  return pieceOf(g, id) ? [id] : []
}

export const modify: Word<'modify', typeof fields> = word('modify', {
  means:
    'A value of the unit, or of every unit that matches, is raised: while this card is there, or until the end of the battle.',
  as: 'either',
  fields,
  changes: step => `modify ${step.stat}`,
  check,
  matters: could,
  // A change with an end keeps to the cards that match now (CQ-4.3); without a battle it would have no end.
  run: (g, use, step) => {
    if (!could(g, use, step)) return
    g.lasting.push({ stat: step.stat, amount: amountOf(g, use, step.amount), cards: changed(g, use, step) })
  },
})
