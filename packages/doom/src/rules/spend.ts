import { call, type Frame, thenGoto } from '@redoubt/kernel'
import { done, type Offers } from '../match/choices.ts'
import { decide } from '../match/decisions.ts'
import { figureOf, findFigure, onMap, seatOf } from '../match/figures.ts'
import { flow } from '../match/flow.ts'
import { askStuck, unstick } from './displace.ts'
import { crowded, makeRoom } from './make-room.ts'
import { isMove, type MoveChoice, makeMove, moveChoices, mustMoveOn } from './movement.ts'

/** D-MOVE-16: movement points gained outside the own activation may be spent at once; the rest is lost. */
interface SpendFrame extends Frame {
  figure: string
  amount: number
  /** It has entered a space, so that it may have to move on. Who has not may be passed through by somebody else just now. */
  entered?: boolean
  /** Points the figure had before (its own activation may be in progress). */
  saved?: number
}

export const spendNow = flow<SpendFrame>('spend', {
  gain: (g, f) => {
    const figure = figureOf(g, f.figure)
    f.saved = figure.mp
    figure.mp = f.amount
  },
  move: {
    ask: (g, f) => {
      const figure = findFigure(g, f.figure)
      if (!figure || !onMap(figure)) return null
      const options: Array<MoveChoice | Offers['done']> = moveChoices(g, figure)
      const mustGo = f.entered && mustMoveOn(g, figure)
      const stuck = mustGo && options.length === 0 ? askStuck(g, figure) : null
      if (stuck) return stuck
      if (!mustGo || options.length === 0) options.push(done)
      return decide(seatOf(figure), 'spend-movement', 'D-MOVE-16', options, {
        about: { figure: f.figure, mp: figure.mp },
      })
    },
    pick: (g, f, choice) => {
      if (choice.do === 'done') return
      const figure = figureOf(g, f.figure)
      if (!isMove(choice)) return thenGoto(unstick(g, figure, choice), 'move')
      if (choice.do !== 'open') f.entered = true
      const next = makeMove(g, figure, choice)
      return thenGoto(next, 'move')
    },
  },
  rest: (g, f) => {
    const figure = findFigure(g, f.figure)
    if (!figure || !onMap(figure)) return
    figure.mp = f.saved!
    if (f.entered && crowded(g, figure)) return call(makeRoom, { figure: f.figure, moved: [], who: '' })
  },
})
