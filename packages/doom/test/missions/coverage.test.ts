/** Every threat and objective card, every rule on them and every special rule of a mission is named by a test that plays it. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { boxEntries } from '../../src/content/box.ts'

const here = fileURLToPath(new URL('..', import.meta.url))
const sources = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.test.ts'))
  .map(file => readFileSync(`${here}/${file}`, 'utf8'))

/** Words in the names of tests, those over tables (`])('name', …`) too. */
const cited = new Set(
  sources
    .flatMap(source => [...source.matchAll(/(?:\btest|\]\))\(\s*(['"`])(.*?)\1,/gs)])
    .flatMap(match => match[2]!.split(/[^\w-]+/)),
)

const { threats, objectives, missions } = boxEntries()
const RULES: Record<string, string[]> = {
  'threat cards': threats.flatMap(card => [card.id, ...card.rules.map(rule => rule.id)]),
  'objective cards': objectives.flatMap(card => [card.id, ...card.rules.map(rule => rule.id)]),
  missions: missions.flatMap(mission => mission.specialRules.map(rule => rule.id)),
}

test.each(Object.entries(RULES))('every rule of the %s is cited by its id in the name of a test', (_, ids) => {
  expect(ids.length).toBeGreaterThan(3)
  expect(ids.filter(id => !cited.has(id))).toEqual([])
})
