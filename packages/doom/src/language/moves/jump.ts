import { call, type Frame } from '@redoubt/kernel'
import { chooserOf, type EffectsFrame } from '../../abilities/frames.ts'
import { BLOCKING, IMPASSABLE } from '../../board/plan.ts'
import { boardOf, isFree, tableOf } from '../../board/positions.ts'
import { done, offer } from '../../match/choices.ts'
import { decide } from '../../match/decisions.ts'
import { figureOf, findFigure, onMap } from '../../match/figures.ts'
import { flow } from '../../match/flow.ts'
import { step } from '../../match/procedures.ts'
import type { DoomState, Figure } from '../../match/state.ts'
import { onSpaces } from '../shared/spaces.ts'

interface JumpFrame extends Frame {
  use: EffectsFrame
  figure: string
  spaces: number
}

/** Blast Jump: over figures and terrain, not through walls; lands on an empty space a walker could stand on. */
export const jump = flow<JumpFrame>('jump', {
  pick: {
    ask: (g, f) => {
      const figure = findFigure(g, f.figure)
      if (!figure || !onMap(figure)) return null
      return decide(chooserOf(f.use, undefined), 'jump', 'D-MOVE-20', [
        ...onSpaces(g, offer.jump, landings(g, figure, f.spaces)),
        done,
      ])
    },
    pick: (g, f, choice) => {
      if (choice.do === 'done') return
      const figure = figureOf(g, f.figure)
      const to = boardOf(g).at(choice.to!)
      figure.moved += flight(g, figure.at[0]!)[to]! - 1 // entering the landing space counts itself
      return call(step, { figure: f.figure, to: [to], cost: 0, how: 'effect' })
    },
  },
})

function flight(g: DoomState, from: number): Int16Array {
  const { fly, board } = tableOf(g)
  const far = new Int16Array(board.size).fill(-1)
  far[from] = 0
  const queue = [from]
  for (const space of queue)
    for (let e = fly.start[space]!; e < fly.start[space + 1]!; e++) {
      const next = fly.to[e]!
      if (far[next] !== -1) continue
      far[next] = far[space]! + 1
      queue.push(next)
    }
  return far
}

function landings(g: DoomState, figure: Figure, spaces: number): number[] {
  const { terrain } = boardOf(g)
  const found: number[] = []
  flight(g, figure.at[0]!).forEach((far, space) => {
    if (far < 1 || far > spaces || !isFree(g, space)) return
    if (terrain[space] !== BLOCKING && terrain[space] !== IMPASSABLE) found.push(space)
  })
  return found
}
