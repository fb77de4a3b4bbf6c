import { type Conquest, type ConquestState, conquest } from '@redoubt/conquest'
import { fastRandom, type RandomState } from '@redoubt/kernel'
import type { Bot, BotContext } from '../bot.ts'
import { LADDERS } from '../ladder.ts'
import type { Reason } from '../reason.ts'
import { paceOf } from '../search/pace.ts'
import { purse } from '../search/purse.ts'
import {
  type Found,
  SEARCH_TERMS,
  type SearchResult,
  type SearchTerms,
  search,
  type Tree,
  treesTogether,
} from '../search/search.ts'
import { conquestAdapter } from './adapter.ts'
import { cadetAdvice, keyOf, sentence } from './cadet.ts'
import { percent } from './captain.ts'
import { type Foresight, foresight } from './foresight.ts'

/** Milliseconds for one decision, if the table sets no less. */
export const WARLORD_TIME = LADDERS.conquest[3].time

/** When it is clear what to do nobody has to wait any longer. */
const TERMS: SearchTerms = { ...SEARCH_TERMS, clear: 0.95 }

/** What is already known about these options, if the latest search looked at this very decision; else nothing. */
const fitting = (tree: Tree | null, options: ReadonlyArray<{ key: string }>): Tree =>
  tree && tree.size === options.length && options.every(option => tree.has(option.key)) ? tree : new Map()

export interface Searcher extends Bot<Conquest> {
  /** What the latest search found and how fast it was; null if there was none. */
  searched(): Found | null
  /** Was the position of the latest search thought about while others decided? */
  foresaw(): boolean
}

/** Level 3 of Conquest: searches imagined worlds until the time is up. */
export function warlord(seed: number | string, terms: Partial<SearchTerms> & { time?: number } = {}): Searcher {
  const random = fastRandom(seed)
  let latest = () => 'Nothing has been decided yet.'
  let because: Reason | null = null
  let result: Found | null = null
  let kept: Tree | null = null
  let chosen: string | null = null
  let ahead: Foresight | null = null
  let wasForeseen = false
  const time = purse()
  const searching = (ctx: BotContext, most: number, root: Tree): Promise<SearchResult> =>
    search(conquestAdapter, worldsOf(ctx), random, paceOf(ctx, most), { ...TERMS, ...terms }, root)
  return {
    async choose(view, decision, ctx) {
      const thumb = cadetAdvice(view, decision, ctx.seat)
      const favourite = keyOf(thumb.pick)
      latest = () => sentence(thumb)
      because = { why: thumb.reason, values: {} }
      result = null
      chosen = favourite
      wasForeseen = false
      if (!ctx.imagine || decision.options!.length === 1) return favourite
      const most = time.take(ctx.now(), terms.time ?? ctx.think ?? WARLORD_TIME)
      const foreseen =
        ahead?.known(
          view,
          decision.options!.map(option => option.key),
        ) ?? null
      wasForeseen = foreseen !== null
      const muster = ctx.allies?.(null)
      const own = await searching(ctx, most, foreseen ?? fitting(kept, decision.options!))
      const found = muster ? treesTogether([own, ...((await muster()) as Found[])]) : own
      time.close(ctx.now())
      result = found
      const [top, second] = found.tried
      kept = top ? own.below(top.key) : null
      if (!top) return favourite
      chosen = top.key
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
    foresaw: () => wasForeseen,
    help: async (_, ctx) => {
      const { tried, iterations, perSecond } = await searching(ctx, Number.POSITIVE_INFINITY, new Map())
      return { tried, iterations, perSecond } satisfies Found
    },
    ponder: async ctx => {
      const first = chosen
      if (first === null || !ctx.imagine) return
      const { of } = (ahead = foresight(ctx.seat))
      const after = (r: RandomState) => {
        const world = worldsOf(ctx)(r)
        conquest.hurry(world, first)
        return world
      }
      await search(conquestAdapter, after, random, paceOf(ctx), { ...SEARCH_TERMS, foresee: of }, new Map())
    },
  }
}

const worldsOf = (ctx: BotContext) => ctx.imagine as (r: RandomState) => ConquestState
