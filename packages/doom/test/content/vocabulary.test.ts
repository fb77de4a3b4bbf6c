import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { boxEntries } from '../../src/content/box.ts'
import { objectsIn } from '../../src/content/check/report.ts'
import { MISSION_TIMINGS } from '../../src/language/timings.ts'
import { MISSION_CONDITIONS, MISSION_OPS, vocabulary } from '../../src/language/vocabulary.ts'

const FILE = join(import.meta.dirname, '../../content/vocabulary.json')
const entries = boxEntries()
const all = [...objectsIn(entries)].map(([object]) => object)
const used = (field: string) => new Set(all.map(object => object[field]).filter(value => typeof value === 'string'))

describe('the vocabulary', () => {
  test('content/vocabulary.json is what the words say of themselves', async () => {
    await expect(`${JSON.stringify(vocabulary, null, 2)}\n`).toMatchFileSnapshot(FILE)
  })

  test('says of every word, moment, figure and place what it means', () => {
    const { ops, selectors, ...plain } = vocabulary
    const sentences = [
      ...Object.values(ops).map(({ meaning }) => meaning),
      ...Object.values(selectors).flatMap(part => Object.values(part)),
      ...Object.values(plain).flatMap(part => Object.values(part)),
    ]
    expect(sentences.length).toBeGreaterThan(200)
    for (const sentence of sentences) expect(sentence).toMatch(/\w{3}/)
  })

  test('has no word that neither a card nor a special rule of a mission could use', () => {
    const missionOnly = [...MISSION_OPS, ...MISSION_CONDITIONS, ...MISSION_TIMINGS]
    const idle = (words: object, seen: Set<unknown>) =>
      Object.keys(words).filter(word => !seen.has(word) && !missionOnly.includes(word))
    expect(idle(vocabulary.ops, used('op'))).toEqual([])
    expect(idle(vocabulary.conditions, used('cond'))).toEqual([])
    expect(idle(vocabulary.timings, new Set([...used('timing'), ...used('at')]))).toEqual([])
    expect(idle(vocabulary.durations, used('until'))).toEqual([])
    expect(idle(vocabulary.limits, used('limit'))).toEqual([])
  })

  test('texts say their piece in at most 200 characters', () => {
    const texts = all.flatMap(object => (typeof object.text === 'string' ? [object.text] : []))
    expect(texts.length).toBeGreaterThan(180)
    for (const text of texts) expect(text.length, text).toBeLessThanOrEqual(200)
  })
})
