import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadPack } from '../../src/content/index.ts'
import { packFiles } from './packs.ts'
import { reference } from './reference.ts'

const PAGE = join(import.meta.dirname, '../../../../docs/content-packs.md')
const MARK = '<!-- From here on made from the schemas: npx vitest run packages/doom/test/content/docs.test.ts -u -->'

test('the field reference in docs/content-packs.md is what the schemas say', async () => {
  const [guide, ...rest] = readFileSync(PAGE, 'utf8').split(MARK)
  expect(rest).toHaveLength(1)
  await expect(`${guide}${MARK}\n\n${reference()}`).toMatchFileSnapshot(PAGE)
})

test('OP-43 D-RANGE-8 no sentence of the reference calls a distance of 1 adjacent: numbers are counted like range', () => {
  expect(reference()).toContain('counted like range (0 = the same space)')
  expect(reference()).toContain('within the radius, counted like range')
  expect(reference()).not.toMatch(/\b1 = adjacent/)
})

test('the examples in docs/content-packs.md are those of the example pack', () => {
  const blocks = [...readFileSync(PAGE, 'utf8').matchAll(/^( *)```json\n([\s\S]*?)\n\1```$/gm)].map(
    ([, , json]) => json!,
  )
  const examples = blocks.filter(json => !json.includes('…')).map(json => JSON.parse(json))
  const { abilities, texts } = loadPack(packFiles('foundry-night')).content!
  const [named, rule, polish, welder] = examples
  expect(loadPack({ 'pack.json': named }).problems).toEqual([])
  expect(abilities['fn1-heat']).toMatchObject(rule)
  expect(texts.pl).toMatchObject(polish)
  expect(abilities['welder-1']).toMatchObject(welder)
  expect(examples).toHaveLength(4)
})
