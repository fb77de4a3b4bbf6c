import { describe, expect, test } from 'vitest'
import vocabulary from '../../content/vocabulary.json'
import { boxEntries } from '../../src/content/box.ts'
import { objectsIn } from '../../src/content/check/report.ts'
import { condition } from '../../src/language/condition.ts'
import { effect } from '../../src/language/effect.ts'
import * as words from '../../src/language/lists.ts'
import { place, query } from '../../src/language/selector.ts'

const entries = boxEntries()
const all = [...objectsIn(entries)].map(([object]) => object)
const used = (field: string) => new Set(all.map(object => object[field]).filter(value => typeof value === 'string'))
const discriminators = (schema: typeof effect | typeof condition, key: string) =>
  schema.options.map(option => [...((option.shape as Record<string, any>)[key].values as Set<string>)][0])

describe('the vocabulary', () => {
  test('says what every word of the closed lists means, and no more', () => {
    expect(Object.keys(vocabulary.timings)).toEqual(words.TIMINGS)
    expect(Object.keys(vocabulary.ops)).toEqual(words.OPS)
    expect(Object.keys(vocabulary.conditions)).toEqual(words.CONDITIONS)
    expect(Object.keys(vocabulary.durations)).toEqual(words.DURATIONS)
    expect(Object.keys(vocabulary.limits)).toEqual(words.LIMITS)
    expect(Object.keys(vocabulary.costs)).toEqual(words.COSTS)
    expect(Object.keys(vocabulary.selectors.named)).toEqual(words.NAMED_FIGURES)
    expect(Object.keys(vocabulary.selectors.keys).sort()).toEqual(Object.keys(query.shape).sort())
    expect(Object.keys(vocabulary.places).sort()).toEqual(Object.keys(place.shape).sort())
  })

  test('has a schema for every operation and every condition', () => {
    expect(discriminators(effect, 'op').sort()).toEqual([...words.OPS].sort())
    expect(discriminators(condition, 'cond').sort()).toEqual([...words.CONDITIONS].sort())
  })

  test('covers every word that a card or mission uses', () => {
    for (const op of used('op')) expect(words.OPS).toContain(op)
    for (const cond of used('cond')) expect(words.CONDITIONS).toContain(cond)
    for (const timing of [...used('timing'), ...used('at')]) expect(words.TIMINGS).toContain(timing)
    for (const until of used('until')) expect(words.DURATIONS).toContain(until)
  })

  test('has no word that neither a card nor a special rule of a mission could use', () => {
    const missionOnly: readonly string[] = [...words.MISSION_OPS, ...words.MISSION_CONDITIONS, ...words.MISSION_TIMINGS]
    const idle = (list: readonly string[], seen: Set<unknown>) =>
      list.filter(word => !seen.has(word) && !missionOnly.includes(word))
    expect(idle(words.OPS, used('op'))).toEqual([])
    expect(idle(words.CONDITIONS, used('cond'))).toEqual([])
    expect(idle(words.TIMINGS, new Set([...used('timing'), ...used('at')]))).toEqual([])
    expect(idle(words.DURATIONS, used('until'))).toEqual([])
    expect(idle(words.LIMITS, used('limit'))).toEqual([])
  })

  test('texts say their piece in at most 200 characters', () => {
    const texts = all.flatMap(object => (typeof object.text === 'string' ? [object.text] : []))
    expect(texts.length).toBeGreaterThan(180)
    for (const text of texts) expect(text.length, text).toBeLessThanOrEqual(200)
  })
})
