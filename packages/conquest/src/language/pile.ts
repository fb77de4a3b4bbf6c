import type { Use } from '../abilities/use.ts'
import type { ConquestState } from '../match/state.ts'
import type { Place } from './basic.ts'

/** The pile of yours that a place means. */
export function pileOf(g: ConquestState, use: Use, at: Place): readonly number[] {
  if (at === 'your-hand') return use.hand ?? g.players[use.you].hand
  return at === 'your-discard' ? g.players[use.you].discard : []
}
