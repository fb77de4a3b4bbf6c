import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { IntlMessageFormat } from 'intl-messageformat'
import { wordFaults } from './glossary.mjs'
import { root } from './root.mjs'

const FOLDER = join(root, 'packages/web/messages')
/** English is the reference: what it has, every language has. */
const PARTS = readdirSync(join(FOLDER, 'en'))
  .map(file => file.replace(/\.json$/, ''))
  .sort()

/** Every message of a language by its key, and the part it stands in. */
export function readMessages(language) {
  const messages = new Map()
  for (const part of PARTS) {
    const file = JSON.parse(readFileSync(join(FOLDER, language, `${part}.json`), 'utf8'))
    for (const [key, text] of Object.entries(file)) messages.set(key, { part, text })
  }
  return messages
}

/** A form of a name is asked for as `target_acc`, `name_many_gen`, `who_gender`: the variable is `target`. */
const FORM = /_(?:many_)?(?:nom|gen|dat|acc|ins|loc|gender)$/i

/** The variables of a message with the words of their selects, and the categories of its plurals. */
export function shapeOf(text, language) {
  const variables = new Map()
  const plurals = []
  const walk = elements => {
    for (const { type, value, options, pluralType } of elements) {
      if (type === 0 || type === 7) continue
      const name = value.replace(FORM, '')
      const words = variables.get(name) ?? new Set()
      variables.set(name, words)
      if (type === 5 && name === value) for (const word of Object.keys(options)) words.add(word)
      if (type === 6 && pluralType === 'cardinal') plurals.push({ name: value, categories: Object.keys(options) })
      for (const option of Object.values(options ?? {})) walk(option.value)
    }
  }
  walk(new IntlMessageFormat(text, language, undefined, { ignoreTag: true }).getAst())
  return { variables, plurals }
}

