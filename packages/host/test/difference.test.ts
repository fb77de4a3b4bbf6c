import { conquest } from '@redoubt/conquest'
import { doom } from '@redoubt/doom'
import { type AnyGame, fastRandom, offered, pickOne } from '@redoubt/kernel'
import { freeze } from '@redoubt/kernel/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applied, difference, type Message, openMatch } from '../src/index.ts'
import { testClock } from '../testing/index.ts'

/** As over a wire. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value))

const named = fc.array(
  fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e'), at: fc.nat(3), deep: fc.jsonValue({ maxDepth: 1 }) }),
  { maxLength: 6 },
)
const value = fc
  .oneof(
    fc.jsonValue({ maxDepth: 4 }),
    fc.record({ list: fc.array(fc.nat(3), { maxLength: 6 }), named, odd: fc.dictionary(fc.string(), fc.nat(2)) }),
  )
  .filter(one => !JSON.stringify(one).includes('__proto__')) // no view has such a field

describe('a difference', () => {
  test('applied to the one gives the other, after a journey too, and changes neither', () => {
    fc.assert(
      fc.property(value, value, (before, after) => {
        const [one, other] = [freeze(sent(before)), freeze(sent(after))]
        const change = difference(one, other)
        expect(applied(one, change && freeze(sent(change)))).toEqual(other)
        expect(change === null).toBe(JSON.stringify(sort(one)) === JSON.stringify(sort(other)))
      }),
      { numRuns: 3000 },
    )
  })

  test.each([
    [{ a: 1, b: { c: [1, 2] } }, { a: 1, b: { c: [1, 3] } }, { b: { c: { 1: [3] } } }],
    [{ a: 1, b: 2 }, { a: 1 }, { b: 0 }],
    [{ a: 1 }, { a: 1, b: null }, { b: [null] }],
    [{ a: 1, b: 1 }, { a: 2, c: 3 }, [{ a: 2, c: 3 }]],
    [{ a: 1 }, { a: 1, b: undefined }, null],
    [['a', 'b', 'c', 'd'], ['a', 'c', 'd'], { '-': [1] }],
    [['a', 'b', 'c'], ['a', 'b'], { '-': [2] }],
    [['a', 'b'], ['a', 'b', 'c', 'd'], { '+': ['c', 'd'] }],
    [['a', 'b', 'c'], [], { '-': [0, 1, 2] }],
    [['a'], ['b'], [['b']]],
    [[1, 2], { 0: 1 }, [{ 0: 1 }]],
    [
      [
        { id: 'imp-1', at: 'a1' },
        { id: 'imp-2', at: 'a2' },
        { id: 'imp-3', at: 'a3' },
      ],
      [
        { id: 'imp-1', at: 'a1' },
        { id: 'imp-3', at: 'b3' },
        { id: 'imp-4', at: 'c1' },
      ],
      { '-': [1], 1: { at: ['b3'] }, '+': [{ id: 'imp-4', at: 'c1' }] },
    ],
  ])('from %j to %j is %j', (before, after, change) => {
    expect(difference(before, after)).toEqual(change)
    expect(applied(before as unknown, difference(before, after))).toEqual(after)
  })

  test('does not look into what is the same object', () => {
    const trap = Object.defineProperty({}, 'a', {
      enumerable: true,
      get: () => expect.unreachable(),
    })
    expect(difference({ trap, n: 1 }, { trap, n: 2 })).toEqual({ n: [2] })
    expect(difference([trap, 1], [trap, 1, 2])).toEqual({ '+': [2] })
  })

  test('shares what has not changed with what it is applied to', () => {
    const before = { a: { b: 1 }, c: [{ d: 1 }, { d: 2 }] }
    const after = applied(before, { c: { 1: { d: [3] } } })
    expect(after.a).toBe(before.a)
    expect(after.c[0]).toBe(before.c[0])
    expect(before.c[1]).toEqual({ d: 2 })
  })
})

test.each([
  ['DOOM', doom, { mission: 'black-bishop-2', marines: 4 }],
  ['Conquest', conquest, {}],
] as Array<[string, AnyGame, unknown]>)(
  'whoever follows a match of %s by differences sees what everybody sees',
  (_, game, options) => {
    const host = openMatch({ game, options, seed: 'difference', clock: testClock() })
    const dice = { random: fastRandom('difference') }
    let compared = 0
    for (const viewer of [...host.seats.map(({ seat }) => seat), 'spectator']) {
      let last: Pick<Message, 'view' | 'decision'> | null = null
      let there: Pick<Message, 'view' | 'decision'> | null = null
      host.subscribe(viewer, ({ view, decision }) => {
        const now = { view, decision }
        const change = difference(last, now)
        there = applied(there, change && sent(change))
        expect(there).toEqual(sent(now))
        last = now
        compared++
      })
    }
    for (let n = 0; n < 500 && !host.position().outcome; n++) {
      const state = host.position()
      if (n % 10 === 9) void host.undo(state.decision!.seat, host.seq)
      else void host.choose(state.decision!.seat, host.seq, pickOne(dice, offered(state)))
    }
    expect(compared).toBeGreaterThan(300)
  },
)

/** With fields in order: objects are the same in whatever order their fields came. */
function sort(of: unknown): unknown {
  if (typeof of !== 'object' || of === null) return of
  if (Array.isArray(of)) return of.map(sort)
  return Object.fromEntries(
    Object.entries(of)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([field, part]) => [field, sort(part)]),
  )
}
