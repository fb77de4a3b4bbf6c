import type { ConquestState, ConquestView } from '@redoubt/conquest'
import { fastRandom } from '@redoubt/kernel'
import type { Bot } from '../bot.ts'
import { type CompareTerms, compare } from '../search/compare.ts'
import { paceOf } from '../search/pace.ts'
import { conquestAdapter } from './adapter.ts'
import { cadetAdvice, keyOf, sentence } from './cadet.ts'

/** All options see one world, the better ones three. */
const TERMS: CompareTerms = { stages: [1, 2], keep: 0.25, favour: 0.01 }

/** Level 2 of Conquest: tries every option in a few imagined worlds up to the next round and takes the best. */
export function captain(seed: number | string, terms: Partial<CompareTerms> = {}): Bot {
  const random = fastRandom(seed)
  let latest = () => 'Nothing has been decided yet.'
  return {
    async choose(view, decision, ctx) {
      const thumb = cadetAdvice(view as ConquestView, decision, ctx.seat)
      const favourite = keyOf(thumb.pick)
      latest = () => sentence(thumb)
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
      return top.key
    },
    explain: () => latest(),
  }
}

export function percent(value: number): string {
  return `${Math.round(100 * value)} %`
}
