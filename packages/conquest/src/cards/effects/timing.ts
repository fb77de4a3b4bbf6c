import { call, type Next } from '@redoubt/kernel'
import { pieceOf } from '../../board.ts'
import type { Word } from '../../content/vocabulary.ts'
import { heard, tell } from '../../events.ts'
import { cardName } from '../../names.ts'
import { type DamageFrame, damage } from '../../rules/damage.ts'
import { costOf, type DeployFrame, deploy } from '../../rules/deploy.ts'
import { chooseOption } from '../../rules/effects.ts'
import { type ConquestState, inProgress } from '../../state.ts'
import { amountOf } from '../constants.ts'
import { cardsMatching } from '../filter.ts'
import { couldChange } from '../meaning.ts'
import { cardFor } from '../reference.ts'
import { sideFor, type Use } from '../use.ts'

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
  return g.battle !== null && changed(g, use, step).length > 0 && amountOf(g, use, step.amount) > 0
}

/** The cards in play that a change is about. */
function changed(g: ConquestState, use: Use, step: Word<'modify'>): number[] {
  if (step.each) return cardsMatching(g, use, step.each)
  const id = cardFor(g, use, step.on!)
  return pieceOf(g, id) ? [id] : []
}

/** A change with an end keeps to the cards that match now (CQ-4.3); without a battle it would have no end. */
export function modify(g: ConquestState, use: Use, step: Word<'modify'>): Next {
  if (!couldModify(g, use, step)) return
  g.lasting.push({ stat: step.stat, amount: amountOf(g, use, step.amount), cards: changed(g, use, step) })
}
