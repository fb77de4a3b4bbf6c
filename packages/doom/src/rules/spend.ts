import { call, decide, end, type Frame, thenGoto } from '@redoubt/kernel'
import { thenEnd } from '../abilities/sequence.ts'
import { done } from '../match/choices.ts'
import { figureOf, findFigure, onMap, seatOf } from '../match/figures.ts'
import { flow } from '../match/flow.ts'
import { makeMove, moveChoices, mustMoveOn } from './movement.ts'
import { crowded, settle } from './settle.ts'

/** D-MOVE-16: movement points gained outside the own activation may be spent at once; the rest is lost. */
export interface SpendFrame extends Frame {
  figure: string
  amount: number
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
      const options = moveChoices(g, figure)
      if (!mustMoveOn(g, figure) || options.length === 0) options.push(done)
      return decide(seatOf(figure), 'spend-movement', 'D-MOVE-16', options, {
        about: { figure: f.figure, mp: figure.mp },
      })
    },
    pick: (g, f, choice) => {
      if (choice.do === 'done') return
      const next = makeMove(g, figureOf(g, f.figure), choice)
      return thenGoto(next, 'move')
    },
  },
  rest: (g, f) => {
    const figure = findFigure(g, f.figure)
    if (!figure || !onMap(figure)) return end
    figure.mp = f.saved ?? 0
    if (crowded(g, figure)) return thenEnd(call(settle, { figure: f.figure, moved: [], who: '' }))
    return end
  },
})
