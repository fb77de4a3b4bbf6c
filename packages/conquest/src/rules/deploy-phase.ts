import { end, type Frame, goto, inOrder, thenGoto } from '@redoubt/kernel'
import { actions } from '../abilities/ability.ts'
import { faceUpPlanets } from '../board/board.ts'
import { type DeployTurnOffer, pass } from '../match/choices.ts'
import { decide } from '../match/decisions.ts'
import { emit, heard } from '../match/events.ts'
import { flow } from '../match/flow.ts'
import { type ConquestState, other, SEATS, type Side, seatOf } from '../match/state.ts'
import { act } from './action-window.ts'
import { answering } from './answer-window.ts'
import { deployments } from './deploy.ts'

interface DeployPhaseFrame extends Frame {
  turn: Side
}

/** CQ-5. */
export const deployPhase = flow<DeployPhaseFrame>('deploy-phase', {
  begin: g => inOrder(answering(g, { on: 'deploy-phase-begins' })),
  turn: {
    ask: (g, f) => {
      if (g.players[0].passed && g.players[1].passed) return null // CQ-5.4
      if (g.players[f.turn].passed) f.turn = other(f.turn) // CQ-5.3
      return decide(seatOf(f.turn), 'deploy-turn', 'CQ-5.2', deployTurn(g, f.turn), ALWAYS)
    },
    pick: (g, f, choice) => {
      const side = f.turn
      f.turn = other(side)
      if (choice.do === 'pass') {
        g.players[side].passed = true
        if (heard()) emit({ type: 'pass', seat: SEATS[side], turn: 'deploy' })
        return goto('turn')
      }
      return thenGoto(act(g, side, choice), 'turn')
    },
  },
  over: () => end,
})

const ALWAYS = { always: true }

/** CQ-5.2: deploy one card, use one Action, or pass. */
function deployTurn(g: ConquestState, side: Side): DeployTurnOffer[] {
  const options: DeployTurnOffer[] = []
  const planets = faceUpPlanets(g)
  const { hand } = g.players[side]
  for (const id of hand) deployments(g, side, id, planets, options)
  for (const action of actions(g, side)) options.push(action.choice)
  options.push(pass)
  return options
}
