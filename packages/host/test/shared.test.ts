import { conquest } from '@redoubt/conquest'
import { doom } from '@redoubt/doom'
import { type AnyGame, canonical, fastRandom, offered, pickOne, seenDecision } from '@redoubt/kernel'
import { freeze } from '@redoubt/kernel/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Message, openMatch, reused } from '../src/index.ts'
import { testClock } from '../testing/index.ts'

describe('what is made of what was before', () => {
  const value = fc.jsonValue({ maxDepth: 4 })
  const inherited = fc.constantFrom('__proto__', 'constructor', 'toString')

  test('is what is now', () => {
    fc.assert(
      fc.property(value, value, (before, now) => {
        expect(reused(before, now)).toEqual(now)
      }),
      { numRuns: 500 },
    )
  })

  test('is what is now where fields are called like what every object has', () => {
    const own = fc.array(fc.tuple(inherited, fc.jsonValue({ maxDepth: 1 }))).map(Object.fromEntries)
    fc.assert(
      fc.property(fc.oneof(value, own), own, (before, now) => {
        expect(canonical(reused(before, now))).toBe(canonical(now))
      }),
    )
  })

  test('is the very same if nothing has changed, and touches neither', () => {
    fc.assert(
      fc.property(value, before => {
        const now = structuredClone(before)
        expect(reused(freeze(before), freeze(now))).toBe(before)
      }),
    )
  })

  test('keeps every part that has not changed', () => {
    const before = freeze({ a: { b: [1, { c: 2 }] }, d: [{ e: 1 }, { e: 2 }, { e: 3 }], gone: 1 })
    const now = freeze({ a: { b: [1, { c: 2 }] }, d: [{ e: 1 }, { e: 5 }], new: {} })
    const made = reused(before, now)
    expect(made).toEqual(now)
    expect(made.a).toBe(before.a)
    expect(made.d[0]).toBe(before.d[0])
    expect(made.d).not.toBe(before.d)
  })

  test('tells a field without a value from no field, and 0 from nothing', () => {
    for (const [before, now] of [
      [{ a: 1 }, { a: 1, b: undefined }],
      [{ a: 1, b: 1 }, { a: 1 }],
      [{}, []],
      [[0], [null]],
      [[], [[]]],
      [{ a: {} }, { a: null }],
    ] as const)
      expect(reused(before, now)).toStrictEqual(now)
  })
})

const GAMES: Array<[string, AnyGame, unknown]> = [
  ['DOOM', doom, { mission: 'black-bishop-2', marines: 4 }],
  ['Conquest', conquest, {}],
]

describe.each(GAMES)('a match of %s in which every message is frozen', (_, game, options) => {
  test('is played on, and everybody sees what the game shows them', () => {
    const host = openMatch({ game, options, seed: 'shared', clock: testClock() })
    const dice = { random: fastRandom('shared') }
    const seen = new Map<string, Message>()
    const viewers = [...host.seats.map(({ seat }) => seat), 'spectator']
    for (const viewer of viewers) host.subscribe(viewer, message => seen.set(viewer, freeze(message)))
    for (let n = 0; n < 400 && !host.position().outcome; n++) {
      const state = host.position()
      if (n % 5 === 0)
        for (const viewer of viewers) {
          expect(canonical(seen.get(viewer)!.view)).toBe(canonical(game.view(state, viewer)))
          expect(canonical(seen.get(viewer)!.decision)).toBe(canonical(seenDecision(state, viewer)))
        }
      void host.choose(state.decision!.seat, host.seq, pickOne(dice, offered(state)))
      expect(host.seq).toBe(n + 1)
    }
  })

  test('draws once what everybody sees, and only for those who listen', () => {
    const drawn: string[] = []
    const { open, own } = game.views!
    const counting: AnyGame = {
      ...game,
      view: () => expect.unreachable(),
      views: {
        open: state => {
          drawn.push('open')
          return open(state)
        },
        own: (seen, state, viewer) => {
          drawn.push(viewer)
          return own(seen, state, viewer)
        },
      },
    }
    const host = openMatch({ game: counting, options, seed: 'shared', clock: testClock() })
    const step = () => {
      drawn.length = 0
      const state = host.position()
      void host.choose(state.decision!.seat, host.seq, offered(state)[0]!)
      return drawn.slice()
    }
    expect(step()).toEqual([])
    const [one, other] = host.seats.map(({ seat }) => seat)
    host.subscribe(one!, () => {})
    const leave = host.subscribe(other!, () => {})
    host.subscribe(other!, () => {})
    expect(step()).toEqual(['open', one, other])
    leave()
    expect(step()).toEqual(['open', one, other])
    host.subscribe('spectator', () => {})
    expect(step()).toEqual(['open', one, other, 'spectator'])
  })
})
