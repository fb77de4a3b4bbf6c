import { call, type Frame, goto } from '@redoubt/kernel'
import { initiativeNow, unitsAt } from '../../board/board.ts'
import { offer } from '../../match/choices.ts'
import { decide } from '../../match/decisions.ts'
import { flow } from '../../match/flow.ts'
import { cardName, cardOf } from '../../match/names.ts'
import { type Area, type ConquestState, other, type Side, seatOf } from '../../match/state.ts'
import { deal, type Hit } from '../../rules/damage.ts'
import { special } from '../special.ts'

interface IndirectFrame extends Frame {
  planet: Area
  amount: number
  turn: number
  hits: Hit[]
}

/** Ork Kannon: each player spreads the damage over their own units; then all of it is assigned at once. */
const indirectDamage = flow<IndirectFrame>('indirect-damage', {
  spread: {
    ask: (g, f) => {
      for (; f.turn < 2; f.turn++) {
        const units = unitsAt(g, f.planet, sideInTurn(g, f.turn))
        if (units.length === 0) continue
        const options = units.map(p => offer.suffer(cardName(g, p.id)))
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
  deal: (_, f) => deal(f.hits, 'effect'),
})

function sideInTurn(g: ConquestState, turn: number): Side {
  return turn === 0 ? initiativeNow(g) : other(initiativeNow(g))
}

export const indirect = special('indirect-damage', {
  means: 'Each player deals the damage to a unit of their own at the planet chosen as $planet.',
  planet: true,
  flows: [indirectDamage],
  matters: (g, use) => unitsAt(g, use.picks.$planet!).length > 0,
  run: (_, use) => call(indirectDamage, { planet: use.picks.$planet!, amount: 1, turn: 0, hits: [] }),
})
