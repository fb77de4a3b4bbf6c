import { type Frame, inOrder, thenGoto } from '@redoubt/kernel'
import { sequence, thenEnd } from '../../abilities/sequence.ts'
import { boardOf, distance, isFree, tableOf } from '../../board/positions.ts'
import { done, type Offers, offer } from '../../match/choices.ts'
import { decide } from '../../match/decisions.ts'
import { DRONE } from '../../match/figure-kinds.ts'
import { figureOf, findFigure, onMap } from '../../match/figures.ts'
import { flow } from '../../match/flow.ts'
import { step } from '../../match/procedures.ts'
import type { DoomState, Figure } from '../../match/state.ts'
import { askStuck, isPlacing, unstick } from '../../rules/displace.ts'
import { openDoor } from '../../rules/door.ts'
import { judge, ruleMoment } from '../../rules/mission.ts'
import { nextTo, onSpaces } from '../shared/spaces.ts'

interface MarchFrame extends Frame {
  figure: string
  seat: string
  left: number
  /** Every step must come nearer to these spaces. */
  toward?: number[]
  freeDoors?: boolean
  /** Moved by the other side: no Glory Kill (OP-50). */
  dragged?: boolean
}

function stepsAhead(g: DoomState, f: MarchFrame, figure: Figure, table = tableOf(g)): number[] {
  const here = f.toward ? (distance(g, figure.at, f.toward) ?? 0) : 0
  return nextTo(g, figure, table).filter(space => {
    if (f.toward && (distance(g, [space], f.toward) ?? here) >= here) return false
    // The last space is empty; an occupied one only if there is a way on.
    if (isFree(g, space)) return true
    return f.left > 1 && stepsAhead(g, { ...f, left: f.left - 1 }, { ...figure, at: [space] }, table).length > 0
  })
}

/** Doors that a marching figure may open where it stands; on an occupied space only those that give it a way on. */
function doorsAhead(g: DoomState, f: MarchFrame, figure: Figure, alone: boolean) {
  if (!f.freeDoors) return []
  const board = boardOf(g)
  const options: Array<Offers['freeOpen']> = []
  board.doors.forEach((door, d) => {
    if ((g.doors & (1 << d)) !== 0 || (board.doorsAt[figure.at[0]!]! & (1 << d)) === 0) return
    if (alone || stepsAhead(g, f, figure, board.table(g.doors | (1 << d))).length > 0)
      options.push(offer.freeOpen(door.id))
  })
  return options
}

/** What a marching figure may do next. */
function marchChoices(g: DoomState, f: MarchFrame, figure: Figure): Array<Offers['freeStep' | 'freeOpen' | 'done']> {
  if (f.left === 0) return []
  return [...onSpaces(g, offer.freeStep, stepsAhead(g, f, figure)), ...doorsAhead(g, f, figure, isAlone(g, figure))]
}

const isAlone = (g: DoomState, f: Figure): boolean => g.figures.every(o => o === f || !o.at.includes(f.at[0]!))

/** A figure is moved space by space without movement points. */
export const march = flow<MarchFrame>('march', {
  next: {
    ask: (g, f) => {
      const figure = findFigure(g, f.figure)
      if (!figure || !onMap(figure)) return null
      const options = marchChoices(g, f, figure)
      const alone = isAlone(g, figure)
      if (options.length === 0 && !alone) {
        const stuck = askStuck(g, figure, f.seat) // OP-47
        if (stuck) return stuck
      }
      if (alone || options.length === 0) options.push(done)
      return decide(f.seat, 'move-figure', 'D-MOVE-20', options, { about: { figure: f.figure, left: f.left } })
    },
    pick: (g, f, choice) => {
      if (choice.do === 'done') return
      const figure = figureOf(g, f.figure)
      if (isPlacing(choice)) return thenGoto(unstick(g, figure, choice), 'next')
      if (choice.do === 'open') {
        const d = boardOf(g).doors.findIndex(door => door.id === choice.card)
        return thenGoto(openDoor(g, d, figure), 'next')
      }
      f.left--
      const to = [boardOf(g).at(choice.to!)]
      const moved = step.start({ figure: f.figure, to, cost: 0, how: 'effect', dragged: f.dragged })
      const after = f.figure === DRONE ? droneMoved.start({}) : null
      return thenGoto(sequence(moved, after), 'next')
    },
  },
})

/** What the mission says when the drone has entered a space; it may have arrived. */
export const droneMoved = flow<Frame>('drone-moved', {
  rules: g => {
    judge(g)
    return thenEnd(inOrder(ruleMoment(g, 'drone-moved', { self: DRONE })))
  },
})
