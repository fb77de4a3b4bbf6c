import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findRule, rulebook, searchRules } from '../src/rules/law/rulebook.ts'

const read = (name: string) => readFileSync(join(import.meta.dirname, '../../../docs/rules', `${name}.md`), 'utf8')
const books = { doom: rulebook(read('doom')), conquest: rulebook(read('conquest')) }

test.each([
  ['doom', /^- \*\*(D-[A-Z]+-\d+)/gm],
  ['conquest', /^- \*\*(CQ-\d+\.\d+)/gm],
] as const)('every rule of %s is on the page, once, with words', (game, pattern) => {
  const ids = [...read(game).matchAll(pattern)].map(found => found[1]!)
  expect(ids.length).toBeGreaterThan(200)
  const shown = books[game].flatMap(chapter => chapter.rules)
  for (const id of ids) {
    const rules = shown.filter(rule => rule.id === id)
    expect(rules.map(rule => rule.id)).toEqual([id])
    expect(rules[0]!.text.length).toBeGreaterThan(10)
  }
})

test('where a rule was found in the booklets is not shown to players', () => {
  for (const { rules } of books.doom) for (const { text } of rules) expect(text).not.toMatch(/\[(PL|DE|RU) /)
})

test('a rule is found by its id, a group by its name, and words must all be there', () => {
  expect(findRule(books.doom, 'D-COVER-14')?.rules).toHaveLength(1)
  expect(findRule(books.conquest, 'CQ-6')?.rules.length).toBeGreaterThan(5)
  expect(findRule(books.doom, 'D-NOTHING-1')).toBeNull()
  const found = searchRules(books.doom, 'FRAG token').flatMap(chapter => chapter.rules)
  expect(found.length).toBeGreaterThan(0)
  expect(searchRules(books.doom, 'frag zeppelin')).toEqual([])
})
