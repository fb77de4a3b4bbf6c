import type { ConquestState } from '@redoubt/conquest'
import type { DoomState } from '@redoubt/doom'
import { lead, WEIGHTS } from '../conquest/evaluate.ts'
import { readState } from '../conquest/reading/picture.ts'
import { marinesLead } from '../doom/search/judgement.ts'

export const CHANCE_GAMES = ['doom', 'conquest'] as const
export type ChanceGame = (typeof CHANCE_GAMES)[number]

/** What the chance of a position is made of: the judgement that bots search with, and how late it is. */
export function termsOf(game: ChanceGame, state: DoomState & ConquestState): number[] | null {
  return game === 'doom' ? doomTerms(state) : conquestTerms(state)
}

function doomTerms(g: DoomState): number[] | null {
  const found = marinesLead(g)
  if (found === null) return null
  const stand = Math.max(-6, Math.min(6, found))
  const late = g.round / 10
  return [1, stand, late, stand * late]
}

/** Both seats are alike: whoever leads by as much has the same chance. */
function conquestTerms(g: ConquestState): number[] {
  const stand = lead(readState(g, 'a')) / WEIGHTS.scale
  const late = g.round / 7
  // A small lead says less than its share, a large one more.
  const bent = stand * Math.abs(stand)
  return [stand, stand * late, g.initiative === 0 ? 1 : -1, bent, bent * late]
}
