import { wordProblems } from './glossary.mjs'

/** Texts that settle something at the table, where every term counts. Stories and advice may speak freely. */
const RULE = /\.(text|attachTo|traitLimit|commandBonus|objective\.params\.marinesWin|(terms|options)\.\d+)$/

/** What must be the same in every language: figures with their sign, spaces of the map, values of Conquest. */
const SYMBOL = /(?<!\p{L})[+−-]\d+|\d+|\b[A-Z]{1,2}\d{1,2}\b/gu
const symbols = text =>
  (text.match(SYMBOL) ?? [])
    .map(symbol => symbol.replace('−', '-'))
    .sort()
    .join(' ')

/** Letters of two alphabets in one word look right and are not found by a search. */
const MIXED = /[\p{sc=Latin}][\p{sc=Cyrillic}]|[\p{sc=Cyrillic}][\p{sc=Latin}]/u
const FOREIGN = { pl: /\p{sc=Cyrillic}/u, de: /\p{sc=Cyrillic}/u, ru: /[A-Za-z]{2,}/ }
/** Names that stay as they are. */
const LATIN = /\b(BFG|XVI|IV)\b|[A-Z]\d+/g
const ENDING = /[.!?…:]$/

/** What is wrong with one text of a translation, one sentence each. */
export function textProblems({ glossary, game, language, id, english, text }) {
  const problems = []
  if (symbols(english) !== symbols(text))
    problems.push(`has the figures ${symbols(text)}; the English ${symbols(english)}`)
  if (MIXED.test(text) || FOREIGN[language].test(text.replaceAll(LATIN, '')))
    problems.push('has letters of another alphabet')
  if (/"|'[^\p{L}]| {2}|\.\.\./u.test(text)) problems.push('has straight quotes, two spaces or three dots')
  if (ENDING.test(english) !== ENDING.test(text)) problems.push('ends otherwise than the English')
  if (text === english && english.split(' ').length > 3) problems.push('is still English')
  if (RULE.test(id)) problems.push(...wordProblems(glossary, game, language, english, text))
  return problems
}

/**
 * What is wrong with a translation of all texts: what is missing, what is for nothing, and what is said in two ways.
 * @param {{ glossary: object, game: string, language: string, english: ReadonlyMap<string, string>, texts: Record<string, unknown> }} given
 */
export function translationProblems({ glossary, game, language, english, texts }) {
  const problems = []
  const said = new Map()
  for (const [id, words] of english) {
    const text = texts[id]
    if (typeof text !== 'string') {
      problems.push(`${id}: is missing`)
      continue
    }
    for (const problem of textProblems({ glossary, game, language, id, english: words, text }))
      problems.push(`${id}: ${problem}`)
    const before = said.get(words)
    if (before && before.text !== text) problems.push(`${id}: the same English as ${before.id}, in other words`)
    said.set(words, before ?? { id, text })
  }
  for (const id of Object.keys(texts)) {
    const thing = id.replace(/forms$/, 'name')
    if (!english.has(id) && !(id.endsWith('.forms') && english.has(thing)))
      problems.push(`${id}: is the text of nothing`)
  }
  return problems
}
