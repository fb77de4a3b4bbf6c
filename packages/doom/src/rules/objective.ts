import { call, type Frame, type Next } from '@redoubt/kernel'
import { tokenPlaces } from '../board/places.ts'
import { boardOf, tableOf } from '../board/positions.ts'
import { offer } from '../match/choices.ts'
import { decide } from '../match/decisions.ts'
import { emit } from '../match/events.ts'
import { flow } from '../match/flow.ts'
import type { DoomState } from '../match/state.ts'
import { tokenKind } from './objectives/index.ts'

/** D-OBJECTIVE-4, 5: the token of a killed carrier comes to lie where it stood. */
interface DropFrame extends Frame {
  token: string
  spaces: number[]
}

export const drop = flow<DropFrame>('drop', {
  place: {
    ask: (g, f) => {
      const spaces = new Set(f.spaces.flatMap(space => tokenPlaces(tableOf(g), space)))
      if (spaces.size === 0) return null
      const board = boardOf(g)
      const options = [...spaces].map(space => offer.place(board.name(space)))
      return decide(g.marines[0]!.id, 'drop-token', 'D-OBJECTIVE-4', options, { about: { token: f.token } })
    },
    pick: (g, f, choice) => {
      const token = g.objectives.find(o => o.id === f.token)!
      token.at = boardOf(g).at(choice.to!)
      emit('objective', { token: f.token, change: 'dropped', at: token.at })
    },
  },
})

/** Samples are gained at once and never dropped (the objective card beats D-OBJECTIVE-4). */
export function dropToken(g: DoomState, token: string, spaces: number[]): Next {
  const o = g.objectives.find(other => other.id === token)
  if (!o || !tokenKind(o.kind).onMap) return undefined
  return call(drop, { token, spaces })
}