/** Letters of two alphabets in one word look right and are not found by a search. */
const MIXED = /[\p{sc=Latin}][\p{sc=Cyrillic}]|[\p{sc=Cyrillic}][\p{sc=Latin}]/u
const ENDING = /[.!?…:]$/
/** `{name_Nom}` begins with a capital; in the middle of a sentence it would say "die Die Orks". */
const INNER_CAPITAL = /[\p{L},;] [*„«]*\{(\w+_(?:many_)?(?:Nom|Gen|Dat|Acc|Ins|Loc))\b/u
/** In a plural within a plural # is the inner number: whoever writes it for none means the outer one. */
const NUMBER_OF_NONE = /=0 \{#/

/** The pieces of a message that people read. */
function plain(text, language) {
  const pieces = elements =>
    elements.flatMap(({ type, value, options }) =>
      type === 0 ? value : Object.values(options ?? {}).flatMap(option => pieces(option.value)),
    )
  return pieces(new IntlMessageFormat(text, language, undefined, { ignoreTag: true }).getAst()).join(' ')
}

/**
 * Messages that say a term otherwise on purpose: under a language its own choice ("ginie" for "is killed"), under `en` an English word that is no
 * term there ("fire!", "ready-made"). `conquest.decks.*` stands for all that begins so.
 * @type {Record<string, Record<string, string>>}
 */
const OTHERWISE = JSON.parse(readFileSync(join(root, 'docs/rules/glossary-otherwise.json'), 'utf8'))

/** Whose words a message uses: of a page that both games share it shows in the key; those of no game are not looked at. */
const GAMES = [
  [/^(conquest|coach\.conquest|hint\.conquest|switch)\./, 'conquest'],
  [/^learn\.(deploy|commit|battle|reactions|building|hint\.conquest)\./, 'conquest'],
  [/^puzzles\.(goal\.(destroy|planet)$|given-conquest)/, 'conquest'],
  [/^(doom|coach\.doom|hint\.doom|learn|operation|companion|puzzles|referee|review|open-point|statistics)\./, 'doom'],
  [/^setup\.(planets|seats-conquest|start-conquest|deck|opponent)/, 'conquest'],
  [/^setup\./, 'doom'],
]
export const gameOf = (part, key) => GAMES.find(([pattern]) => pattern.test(key))?.[1] ?? part

/** What this message says in other words than the glossary, whether it may or not. */
function termFaults(glossary, language, key, part, english, text) {
  const game = gameOf(part, key)
  return language === 'en' ? [] : wordFaults(glossary, game, language, plain(english, 'en'), plain(text, language))
}

/** Terms that a message, or a section of the book (`book.GAME.SECTION`), may say in its own way. */
export const freeTerms = (language, key) =>
  ['en', language]
    .flatMap(where => Object.entries(OTHERWISE[where]))
    .filter(([name]) => name === key || (name.endsWith('*') && key.startsWith(name.slice(0, -1))))
    .flatMap(([, terms]) => terms.split(' '))

/** What is wrong with one message of a translation, one sentence each. */
export function messageProblems({ glossary, language, key, english, text, part }) {
  const problems = []
  let shape
  try {
    shape = shapeOf(text, language)
  } catch (error) {
    return [`cannot be said: ${error.message}`]
  }
  const wanted = shapeOf(english, 'en')
  for (const [name, words] of wanted.variables) {
    const said = shape.variables.get(name)
    if (!said) problems.push(`forgets {${name}}`)
    else if (words.size > 0 && said.size > 0)
      for (const word of words) if (!said.has(word)) problems.push(`{${name}} forgets "${word}"`)
  }
  for (const name of shape.variables.keys()) if (!wanted.variables.has(name)) problems.push(`invents {${name}}`)
  const rules = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  for (const { name, categories } of shape.plurals) {
    if (
      language !== 'de' &&
      language !== 'en' &&
      categories.includes('few') &&
      !categories.some(word => word === 'one' || word === '=1')
    )
      problems.push(`{${name}} has few without one`)
    for (const category of categories)
      if (!category.startsWith('=') && !rules.includes(category))
        problems.push(`{${name}}: ${language} has no "${category}"`)
  }
  if (text.trim() === '') problems.push('is empty')
  if (MIXED.test(text.replaceAll(/\{[^{}]*\}/g, ''))) problems.push('has letters of another alphabet in a word')
  if (/"| {2}\S|\.\.\./.test(text)) problems.push('has straight quotes, two spaces or three dots')
  if (ENDING.test(english) !== ENDING.test(text) && !english.endsWith('}') && !text.endsWith('}'))
    problems.push('ends otherwise than the English')
  if (language !== 'en' && text === english && plain(english, 'en').trim().split(/\s+/).length > 3)
    problems.push('is still English')
  const [, capital] = INNER_CAPITAL.exec(text) ?? []
  if (capital) problems.push(`{${capital}} begins no sentence`)
  if (NUMBER_OF_NONE.test(text)) problems.push('says # of none')
  const free = freeTerms(language, key)
  for (const { id, problem } of termFaults(glossary, language, key, part, english, text))
    if (!free.includes(id)) problems.push(problem)
  return problems
}

/** What is wrong with the messages of a language: what is missing, for nothing, badly formed or forgotten. */
export function languageProblems(language, glossary) {
  const english = readMessages('en')
  const messages = readMessages(language)
  const problems = []
  for (const [key, { part, text: words }] of english) {
    const found = messages.get(key)
    if (!found || found.part !== part) {
      problems.push(`${language}/${part}: ${key} is missing: "${words}"`)
      continue
    }
    for (const problem of messageProblems({ glossary, language, key, english: words, ...found }))
      problems.push(`${language}/${part}: ${key} ${problem}`)
  }
  for (const [key, { part }] of messages)
    if (!english.has(key)) problems.push(`${language}/${part}: ${key} is for nothing`)
  return problems
}

const PACKAGES = join(root, 'packages')
const RULES = join(root, 'docs/rules')

/** The code of the screens, and what they get their words from: kinds of decisions and events, reasons, levels, refusals. */
const SOURCES = /^(kernel|doom|conquest|bots|host|protocol|server|web)\/src\/.*\.tsx?$/

/** Every piece of text in the code, templates with `*` for what is put in, and the names that code gives to things. */
function literals() {
  const found = new Set()
  for (const file of readdirSync(PACKAGES, { recursive: true })) {
    const path = file.replaceAll('\\', '/')
    if (!SOURCES.test(path)) continue
    const code = readFileSync(join(PACKAGES, file), 'utf8')
    for (const [, text] of code.matchAll(/'([^'\n]*)'/g)) found.add(text)
    for (const [, name] of code.matchAll(/\b(\w+)\??:/g)) found.add(name)
    // Choices are named by templates too: `take-${taken}`.
    if (!path.startsWith('web/') && !path.endsWith('/match/choices.ts')) continue
    for (const [, text] of code.matchAll(/`([^`\n]*)`/g)) found.add(text.replaceAll(/\$\{[^}]*\}/g, '*'))
    for (const [, prefix] of code.matchAll(/satisfies ReadonlyArray<Below<'([^']*)'>>/g)) found.add(`${prefix}*`)
  }
  for (const file of ['doom.md', 'conquest.md'])
    for (const [rule] of readFileSync(join(RULES, file), 'utf8').matchAll(/\b(?:CQ|OP)-[\d.]+\d|\bOP-\d/g))
      found.add(rule)
  return found
}

/**
 * Messages that nothing in the code of the screens can ask for. What is put into a template is a word of the code itself.
 * @param {Iterable<string>} keys
 */
export function unusedMessages(keys = readMessages('en').keys()) {
  const all = [...literals()]
  const plainly = new Set(all.filter(text => !text.includes('*')))
  const patterns = all
    .filter(text => /^[a-z][\w.-]*\*|^\*-[a-z]+$/.test(text))
    .map(text => new RegExp(`^${text.replaceAll('.', '\\.').replaceAll('*', '(.+)')}$`))
  const isSaid = (key, depth = 0) =>
    plainly.has(key) ||
    (depth < 3 &&
      patterns.some(pattern => {
        const [, ...words] = pattern.exec(key) ?? []
        return words.length > 0 && words.every(word => isSaid(word, depth + 1))
      }))
  return [...keys].filter(key => !isSaid(key))
}
