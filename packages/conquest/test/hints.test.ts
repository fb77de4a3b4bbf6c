import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import cardsFile from '../content/cards.json'
import { cardSchema } from '../src/content/cards.ts'
import { contentProblems } from '../src/content/check/cards.ts'
import { cardsContent, planetsContent } from '../src/content/content.ts'
import { abilityHints, cardHints, hintedUnit, MEASURES, reason } from '../src/content/hints.ts'

const card = (id: string) => structuredClone(cardsFile.cards.find(one => one.id === id)!) as any
const rows = (fields: Record<string, string | undefined>) =>
  Object.entries(fields).map(([field, means]) => `| \`${field}\` | ${means} |`)
const table = ({ shape }: z.ZodObject) =>
  rows(Object.fromEntries(Object.entries(shape).map(([field, schema]) => [field, (schema as z.ZodType).description])))

test('the README names every hint and what it means', () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8').split('\n')
  for (const row of [cardHints, abilityHints, reason, hintedUnit].flatMap(table).concat(rows(MEASURES)))
    expect(readme).toContain(row)
})

test('hints are a closed vocabulary, and what no bot would look at is refused', () => {
  const halo = card('sm-iron-halo')
  expect(() => cardSchema.parse({ ...halo, hints: { worht: 3 } })).toThrow(/worht/)
  halo.abilities[0].hints.use[0].weather = 'fine'
  expect(() => cardSchema.parse(halo)).toThrow(/weather/)
  const problems = (id: string, hints: object) => {
    const cards = cardsContent.cards.map(one => (one.id === id ? cardSchema.parse({ ...card(id), hints }) : one))
    return contentProblems(cards, planetsContent.planets)
  }
  expect(problems('ork-goff-nob', { worth: 3 })).toEqual([
    'ork-goff-nob: hints.worth: a unit is weighed by its figures.',
  ])
  expect(problems('ork-ork-kannon', { wearer: 'fighter' })).toEqual([
    'ork-ork-kannon: hints.wearer: only an attachment is worn.',
  ])
})
