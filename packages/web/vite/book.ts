import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const HEADING = /^(#{1,2}) .+ \{([a-z0-9-]+)\}$/
const FACT = /^\[\w+: .+\]$/

/** Where a line of a book stands: chapter and section. */
function* placed(markdown: string): Generator<[line: string, place: string, isSection: boolean]> {
  let chapter = ''
  let section = ''
  for (const line of markdown.split('\n')) {
    const [, marks, id = ''] = HEADING.exec(line.trim()) ?? []
    if (marks === '#') chapter = id
    if (marks === '##') section = id
    yield [line, `${chapter}/${section}`, marks === '##']
  }
}

/** A translation with the drawings, rules, icons and links of its sections, which stand in the English book only. */
export function withFacts(markdown: string, english: string): string {
  const facts = new Map<string, string[]>()
  for (const [line, place] of placed(english))
    if (FACT.test(line.trim())) facts.set(place, [...(facts.get(place) ?? []), line])
  return [...placed(markdown)]
    .flatMap(([line, place, isSection]) => (isSection ? [line, ...(facts.get(place) ?? [])] : [line]))
    .join('\n')
}

/** Whoever reads a book in another language fetches no English one. */
export function book(): Plugin {
  return {
    name: 'redoubt-book',
    enforce: 'pre',
    load(id) {
      const [, folder, language, game] = /^(.*\/book)\/(\w\w)\/(\w+)\.md\?raw$/.exec(id) ?? []
      if (!folder || language === 'en') return null
      const [own, english] = [language, 'en'].map(each => `${folder}/${each}/${game}.md`) as [string, string]
      for (const file of [own, english]) this.addWatchFile(file)
      return `export default ${JSON.stringify(withFacts(readFileSync(own, 'utf8'), readFileSync(english, 'utf8')))}`
    },
  }
}
