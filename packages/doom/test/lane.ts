import { boardOf } from '../src/board/map.ts'
import type { DoomState } from '../src/match/state.ts'
import { corridor, doom, type Position } from './play.ts'

/** For tests that ask a step of the rules directly: a position of one's own, in alpha's activation. */
export const position = (given: Position): DoomState => structuredClone(doom({ turn: 'alpha', ...given }).state)
export const figure = (g: DoomState, id: string) => g.figures.find(f => f.id === id)!
export const at = (g: DoomState, name: string) => boardOf(g).at(name)

/** Two marines and two imps in a corridor of nine spaces. */
export const lane = (more: Position = {}) =>
  position({
    map: corridor(9),
    alpha: { at: 'a1' },
    bravo: { at: 'b1' },
    charlie: { at: null },
    delta: { at: null },
    demons: { imp: [{ at: 'd1' }, { at: 'h1' }] },
    ...more,
  })

// The cards are read when the first match begins: here already, so that no single test takes so long.
lane()
