import { call, type Frame, inOrder, thenGoto } from '@redoubt/kernel'
import { newEffects } from '../abilities/frames.ts'
import { contentOf, figureOf, findFigure, isLarge, isMarine } from '../match/figures.ts'
import { flow } from '../match/flow.ts'
import { displaceFigure } from '../match/procedures.ts'
import { INVADER } from '../match/seats.ts'
import type { DoomState, Figure } from '../match/state.ts'
import { askDisplace, askOrder, displaceTo, nextPlaced } from './displace.ts'

/** D-LARGE-9 to 14: a large figure comes to rest, and those under it make room (OP-4). Saves call it 'settle'. */
interface MakeRoomFrame extends Frame {
  figure: string
  /** Marines that were displaced. */
  moved: string[]
  /** Being placed now. */
  who: string
}

const under = (g: DoomState, large: Figure): Figure[] =>
  g.figures.filter(f => !isLarge(f) && f.at.some(space => large.at.includes(space)))

/** Must anybody make room? */
export function crowded(g: DoomState, f: Figure): boolean {
  return isLarge(f) && under(g, f).length > 0
}

export const makeRoom = flow<MakeRoomFrame>('settle', {
  // D-LARGE-13: all demons first, then the marines, in an order their players choose.
  order: {
    ask: (g, f) => {
      const large = findFigure(g, f.figure)
      if (!large) return null
      const waiting = under(g, large)
      if (waiting.length === 0) return null
      const { seat, figures } = nextPlaced(g, waiting)
      return askOrder(seat, figures)
    },
    pick: (_g, f, choice) => {
      f.who = choice.figure!
    },
  },
  place: {
    ask: (g, f) => {
      const figure = f.who ? findFigure(g, f.who) : undefined
      if (!figure) return null
      return askDisplace(g, figure, 'D-LARGE-12')
    },
    pick: (g, f, choice) => {
      const figure = figureOf(g, f.who)
      if (isMarine(figure)) f.moved.push(f.who)
      f.who = ''
      return thenGoto(displaceTo(g, figure, choice), 'order')
    },
  },
  // OP-47: somebody cannot make room after all, so the large figure itself is placed.
  room: (g, f) => {
    const large = findFigure(g, f.figure)
    if (large && crowded(g, large)) return call(displaceFigure, { figure: f.figure, rule: 'D-LARGE-10' })
  },
  // Crushing Stride and the like.
  answer: (g, f) => {
    const large = findFigure(g, f.figure)
    if (!large || f.moved.length === 0) return
    const frames = contentOf(g)
      .abilitiesOf(large.kind)
      .filter(a => a.timing === 'on-move')
      .map(a => newEffects({ ability: a.id, owner: INVADER, self: f.figure, met: f.moved, auto: true }))
    return inOrder(frames)
  },
})
