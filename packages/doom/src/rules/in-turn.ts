import { type Frame, inOrder, thenGoto } from '@redoubt/kernel'
import { thenEnd } from '../abilities/sequence.ts'
import { health } from '../abilities/values.ts'
import { distance, isFree, tableOf } from '../board/positions.ts'
import { offer } from '../match/choices.ts'
import { decide } from '../match/decisions.ts'
import { findFigure, onMap } from '../match/figures.ts'
import { flow } from '../match/flow.ts'
import type { DamageFrame } from '../match/procedure-frames.ts'
import type { DoomState, Figure } from '../match/state.ts'
import { moverOf } from './mover.ts'

/** What one effect does to one of several figures. */
export interface Turn {
  figure: string
  frame: Frame
}

/** D-TIMING-3: one effect concerns several figures, one after the other; whose effect it is says who comes next. */
interface InTurnFrame extends Frame {
  seat: string
  ability: string
  waiting: Turn[]
}

export const inTurn = flow<InTurnFrame>('in-turn', {
  next: {
    ask: (g, f) => {
      f.waiting = f.waiting.filter(turn => concerns(g, turn))
      if (!orderMatters(g, f.waiting)) return null
      const options = [...new Set(f.waiting.map(({ figure }) => figure))].map(offer.figureNext)
      return decide(f.seat, 'figure-order', 'D-TIMING-3', options, { about: { ability: f.ability } })
    },
    pick: (_g, f, choice) => {
      const now = f.waiting.filter(turn => turn.figure === choice.figure)
      f.waiting = f.waiting.filter(turn => turn.figure !== choice.figure)
      return thenGoto(inOrder(now.map(turn => turn.frame)), 'next')
    },
  },
  rest: (_g, f) => thenEnd(inOrder(f.waiting.map(turn => turn.frame))),
})

/** The order is asked for only where it can make a difference. */
export function takeTurns(g: DoomState, seat: string, ability: string, waiting: Turn[]): Frame[] {
  return orderMatters(g, waiting) ? [inTurn.start({ seat, ability, waiting })] : waiting.map(turn => turn.frame)
}

/** Dead figures are left out; effects that wait for their moment happen whoever lives. */
function concerns(g: DoomState, { figure, frame }: Turn): boolean {
  const found = findFigure(g, figure)
  return frame.flow === 'effects' || frame.flow === 'own-order' || (found !== undefined && onMap(found))
}

/**
 * Damage that kills nobody is the same in any order, and so are pushes that cannot get into each other's way; a kill may be
 * answered and a figure that moves makes or takes room.
 */
export function orderMatters(g: DoomState, waiting: readonly Turn[]): boolean {
  if (waiting.every(turn => turn.figure === waiting[0]!.figure)) return false
  switch (waiting[0]!.frame.flow) {
    case 'damage':
      return waiting.some(({ figure, frame }) => {
        const hurt = findFigure(g, figure)
        return hurt !== undefined && onMap(hurt) && hurt.damage + (frame as DamageFrame).amount >= health(g, hurt)
      })
    case 'push': {
      const ways = waiting.map(({ figure, frame }) =>
        pushedTo(g, findFigure(g, figure)!, frame as PushedFrame, waiting),
      )
      return ways.some((way, i) => ways.some((other, k) => k !== i && way.some(space => other.includes(space))))
    }
    default:
      return true
  }
}

interface PushedFrame extends Frame {
  from: number[]
  left: number
}

/** Where a figure stands and every space it could be pushed to, taking those of the others pushed as free. */
function pushedTo(g: DoomState, f: Figure, { from, left }: PushedFrame, waiting: readonly Turn[]): number[] {
  const table = tableOf(g)
  const { start, to } = moverOf(g, f).flying ? table.fly : table.walk
  const moves = (space: number) => waiting.some(({ figure }) => findFigure(g, figure)!.at.includes(space))
  const found = [f.at[0]!]
  let edge = found
  for (let n = 0; n < left; n++) {
    const next = new Set<number>()
    for (const space of edge)
      for (let e = start[space]!; e < start[space + 1]!; e++) {
        const away = distance(g, [to[e]!], from)! > distance(g, [space], from)!
        if (away && (isFree(g, to[e]!) || moves(to[e]!))) next.add(to[e]!)
      }
    edge = [...next]
    found.push(...edge)
  }
  return found
}
