import { call, type Next } from '@redoubt/kernel'
import type { Word } from '../../content/vocabulary.ts'
import { heard, tell } from '../../events.ts'
import { cardName } from '../../names.ts'
import { type DamageFrame, damage } from '../../rules/damage.ts'
import { costOf, type DeployFrame, deploy } from '../../rules/deploy.ts'
import { chooseOption } from '../../rules/effects.ts'
import { type ConquestState, inProgress } from '../../state.ts'
import { anyMatching, cardsMatching } from '../filter.ts'
import { cardFor } from '../reference.ts'
import { sideFor, type Use } from '../use.ts'
import { couldChange } from '../words.ts'

/** Words that change something in progress, and words about when. */

export function couldReduceCost(g: ConquestState): boolean {
  const deploying = inProgress<DeployFrame>(g, deploy.name)
  return deploying === undefined || costOf(g, deploying) > 0
}

/** CQ-5.9: never below 0, see costOf. */
export function reduceCost(g: ConquestState, _: Use, step: Word<'reduce-cost'>): Next {
  const deploying = inProgress<DeployFrame>(g, deploy.name)
  if (deploying) deploying.reduced += step.amount
}

export function couldCancelShield(g: ConquestState): boolean {
  const shield = inProgress<DamageFrame>(g, damage.name)?.shield
  return shield !== undefined && !shield.cancelled
}

/** CQ-16.28: it prevents nothing, stays discarded and counts as used. */
export function cancelShield(g: ConquestState): Next {
  const shield = inProgress<DamageFrame>(g, damage.name)?.shield
  if (!shield) return
  shield.cancelled = true
  if (heard()) tell({ type: 'shield-cancelled', card: cardName(g, shield.card) })
}

/** Right after the unit being deployed has entered play. */
export function delayed(g: ConquestState, use: Use, step: Word<'delayed'>): Next {
  const deploying = inProgress<DeployFrame>(g, deploy.name)
  if (deploying && deploying.card === cardFor(g, use, step.of)) deploying.delayed.push({ use, list: step.effect })
}

export function couldChooseOne(g: ConquestState, use: Use, step: Word<'choose-one'>): boolean {
  return step.options.some(option => couldChange(g, use, option.effect))
}

export function chooseOne(_: ConquestState, use: Use, step: Word<'choose-one'>): Next {
  return call(chooseOption, { use, side: sideFor(use, step.player), lists: step.options.map(option => option.effect) })
}

export function couldModify(g: ConquestState, use: Use, step: Word<'modify'>): boolean {
  return step.until !== undefined && step.each !== undefined && anyMatching(g, use, step.each)
}

/** A change with an end keeps to the cards that match now (CQ-4.3). */
export function modify(g: ConquestState, use: Use, step: Word<'modify'>): Next {
  const cards = step.each ? cardsMatching(g, use, step.each) : [cardFor(g, use, step.on!)]
  if (typeof step.amount === 'number') g.lasting.push({ stat: step.stat, amount: step.amount, cards })
}
