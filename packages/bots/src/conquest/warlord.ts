import type { Conquest, ConquestState } from '@redoubt/conquest'
import { fastRandom } from '@redoubt/kernel'
import type { Bot } from '../bot.ts'
import { LADDERS } from '../ladder.ts'
import type { Reason } from '../reason.ts'
import { paceOf } from '../search/pace.ts'
import { purse } from '../search/purse.ts'
import { SEARCH_TERMS, type SearchResult, type SearchTerms, search, type Tree } from '../search/search.ts'
import { conquestAdapter } from './adapter.ts'
import { cadetAdvice, keyOf, sentence } from './cadet.ts'
import { percent } from './captain.ts'

/** Milliseconds for one decision, if the table sets no less. */
export const WARLORD_TIME = LADDERS.conquest[3].time

/** When it is clear what to do nobody has to wait any longer. */
const TERMS: SearchTerms = { ...SEARCH_TERMS, clear: 0.95 }

/** What is already known about these options, if the latest search looked at this very decision; else nothing. */
const fitting = (tree: Tree | null, options: ReadonlyArray<{ key: string }>): Tree =>
  tree && tree.size === options.length && options.every(option => tree.has(option.key)) ? tree : new Map()

export interface Searcher extends Bot<Conquest> {
  /** What the latest search found and how fast it was; null if there was none. */
  searched(): SearchResult | null
}

/** Level 3 of Conquest: searches imagined worlds until the time is up. */
export function warlord(seed: number | string, terms: Partial<SearchTerms> & { time?: number } = {}): Searcher {
  const random = fastRandom(seed)
  let latest = () => 'Nothing has been decided yet.'
  let because: Reason | null = null
  let result: SearchResult | null = null
  let kept: Tree | null = null
  const time = purse()
  return {
    async choose(view, decision, ctx) {
      const thumb = cadetAdvice(view, decision, ctx.seat)
      const favourite = keyOf(thumb.pick)
      latest = () => sentence(thumb)
      because = { why: thumb.reason, values: {} }
      result = null
      if (!ctx.imagine || decision.options!.length === 1) return favourite
      const imagine = ctx.imagine as (r: typeof random) => ConquestState
      const pace = paceOf(ctx, time.take(ctx.now(), terms.time ?? ctx.think ?? WARLORD_TIME))
      const known = fitting(kept, decision.options!)
      const found = await search(conquestAdapter, imagine, random, pace, { ...TERMS, ...terms }, known)
      time.close(ctx.now())
      result = found
      const [top, second] = found.tried
      kept = top ? found.below(top.key) : null
      if (!top) return favourite
      latest = () => {
        const rival = second ? `, ${second.key} to ${percent(second.value)} in ${second.visits}` : ''
        return `${top.key}: it leads to ${percent(top.value)} in ${top.visits} imagined games${rival}.`
      }
      because = {
        ...{ why: top.key === favourite ? thumb.reason : null, values: {} },
        searched: { value: top.value, next: second?.value ?? null, games: top.visits },
      }
      return top.key
    },
    explain: () => latest(),
    reason: () => because,
    searched: () => result,
  }
}
