import type { ConquestState, ConquestView } from '@redoubt/conquest'
import { fastRandom } from '@redoubt/kernel'
import type { Bot } from '../bot.ts'
import { LADDERS } from '../ladder.ts'
import { paceOf } from '../search/pace.ts'
import { SEARCH_TERMS, type SearchResult, type SearchTerms, search } from '../search/search.ts'
import { conquestAdapter } from './adapter.ts'
import { cadetAdvice, keyOf, sentence } from './cadet.ts'
import { percent } from './captain.ts'

/** Milliseconds for one decision, if the table sets no less. */
export const WARLORD_TIME = LADDERS.conquest[3].time

export interface Searcher extends Bot {
  /** What the latest search found and how fast it was; null if there was none. */
  searched(): SearchResult | null
}

/** Level 3 of Conquest: searches imagined worlds until the time is up. */
export function warlord(seed: number | string, terms: Partial<SearchTerms> & { time?: number } = {}): Searcher {
  const random = fastRandom(seed)
  let latest = () => 'Nothing has been decided yet.'
  let result: SearchResult | null = null
  return {
    async choose(view, decision, ctx) {
      const thumb = cadetAdvice(view as ConquestView, decision, ctx.seat)
      const favourite = keyOf(thumb.pick)
      latest = () => sentence(thumb)
      result = null
      if (!ctx.imagine || decision.options!.length === 1) return favourite
      const imagine = ctx.imagine as (r: typeof random) => ConquestState
      const pace = paceOf(ctx, terms.time ?? ctx.think ?? WARLORD_TIME)
      const found = await search(conquestAdapter, imagine, random, pace, { ...SEARCH_TERMS, ...terms })
      result = found
      const [top, second] = found.tried
      if (!top) return favourite
      latest = () => {
        const rival = second ? `, ${second.key} to ${percent(second.value)} in ${second.visits}` : ''
        return `${top.key}: it leads to ${percent(top.value)} in ${top.visits} imagined games${rival}.`
      }
      return top.key
    },
    explain: () => latest(),
    searched: () => result,
  }
}
