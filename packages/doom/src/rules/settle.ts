import { decide, end, type Frame, inOrder, thenGoto } from '@redoubt/kernel'
import { newEffects } from '../abilities/frames.ts'
import { isFlying } from '../abilities/values.ts'
import { displace } from '../board/displace.ts'
import { DEMON, FLYING, MARINE } from '../board/occupancy.ts'
import { boardOf, occupancy, tableOf } from '../board/positions.ts'
import type { DoomChoice } from '../match/choices.ts'
import { say } from '../match/events.ts'
import { contentOf, figureOf, findFigure, isDemon, isLarge, isMarine, onMap, seatOf } from '../match/figures.ts'
import { flow } from '../match/flow.ts'
import { type DoomState, type Figure, INVADER } from '../match/state.ts'
import { activateTeleporter } from './movement.ts'

/** D-LARGE-9 to 14: a large figure comes to rest, and those under it make room (OP-4). */
export interface SettleFrame extends Frame {
  figure: string
  /** Marines that were displaced. */
  moved: string[]
  /** Being placed now. */
  who: string
}

const under = (g: DoomState, large: Figure): Figure[] =>
  g.figures.filter(f => f !== large && !isLarge(f) && f.at.some(space => large.at.includes(space)))

/** Must anybody make room? */
export function crowded(g: DoomState, f: Figure): boolean {
  return isLarge(f) && under(g, f).length > 0
}

export const settle = flow<SettleFrame>('settle', {
  // D-LARGE-13: all demons first, then the marines, in an order their players choose.
  order: {
    ask: (g, f) => {
      const large = findFigure(g, f.figure)
      if (!large || !onMap(large)) return null
      const waiting = under(g, large)
      if (waiting.length === 0) return null
      const demons = waiting.filter(isDemon)
      const now = demons.length > 0 ? demons : waiting
      const options: DoomChoice[] = now.map(w => ({ do: 'displace', figure: w.id }))
      const chooser =
        demons.length > 0 ? INVADER : (g.marines.find(m => now.some(w => w.id === m.id))?.id ?? g.marines[0]!.id)
      return decide(chooser, 'displace-order', 'D-LARGE-13', options)
    },
    pick: (_g, f, choice) => {
      f.who = choice.figure!
    },
  },
  place: {
    ask: (g, f) => {
      const figure = f.who ? findFigure(g, f.who) : undefined
      if (!figure) return null
      const board = boardOf(g)
      const marks = isDemon(figure) ? DEMON | (isFlying(g, figure) ? FLYING : 0) : MARINE
      const active = isMarine(figure) ? g.teleporters.filter(t => t.active).map(t => t.at) : []
      const spaces = displace(tableOf(g), marks, figure.at[0]!, occupancy(g), active)
      if (spaces.length === 0) return null
      const options: DoomChoice[] = spaces.map(space => ({ do: 'place', to: board.name(space) }))
      const chooser = figure.kind === 'drone' ? g.marines[0]!.id : seatOf(figure)
      return decide(chooser, 'displace', 'D-LARGE-12', options, { about: { figure: f.who } })
    },
    pick: (g, f, choice) => {
      const figure = figureOf(g, f.who)
      const to = boardOf(g).at(choice.to!)
      figure.at = [to]
      say('displaced', { figure: f.who, at: to })
      if (isMarine(figure)) f.moved.push(f.who)
      f.who = ''
      // OP-22: a marine placed on an inactive teleporter activates it.
      const frames = isMarine(figure) ? activateTeleporter(g, figure) : []
      return thenGoto(inOrder(frames), 'order')
    },
  },
  // Crushing Stride and the like.
  answer: (g, f) => {
    const large = findFigure(g, f.figure)
    if (!large || f.moved.length === 0) return end
    const frames = contentOf(g)
      .abilitiesOf(large.kind)
      .filter(a => a.timing === 'on-move')
      .map(a => newEffects({ ability: a.id, owner: INVADER, self: f.figure, met: f.moved, auto: true }))
    return inOrder(frames)
  },
})
