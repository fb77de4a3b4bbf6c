import { call, end, type Frame, inOrder } from '@redoubt/kernel'
import { respawnPlaces } from '../board/places.ts'
import { boardOf, figuresAt, occupancy, tableOf } from '../board/positions.ts'
import { offer } from '../match/choices.ts'
import { decide } from '../match/decisions.ts'
import { emit } from '../match/events.ts'
import { figureOf, isDemon } from '../match/figures.ts'
import { flow } from '../match/flow.ts'
import { displaceFigure } from '../match/procedures.ts'
import type { DoomState, Figure } from '../match/state.ts'
import { roomFor } from './displace.ts'
import { outlivesTelefrag } from './kill.ts'
import { activateTeleporter, clash, survivor } from './movement.ts'

/** D-RESPAWN: a killed marine comes back on an active teleporter. */
interface RespawnFrame extends Frame {
  marine: string
  teleporter: number
  space: number
}

/** OP-33, OP-47: does a demon that survives leave no room on the teleporter or anywhere within reach? */
const isShutOut = (g: DoomState, marine: Figure): boolean =>
  figuresAt(g, marine.at[0]!).some(other => isDemon(other) && outlivesTelefrag(g, other, marine)) &&
  roomFor(g, marine).length === 0

export const respawn = flow<RespawnFrame>('respawn', {
  teleporter: {
    ask: (g, f) => {
      const active = g.teleporters.filter(t => t.active)
      if (active.length === 0) return null // OP-33
      const board = boardOf(g)
      return decide(
        f.marine,
        'respawn',
        'D-RESPAWN-2',
        active.map(t => offer.respawn(board.name(t.at), { space: t.at })),
      )
    },
    pick: (g, f, choice) => {
      f.teleporter = boardOf(g).at(choice.to!)
    },
  },
  // D-RESPAWN-4, 5: another marine keeps the teleporter.
  place: {
    ask: (g, f) => {
      if (f.teleporter < 0) return null
      const active = g.teleporters.filter(t => t.active).map(t => t.at)
      const spaces = respawnPlaces(tableOf(g), f.teleporter, occupancy(g), active)
      if (spaces.length === 0) return null
      const board = boardOf(g)
      return decide(
        f.marine,
        'respawn-space',
        'D-RESPAWN-5',
        spaces.map(space => offer.respawnBeside(board.name(space), { space })),
      )
    },
    pick: (g, f, choice) => {
      f.space = boardOf(g).at(choice.to!)
    },
  },
  // D-RESPAWN-3, D-TELEFRAG-3: a demon on that space is killed.
  frag: (g, f) => {
    if (f.space < 0) return end
    const marine = figureOf(g, f.marine)
    marine.at = [f.space]
    if (isShutOut(g, marine)) {
      marine.at = []
      return end
    }
    emit('placed', { figure: f.marine, at: [f.space], how: 'respawn' })
    return clash(g, marine, true)
  },
  aside: (g, f) =>
    survivor(g, figureOf(g, f.marine)) ? call(displaceFigure, { figure: f.marine, rule: 'D-TELEFRAG-4' }) : undefined,
  arrive: (g, f) => inOrder(activateTeleporter(g, figureOf(g, f.marine))), // OP-22
})
