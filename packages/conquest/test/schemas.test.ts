import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { schemaText } from '@redoubt/kernel/testing'
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { conquest } from '../src/index.ts'
import { optionsSchema } from '../src/options.ts'
import { scenarioSchema } from '../src/scenario-schema.ts'

const DOCS = join(import.meta.dirname, '../../../docs')
const SCHEMAS = {
  'scenario.json': ['A position of Conquest to start from: options.scenario', scenarioSchema],
  'options.json': ['Options of a match of Conquest', optionsSchema],
} as const

test.each(Object.entries(SCHEMAS))('docs/schemas/conquest/%s is what the game reads', async (file, [title, schema]) => {
  await expect(schemaText(title, schema)).toMatchFileSnapshot(join(DOCS, 'schemas/conquest', file))
})

test('a scenario and its options may name their schemas and are played as without; other unknown fields are refused', () => {
  const play = (more: object) => {
    const { options: _, ...state } = conquest.create({ ...more, scenario: { ...more, round: 2 } }, 'seed') as never as {
      options?: unknown
    }
    return state
  }
  expect(play({ $schema: 'schemas/conquest/options.json' })).toEqual(play({}))
  expect(() => play({ $scheme: 'x' })).toThrow(/\$scheme/)
})

test('an editor underlines what the game would refuse', () => {
  const fits = new Ajv({ strict: false }).compile(
    JSON.parse(readFileSync(join(DOCS, 'schemas/conquest/scenario.json'), 'utf8')),
  )
  expect(fits({ round: 2, a: { hand: ['Indomitable'], at: { p1: [{ card: 'Goff Nob', damage: 1 }] } } })).toBe(true)
  expect(fits({ round: 2, a: { hands: [] } })).toBe(false)
  expect(fits({ phase: 'lunch' })).toBe(false)
})
