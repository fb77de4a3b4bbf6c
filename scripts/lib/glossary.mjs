import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/**
 * @typedef {{ term: string, forms?: string[], avoid?: string[], source?: string }} Word
 * @typedef {'en' | 'pl' | 'de' | 'ru'} Language
 * @typedef {{ section: string } & Record<Language, Word>} Term
 * @typedef {{ sources: Record<string, string>, terms: Record<string, Term> }} Glossary
 */

/** @type {Language[]} */
export const LANGUAGES = ['en', 'pl', 'de', 'ru']

/** @returns {Glossary} The words that players know, in four languages, by `game.term`. */
export function readGlossary() {
  return JSON.parse(readFileSync(join(root, 'docs/rules/glossary.json'), 'utf8'))
}

const patterns = new Map()

/** Finds any of these words; `*` stands for any ending or beginning of letters. */
function patternOf(forms) {
  const name = forms.join('|')
  let pattern = patterns.get(name)
  if (!pattern) {
    const body = name.replaceAll(/[.+?^${}()[\]\\]/g, '\\$&').replaceAll('*', '[\\p{L}\\p{M}]*')
    patterns.set(name, (pattern = new RegExp(`(?<![\\p{L}\\p{M}])(?:${body})(?![\\p{L}\\p{M}])`, 'iu')))
  }
  return pattern
}

/** Whether a text has a word in one of its forms. */
export const hasForm = (text, form) => patternOf([form]).test(text)

/** @param {string} text @param {Word} word */
export const uses = (text, { forms = [] }) => forms.length > 0 && patternOf(forms).test(text)

/** The terms of a game, and all words that must not stand for them in a language. */
const games = new WeakMap()

function gameOf(glossary, game, language) {
  const known = games.get(glossary) ?? new Map()
  games.set(glossary, known)
  const name = `${game} ${language}`
  if (!known.has(name)) {
    const terms = Object.entries(glossary.terms).filter(([id]) => id.startsWith(`${game}.`))
    const asked = terms.filter(([, term]) => term.en.forms && term[language].forms)
    const avoided = terms.filter(([, term]) => term[language].avoid)
    const any = avoided.flatMap(([, term]) => term[language].avoid)
    known.set(name, { asked, avoided, any: any.length > 0 ? patternOf(any) : null })
  }
  return known.get(name)
}

/**
 * Where a translation leaves the words that players know: a term of the English that it says otherwise, a word that stands
 * for another. Only terms with forms are looked for.
 * @param {Glossary} glossary @param {string} game @param {Language} language @param {string} english @param {string} text
 * @returns {{ id: string, problem: string }[]}
 */
export function wordFaults(glossary, game, language, english, text) {
  const { asked, avoided, any } = gameOf(glossary, game, language)
  const plain = english.toLowerCase()
  // Most terms are not there: that is seen sooner than with a pattern.
  const mayUse = ({ forms }) => forms.some(form => plain.includes(form.replaceAll('*', '').toLowerCase()))
  const faults = asked
    .filter(([, term]) => mayUse(term.en) && uses(english, term.en) && !uses(text, term[language]))
    .map(([id, term]) => ({ id, problem: `"${term.en.term}" is "${term[language].term}"` }))
  if (!any?.test(text)) return faults
  for (const [id, term] of avoided)
    for (const other of term[language].avoid)
      if (hasForm(text, other)) faults.push({ id, problem: `"${other}" for "${term[language].term}"` })
  return faults
}

/** The same as sentences. @type {(...about: Parameters<typeof wordFaults>) => string[]} */
export const wordProblems = (...about) => wordFaults(...about).map(({ problem }) => problem)

const NAMES = { en: 'English', pl: 'Polski', de: 'Deutsch', ru: 'Русский' }
const GAMES = { doom: 'DOOM', conquest: 'Conquest' }

/** docs/rules/glossary.md */
export function glossaryPage({ sources, terms }) {
  const lines = [
    '# Glossary',
    '',
    'The words of both games in four languages, as the people who own the boxes know them, and the place each word comes from. Made from',
    '[glossary.json](glossary.json), which also knows the forms of each word and the words that must not stand for it; tests hold the texts',
    'of cards and missions, the messages of the screens and the book to it, but for those that [glossary-otherwise.json](glossary-otherwise.json)',
    'excuses. To change a word, change it there, then `npx vitest run scripts/test/glossary.test.ts -u`.',
    '',
    '| Place | Is |',
    '|---|---|',
    ...Object.entries(sources).map(([name, meaning]) => `| ${name} | ${meaning} |`),
  ]
  let game = ''
  let section = ''
  for (const [id, term] of Object.entries(terms)) {
    const [its] = id.split('.')
    if (its !== game) lines.push('', `## ${GAMES[(game = its)]}`)
    if (term.section !== section) {
      section = term.section
      lines.push(
        '',
        `### ${section}`,
        '',
        `| ${LANGUAGES.map(language => NAMES[language]).join(' | ')} |`,
        '|---|---|---|---|',
      )
    }
    lines.push(`| ${LANGUAGES.map(language => cell(term[language])).join(' | ')} |`)
  }
  return `${lines.join('\n')}\n`
}

const cell = ({ term, source }) => (source ? `${term}<br><small>${source}</small>` : term)
