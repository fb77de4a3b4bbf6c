import { inOrder, type Next, type WindowAnswer, type WindowFrame, window } from '@redoubt/kernel'
import { actions, couldAct, useOf } from '../abilities/ability.ts'
import type { ConquestChoice, DeployOffer, UseOffer } from '../match/choices.ts'
import type { ConquestDecisionKind } from '../match/decisions.ts'
import { cardOf } from '../match/names.ts'
import { type ConquestState, type Side, sideOf } from '../match/state.ts'
import { seatsInOrder } from './answer-window.ts'
import { ambushes, couldAmbush, deployment } from './deploy.ts'
import { uses } from './procedures.ts'

/** CQ-11.5: the players alternate, the one with (battle) initiative first, until both pass one after the other. */
export const actionWindow = window<ConquestState, WindowFrame, ConquestChoice>({
  name: 'action-window',
  alternate: true,
  order: seatsInOrder,
  answers: (g, f, seat) => {
    const side = sideOf(seat)
    const found: WindowAnswer<DeployOffer | UseOffer>[] = actions(g, side)
    for (const choice of ambushes(g, side)) found.push({ id: '', choice })
    for (const one of found) one.id = newAction(f)
    return found
  },
  idOf: (_, f) => newAction(f),
  suspects: (g, _, seat) => {
    const side = sideOf(seat)
    return couldAct(g, side) || couldAmbush(g, side)
  },
  forcing: () => false,
  use: (g, _, seat, choice) => act(g, sideOf(seat), choice),
  kind: (): ConquestDecisionKind => 'action',
  rule: g => (g.phase === 'combat' ? 'CQ-7.16' : g.phase === 'command' ? 'CQ-6.17' : 'CQ-10.1'),
})

/** There is no limit on the number of Actions: every use counts as a new one. */
const newAction = (f: WindowFrame): string => `${f.used.length}`

/** Carries out a deployment, an ability of a card in play, or an event. */
export function act(g: ConquestState, side: Side, choice: ConquestChoice): Next {
  if (choice.do === 'deploy') return inOrder([deployment(g, side, choice)])
  const id = cardOf(choice.card!)
  const use = useOf(g, side, id, choice.n ?? 1)
  return uses(use, choice.do === 'play' ? id : -1)
}

export function openActions(): Next {
  const step = 'optional' // no Action is forced
  const frame: WindowFrame = { flow: actionWindow.name, step, turn: 0, passes: 0, used: [] }
  return inOrder([frame])
}
