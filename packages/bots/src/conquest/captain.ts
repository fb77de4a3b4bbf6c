import type { Conquest, ConquestState } from '@redoubt/conquest'
import { fastRandom } from '@redoubt/kernel'
import type { Bot } from '../bot.ts'
import type { Reason } from '../reason.ts'
import { type CompareTerms, compare } from '../search/compare.ts'
import { paceOf } from '../search/pace.ts'
import { conquestAdapter } from './adapter.ts'
import { cadetAdvice, keyOf, sentence } from './cadet.ts'

/** All options see one world, the better ones three. */
const TERMS: CompareTerms = { stages: [1, 2], keep: 0.25, favour: 0.01 }

/** Level 2 of Conquest: tries every option in a few imagined worlds up to the next round and takes the best. */
export function captain(seed: number | string, terms: Partial<CompareTerms> = {}): Bot<Conquest> {
  const random = fastRandom(seed)
  let latest = () => 'Nothing has been decided yet.'
  let because: Reason | null = null
  return {
    async choose(view, decision, ctx) {
      const thumb = cadetAdvice(view, decision, ctx.seat)
      const favourite = keyOf(thumb.pick)
      latest = () => sentence(thumb)
      because = { why: thumb.reason, values: {} }
      const { options } = decision
      if (!ctx.imagine || options!.length === 1) return favourite
      const imagine = ctx.imagine as (r: typeof random) => ConquestState
      const question = { seat: ctx.seat, keys: options!.map(option => option.key), favourite }
      const found = await compare(conquestAdapter, imagine, question, random, paceOf(ctx), { ...TERMS, ...terms })
      const [top, second] = found
      if (!top || top.worlds === 0) return favourite
      latest = () => {
        if (top.key === favourite) return sentence(thumb)
        const rival = second && second.worlds > 0 ? `, ${second.key} only to ${percent(second.value)}` : ''
        return `${top.key}: in ${top.worlds} imagined worlds it leads to ${percent(top.value)}${rival}.`
      }
      because = {
        ...{ why: top.key === favourite ? thumb.reason : null, values: {} },
        searched: { value: top.value, next: second && second.worlds > 0 ? second.value : null, games: top.worlds },
      }
      return top.key
    },
    explain: () => latest(),
    reason: () => because,
  }
}

export function percent(value: number): string {
  return `${Math.round(100 * value)} %`
}
