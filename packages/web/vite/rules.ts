import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const PREFIX = 'virtual:rules/'
const TERMS = `\0${PREFIX}terms`

/** The rules as the screens show them are the ones the tests cite: docs/rules, read at build time. */
export function rules(): Plugin {
  return {
    name: 'redoubt-rules',
    resolveId: id => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (id === TERMS) {
        this.addWatchFile(GLOSSARY)
        return `export default ${JSON.stringify(terms())}`
      }
      if (!id.startsWith(`\0${PREFIX}`)) return null
      const file = join(import.meta.dirname, '../../../docs/rules', `${id.slice(PREFIX.length + 1)}.md`)
      this.addWatchFile(file)
      return `export default ${JSON.stringify(readFileSync(file, 'utf8'))}`
    },
  }
}

const GLOSSARY = join(import.meta.dirname, '../../../docs/rules/glossary.json')

/** The words of both games by language, each term first and then its forms: so that the search knows the terms of every language. */
function terms(): Record<string, Record<string, string[]>> {
  const glossary = JSON.parse(readFileSync(GLOSSARY, 'utf8')) as {
    terms: Record<string, Record<string, { term: string; forms?: string[] }>>
  }
  const found: Record<string, Record<string, string[]>> = {}
  for (const [id, entry] of Object.entries(glossary.terms))
    for (const locale of ['en', 'pl', 'de', 'ru']) {
      const word = entry[locale]
      if (word) (found[locale] ??= {})[id] = [word.term, ...(word.forms ?? [])]
    }
  return found
}
