import { decide, endWith, type Frame, goto, inOrder, thenGoto } from '@redoubt/kernel'
import { designOf, faceUpPlanets, initiativeNow, uniqueForbids, unitsAt } from '../board.ts'
import { couldHoldOne } from '../cards/ability.ts'
import { designById } from '../content/design.ts'
import { flow, type Move } from '../flow.ts'
import { areaName, areaOf, cardName, cardOf } from '../names.ts'
import { type Area, type ConquestState, hqOf, other, type Side, seatOf } from '../state.ts'
import { entered } from './answers.ts'
import { deal, type Hit } from './damage.ts'
import { enter, takeFromHand } from './zones.ts'

/** Procedures of single cards; their sentences stand in the content. */

interface SnotlingsFrame extends Frame {
  side: Side
  left: number
  placed: Area[]
}

/** Snotling Attack: tokens, split among the face-up planets, all entering at the same time. */
export const snotlings = flow<SnotlingsFrame>('snotlings', {
  split: {
    ask: (g, f) => {
      if (f.left === 0) return null
      const options: Move[] = faceUpPlanets(g).map(area => ({ do: 'place', at: areaName(g, area) }))
      return decide(seatOf(f.side), 'place-token', 'CQ-1.4', options)
    },
    pick: (g, f, choice) => {
      f.placed.push(areaOf(g, choice.at!))
      f.left--
      return goto('split')
    },
  },
  enter: (g, f) => {
    const token = designById('ork-snotlings')!.index
    const ids = f.placed.map(area => {
      const id = g.cards.push(token) - 1
      enter(g, f.side, id, area, -1, 'put into play')
      return id
    })
    return inOrder(ids.flatMap(id => entered(g, id)))
  },
})

interface IndirectFrame extends Frame {
  planet: Area
  amount: number
  turn: number
  hits: Hit[]
}

/** Ork Kannon: each player spreads the damage over their own units; then all of it is assigned at once. */
export const indirectDamage = flow<IndirectFrame>('indirect-damage', {
  spread: {
    ask: (g, f) => {
      for (; f.turn < 2; f.turn++) {
        const units = unitsAt(g, f.planet, sideInTurn(g, f.turn))
        if (units.length === 0) continue
        const options: Move[] = units.map(p => ({ do: 'suffer', card: cardName(g, p.id) }))
        return decide(seatOf(sideInTurn(g, f.turn)), 'indirect-damage', 'CQ-8.6', options)
      }
      return null
    },
    pick: (_, f, choice) => {
      f.hits.push({ unit: cardOf(choice.card!), amount: f.amount })
      f.turn++
      return goto('spread')
    },
  },
  deal: (_, f) => (f.hits.length > 0 ? deal(f.hits, 'effect') : endWith(0)),
})

function sideInTurn(g: ConquestState, turn: number): Side {
  return turn === 0 ? initiativeNow(g) : other(initiativeNow(g))
}

interface EachPutsFrame extends Frame {
  winner: Side
  turn: number
}

/** CQ-15.9: the winner first; mandatory for a player who has a unit, asked of everybody who could. */
export const eachPuts = flow<EachPutsFrame>('each-puts', {
  put: {
    ask: (g, f) => {
      for (; f.turn < 2; f.turn++) {
        const side = putter(g, f)
        if (!couldHoldOne(g, side, id => mayEnter(g, side, id))) continue
        const units = g.players[side].hand.filter(id => mayEnter(g, side, id))
        const options: Move[] = units.map(id => ({ do: 'put', card: cardName(g, id) }))
        if (options.length === 0) options.push({ do: 'none' })
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
