import { call, type Frame, goto, inOrder } from '@redoubt/kernel'
import { faceUpPlanets } from '../../board/board.ts'
import { offer } from '../../match/choices.ts'
import { decide } from '../../match/decisions.ts'
import { designById } from '../../match/designs.ts'
import { flow } from '../../match/flow.ts'
import { areaName, areaOf } from '../../match/names.ts'
import { type Area, type Side, seatOf } from '../../match/state.ts'
import { entered } from '../../rules/answer-window.ts'
import { enter } from '../../rules/zones.ts'
import { special } from '../special.ts'

interface SnotlingsFrame extends Frame {
  side: Side
  left: number
  placed: Area[]
}

/** Snotling Attack: tokens, split among the face-up planets, all entering at the same time. */
const snotlings = flow<SnotlingsFrame>('snotlings', {
  split: {
    ask: (g, f) => {
      if (f.left === 0) return null
      const options = faceUpPlanets(g).map(area => offer.placeToken(areaName(g, area)))
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
      const id = g.cards.length
      g.cards = [...g.cards, token] // copies of the state share the list
      enter(g, f.side, id, area, -1, 'put into play')
      return id
    })
    return inOrder(ids.flatMap(id => entered(g, id)))
  },
})

export const createSnotlings = special('create-snotlings', {
  means: 'Four Snotling tokens enter play, split among the planets.',
  flows: [snotlings],
  matters: g => faceUpPlanets(g).length > 0,
  run: (_, use) => call(snotlings, { side: use.you, left: 4, placed: [] }),
})
