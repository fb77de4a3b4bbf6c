import { call, type Frame, goto, inOrder, thenGoto } from '@redoubt/kernel'
import { couldHold, couldHoldOne } from '../../abilities/ability.ts'
import { designOf, uniqueForbids } from '../../board/board.ts'
import { none, offer } from '../../match/choices.ts'
import { decide } from '../../match/decisions.ts'
import { flow } from '../../match/flow.ts'
import { cardName, cardOf } from '../../match/names.ts'
import { type ConquestState, hqOf, other, SIDES, type Side, seatOf } from '../../match/state.ts'
import { entered } from '../../rules/answer-window.ts'
import { enter, takeFromHand } from '../../rules/zones.ts'
import { special } from '../special.ts'

interface EachPutsFrame extends Frame {
  winner: Side
  turn: number
}

/** CQ-15.9: the winner first; mandatory for a player who has a unit, asked of everybody who could. */
const eachPuts = flow<EachPutsFrame>('each-puts', {
  put: {
    ask: (g, f) => {
      for (; f.turn < 2; f.turn++) {
        const side = putter(g, f)
        if (!couldHoldOne(g, side, id => mayEnter(g, side, id))) continue
        const units = g.players[side].hand.filter(id => mayEnter(g, side, id))
        const options = units.length > 0 ? units.map(id => offer.put(cardName(g, id))) : [none]
        return decide(seatOf(side), 'put-unit', 'CQ-15.9', options, { always: true })
      }
      return null
    },
    pick: (g, f, choice) => {
      const side = putter(g, f)
      f.turn++
      if (choice.do === 'none') return goto('put')
      const id = cardOf(choice.card!)
      takeFromHand(g, side, id)
      enter(g, side, id, hqOf(side), -1, 'put into play')
      return thenGoto(inOrder(entered(g, id)), 'put')
    },
  },
})

function putter(g: ConquestState, f: EachPutsFrame): Side {
  const first = g.rules.yvarnFirst === 'winner' ? f.winner : other(f.winner)
  return f.turn === 0 ? first : other(first)
}

function mayEnter(g: ConquestState, side: Side, id: number): boolean {
  const design = designOf(g, id)
  return design.isUnit && !uniqueForbids(g, side, design)
}

export const eachPlayerPutsUnit = special('each-player-puts-unit', {
  means: 'Each player puts a unit of the hand into play in the own HQ.',
  flows: [eachPuts],
  // Whether a hand holds a unit is not known: it could.
  matters: g => SIDES.some(side => couldHold(g, side).length > 0),
  run: (_, use) => call(eachPuts, { winner: use.you, turn: 0 }),
})
