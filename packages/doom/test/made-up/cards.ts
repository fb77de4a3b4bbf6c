import { below, fastRandom } from '@redoubt/kernel'
import { abilitiesOfCard } from '../../src/content/ability.ts'
import { readBox } from '../../src/content/box.ts'
import { checkEntries } from '../../src/content/check/index.ts'
import { type Content, contentOf } from '../../src/content/content.ts'
import type { Entries } from '../../src/content/files.ts'
import { mergeEntries } from '../../src/content/pack/merge.ts'
import { emptyEntries, type Path, parseFiles, problemText } from '../../src/content/parse.ts'
import { ASKED } from '../../src/language/asked.ts'
import { condition } from '../../src/language/condition.ts'
import { cost } from '../../src/language/cost.ts'
import { TIMINGS, type Timing } from '../../src/language/timings.ts'
import type { Word } from '../../src/language/word.ts'
import { WORDS } from '../../src/language/words/index.ts'
import { BEARERS, type Bearer, type Files, MISSION, OBJECTIVE, type Spoken, THREAT } from './bearers.ts'
import { anyValue, type Chance, oneOf, percent } from './values.ts'

/** Cards whose text is put together at random from the words of the language, one ability each. */

export interface Made {
  id: string
  bearer: Bearer
  spoken: Spoken
  files: Files
}

export const OPS: readonly string[] = WORDS.map(word => word.op)

export function madeUp(op: string, bearer: Bearer, n: number): Made {
  const id = `x-${bearer}-${op.toLowerCase()}-${n}`
  const spoken = speak({ random: fastRandom(id) }, op, bearer, id)
  return { id, bearer, spoken, files: BEARERS[bearer](id, spoken) }
}

/** So many of each word on each kind of card; one where that kind may not use it, and more where few kinds may. */
export function madeUpCards(from: number, to: number): Made[] {
  const each = (word: Pick<Word, 'op' | 'from'>, bearer: Bearer) => {
    const length = !word.from ? to - from : word.from.includes(bearer) ? 3 * (to - from) : 1
    return Array.from({ length }, (_, n) => madeUp(word.op, bearer, 3 * from + n))
  }
  return WORDS.flatMap(word => (Object.keys(BEARERS) as Bearer[]).flatMap(bearer => each(word, bearer)))
}

/** Of a hundred timings and costs so many are among those that the kind of card allows. */
const ALLOWED = 90

function speak(chance: Chance, op: string, bearer: Bearer, id: string): Spoken {
  const word = WORDS.find(one => one.op === op)!
  const asked = [...ASKED[bearer]]
  const timing = percent(chance, ALLOWED) ? likely(chance, word, asked) : oneOf(chance, TIMINGS)
  const price = percent(chance, 30) ? (anyValue(chance, cost) as Spoken['cost']) : {}
  if (bearer === 'glory' && percent(chance, ALLOWED)) price.discardThis = true
  const more = percent(chance, 20) ? [companion(id)] : []
  return {
    timing,
    cost: price,
    limit: percent(chance, 10) ? 'once-per-activation' : null,
    if: percent(chance, 15) ? [anyValue(chance, condition) as object] : [],
    effects: [word, ...more].map(one => {
      const said = anyValue(chance, one.schema) as Spoken['effects'][number]
      return timing === 'passive' && percent(chance, ALLOWED) ? alwaysSo(said) : said
    }),
  }
}

/** Said as what is always in force is said: hardly any by chance is. */
function alwaysSo({ at: _a, optional: _o, limit: _l, if: _i, ...said }: Spoken['effects'][number]) {
  const who = 'who' in said && said.op !== 'modifyStagger' ? { who: 'self' } : {}
  return { ...said, ...who, ...('until' in said ? { until: 'permanent' } : {}) } as Spoken['effects'][number]
}

/** Another word beside the first, by lot: a word that is new to the language changes few of the cards there are. */
function companion(id: string): (typeof WORDS)[number] {
  const lots = WORDS.map(word => below({ random: fastRandom(`${id} ${word.op}`) }, 1_000_000))
  return WORDS[lots.indexOf(Math.max(...lots))]!
}

/** A moment at which the word may mean something, where it says so. */
function likely(chance: Chance, word: Pick<Word, 'stays' | 'moments'>, asked: readonly Timing[]): Timing {
  if (word.stays && percent(chance, word.stays === 'always' ? 100 : 40)) return 'passive'
  const fitting = asked.filter(timing => word.moments?.includes(timing))
  return oneOf(chance, fitting.length > 0 && percent(chance, 70) ? fitting : asked)
}

/** What the loader says about each card: nothing, or why it is refused. */
export function judge(cards: readonly Made[]): Map<string, string[]> {
  const said = new Map<string, string[]>(cards.map(card => [card.id, []]))
  const fine: Entries[] = []
  const sources = new Map<object, { file: string; path: Path }>()
  for (const { id, files } of cards) {
    const { entries, problems } = parseFiles(files)
    said.get(id)!.push(...problems.map(problemText))
    if (problems.length > 0) continue
    fine.push(entries)
    for (const list of Object.values(entries))
      for (const entry of list ?? []) sources.set(entry, { file: id, path: [] })
  }
  const made = together(fine)
  // The operation lists its missions: a made-up one takes the place of one of the box only when it is played.
  const all = mergeEntries(readBox().entries, { ...made, missions: [] })
  const listed = all.operations.map(one => ({ ...one, missions: [...one.missions, ...made.missions.map(m => m.id)] }))
  const world = { ...all, missions: [...all.missions, ...made.missions], operations: listed }
  for (const { file, path, message } of checkEntries(world, sources, [])) said.get(file)?.push(`${path}: ${message}`)
  return said
}

function together(list: readonly Entries[]): Entries {
  const all: Record<string, unknown> = {}
  for (const key of Object.keys(emptyEntries()) as Array<keyof Entries>)
    all[key] = key === 'winning' ? null : list.flatMap(entries => entries[key] as object[])
  return all as unknown as Entries
}

/** The box with the card in it, or with the card without its text. */
export function contentWith({ id, files }: Made, blank = false): Content {
  const { entries } = parseFiles(files)
  for (const card of entries.objectives) card.id = OBJECTIVE
  for (const card of entries.threats) card.id = THREAT
  for (const mission of entries.missions) mission.id = MISSION
  if (blank)
    for (const { ability } of abilitiesOfCard(entries)) if (ability.id.startsWith(id)) ability.effects.length = 0
  return contentOf(`made-up ${id}${blank ? ' blank' : ''}`, mergeEntries(readBox().entries, entries))
}
