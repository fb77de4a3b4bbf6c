import { decide, end, type Frame, inOrder, thenGoto } from '@redoubt/kernel'
import { sequence, thenEnd } from '../../abilities/sequence.ts'
import { boardOf, distance, isFree } from '../../board/positions.ts'
import { done } from '../../match/choices.ts'
import { figureOf, findFigure, onMap } from '../../match/figures.ts'
import { flow } from '../../match/flow.ts'
import { step } from '../../match/procedures.ts'
import type { DoomState, Figure } from '../../match/state.ts'
import { openDoor } from '../../rules/door.ts'
import { judge, ruleMoment } from '../../rules/mission.ts'
import { nextTo, spaceChoices } from '../shared/spaces.ts'

export interface MarchFrame extends Frame {
  figure: string
  seat: string
  left: number
  /** Every step must come nearer to these spaces. */
  toward?: number[]
  freeDoors?: boolean
  /** Moved by the other side: no Glory Kill, no door, no teleporter. */
  dragged?: boolean
}

function stepsAhead(g: DoomState, f: MarchFrame, figure: Figure): number[] {
  const here = f.toward ? (distance(g, figure.at, f.toward) ?? 0) : 0
  return nextTo(g, figure).filter(space => {
    if (f.toward && (distance(g, [space], f.toward) ?? here) >= here) return false
    // The last space is empty; an occupied one only if there is a way on.
    if (isFree(g, space)) return true
    return f.left > 1 && stepsAhead(g, { ...f, left: f.left - 1 }, { ...figure, at: [space] }).length > 0
  })
}

/** A figure is moved space by space without movement points. */
export const march = flow<MarchFrame>('march', {
  next: {
    ask: (g, f) => {
      const figure = findFigure(g, f.figure)
      if (!figure || !onMap(figure)) return null
      const options = f.left > 0 ? spaceChoices(g, 'step', stepsAhead(g, f, figure)) : []
      if (f.freeDoors && f.left > 0) {
        const { doors, doorsAt } = boardOf(g)
        doors.forEach((door, d) => {
          if ((g.doors & (1 << d)) === 0 && (doorsAt[figure.at[0]!]! & (1 << d)) !== 0)
            options.push({ do: 'open', card: door.id })
        })
      }
      const alone = g.figures.every(o => o === figure || !o.at.includes(figure.at[0]!))
      if (alone || options.length === 0) options.push(done)
      return decide(f.seat, 'move-figure', 'D-MOVE-20', options, { about: { figure: f.figure, left: f.left } })
    },
    pick: (g, f, choice) => {
      if (choice.do === 'done') return end
      const figure = figureOf(g, f.figure)
      if (choice.do === 'open') {
        const d = boardOf(g).doors.findIndex(door => door.id === choice.card)
        return thenGoto(openDoor(g, d, figure), 'next')
      }
      f.left--
      const to = [boardOf(g).at(choice.to!)]
      const moved = step.start({ figure: f.figure, to, cost: 0, how: 'effect', dragged: f.dragged })
      const after = f.figure === 'drone' ? droneMoved.start({}) : null
      return thenGoto(sequence(moved, after), 'next')
    },
  },
})

/** What the mission says when the drone has entered a space; it may have arrived. */
export const droneMoved = flow<Frame>('drone-moved', {
  rules: g => {
    judge(g)
    return thenEnd(inOrder(ruleMoment(g, 'drone-moved', { self: 'drone' })))
  },
})
