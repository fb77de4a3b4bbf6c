import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { glossaryPage, hasForm, LANGUAGES, readGlossary, uses, wordProblems } from '../lib/glossary.mjs'
import { root } from '../lib/root.mjs'

const glossary = readGlossary()
const terms = Object.entries(glossary.terms)

test('docs/rules/glossary.md is the glossary as a page', async () => {
  await expect(glossaryPage(glossary)).toMatchFileSnapshot(join(root, 'docs/rules/glossary.md'))
})

test.each(terms)('%s has a word in every language, the place it comes from, and forms that find it', (_, term) => {
  for (const language of LANGUAGES) {
    const word = term[language]
    expect(word.term).toBeTruthy()
    if (language !== 'en') expect(Object.keys(glossary.sources)).toContain(word.source!.split(':')[0])
    if (word.forms && language !== 'en') expect(uses(word.term, word), `${language}: ${word.term}`).toBe(true)
    for (const other of word.avoid ?? [])
      expect(hasForm(word.term, other), `${other} stands for ${word.term}`).toBe(false)
  }
  if (term.en.forms) for (const language of LANGUAGES) expect(term[language].forms, language).toBeDefined()
})

test('every word of the glossary in the rules of DOOM is in this one', () => {
  const rules = readFileSync(join(root, 'docs/rules/doom.md'), 'utf8')
  const section = rules.slice(rules.indexOf('## 3. Glossary'), rules.indexOf('## 4. '))
  const rows = [...section.matchAll(/^\| (?!English|---)(.*) \|$/gm)].map(([, row]) => row!.split(' | '))
  expect(rows.length).toBeGreaterThan(180)
  const known = (language: 'pl' | 'de' | 'ru', words: string) =>
    terms.some(([, term]) => {
      const { term: word, forms } = term[language]
      return word.toLowerCase().includes(words.toLowerCase()) || (forms ?? []).some(form => hasForm(words, form))
    })
  for (const [, ...cells] of rows)
    for (const [n, language] of (['pl', 'de', 'ru'] as const).entries()) {
      const words = cells[n]!.replace('°', '').replace(/ \(.*\)/, '')
      if (words !== '—') expect(known(language, words), `${language}: ${words}`).toBe(true)
    }
})

test('a translation with another word for a term is found', () => {
  const english = 'The defender suffers 1 damage.'
  const problems = (text: string) => wordProblems(glossary, 'doom', 'pl', english, text)
  expect(problems('Obrońca otrzymuje 1 obrażenie.')).toEqual([])
  expect(problems('Obrońca otrzymuje 1 ranę.')).toEqual(['"damage" is "obrażenia"', '"ran*" for "obrażenia"'])
  expect(problems('Cel otrzymuje 1 obrażenie.')).toEqual(['"defender" is "obrońca"'])
})
