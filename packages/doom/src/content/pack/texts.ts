import { type Catalogue, explainIssue, finding, formsIn, type Said, wordsIn } from '@redoubt/kernel'
import { catalogue, language } from '../catalogue.ts'
import type { ById, Content } from '../content.ts'
import { type Entries, TEXT_FOLDER } from '../files.ts'
import { MOST_PROBLEMS, type Problem, problemAt } from '../parse.ts'
import { wordsOf } from '../readable.ts'
import { THINGS } from '../things.ts'
import { languageOf } from './paths.ts'

const fileOf = (tag: string): string => `${TEXT_FOLDER}${tag}.json`

/** The languages that a pack brings, each in a file of its own. */
export function readTexts(json: ReadonlyMap<string, unknown>, problems: Problem[]): ById<Catalogue> {
  const texts: Record<string, Catalogue> = Object.create(null)
  for (const [file, value] of json) {
    const tag = languageOf(file)
    if (tag === null) continue
    if (!language.safeParse(tag).success)
      problems.push(problemAt(file, [], 'is called by no language: pl.json or pt-BR.json'))
    const parsed = catalogue.safeParse(value)
    if (parsed.success) texts[tag] = parsed.data
    else
      for (const issue of parsed.error.issues)
        for (const { path, said } of explainIssue(issue, value)) problems.push(problemAt(file, path, said))
  }
  return texts
}

/** Texts of the pack that one of its languages lacks, and texts for what is not there. */
export function textWarnings(content: Content, theirs: Entries): Problem[] {
  const warnings: Problem[] = []
  const warn = (tag: string, path: string, said: Said) => {
    if (warnings.length < MOST_PROBLEMS) warnings.push(problemAt(fileOf(tag), [path], said))
  }
  const wanted = wordsOf(theirs)
  const all = wordsOf(content.entries)
  const named = new Set([...[...all.keys(), ...Object.keys(THINGS)].map(thingOf), ...thingsOf(content.entries)])
  for (const [tag, texts] of Object.entries(content.texts)) {
    if (tag !== content.language)
      for (const id of wanted.keys())
        if (wordsIn(texts, id) === undefined) warn(tag, id, finding`is missing; it is read in ${content.language}`)
    for (const id of Object.keys(texts).filter(id => id !== '$schema')) {
      const thing = thingOf(id)
      const fits = all.has(id) || (named.has(thing) && (id === `${thing}.name` || formsIn(texts, thing) === texts[id]))
      if (!fits) warn(tag, id, 'there is no such text')
    }
  }
  return warnings
}

/** `imp` of `imp.name`. */
const thingOf = (id: string): string => id.slice(0, id.lastIndexOf('.'))

/** What missions name: figures of their own, counters, zones. */
const thingsOf = ({ missions }: Entries): string[] =>
  missions.flatMap(({ objective, counters = [], zones }) => [
    ...(objective.params.boss === undefined ? [] : [objective.params.boss]),
    ...counters.map(counter => counter.id),
    ...Object.keys(zones),
  ])
