import type { ConquestDecisionKind } from '@redoubt/conquest'
import type { Advice, Question, Rule } from '../reading/advice.ts'
import type { Picture } from '../reading/picture.ts'
import { combatTurn, defender, suffer, withdraw } from './battle.ts'
import { commit } from './commit.ts'
import { deployTurn, mulligan, placeToken, putUnit, reduceCost } from './deploy.ts'
import { shield } from './shield.ts'
import { battleAbility, orderBottom, search, target } from './targets.ts'
import { actionOrAnswer, bonus, chooseOption } from './windows.ts'

type Answering = Extract<ConquestDecisionKind, `answer-${string}`>
const isAnswering = (kind: ConquestDecisionKind): kind is Answering => kind.startsWith('answer-')

/** The rule of thumb for each kind of decision. */
const RULES: Readonly<Record<Exclude<ConquestDecisionKind, Answering>, Rule>> = {
  mulligan,
  'deploy-turn': deployTurn,
  'reduce-cost': reduceCost,
  commit,
  bonus,
  action: actionOrAnswer,
  'combat-turn': combatTurn,
  defender,
  shield,
  withdraw,
  'battle-ability': battleAbility,
  target,
  search,
  'order-bottom': orderBottom,
  'choose-option': chooseOption,
  'put-unit': putUnit,
  'place-token': placeToken,
  'indirect-damage': suffer,
}

export function adviceOn(p: Picture, q: Question): Advice {
  const rule = isAnswering(q.kind) ? actionOrAnswer : RULES[q.kind]
  return rule(p, q)
}
