import { pieceOf } from '../board/board.ts'
import type { Ref } from '../match/said.ts'
import type { ConquestState } from '../match/state.ts'
import type { Use } from './use.ts'

/** The card a reference means; -1 if there is none. */
export function cardFor(g: ConquestState, use: Use, ref: Ref): number {
  switch (ref) {
    case 'self':
      return use.self
    case 'host':
      return pieceOf(g, use.self)?.host ?? -1
    case 'event.unit':
    case 'event.card':
      return use.event?.card ?? -1
    case 'event.defender':
      return use.event?.defender ?? -1
    default:
      return use.picks[ref] ?? -1
  }
}
