import type { Bot } from '@redoubt/bots'
import { below, fastRandom, pickOne } from '@redoubt/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Entry, Hosting } from '../src/index.ts'
import { smugglers } from './games/smugglers.ts'
import { type Table, table } from './table.ts'

const SEATS = ['north', 'south']
const people: Hosting['seats'] = Object.fromEntries(SEATS.map(seat => [seat, { kind: 'human' }]))

function two(hosting: Partial<Hosting> = {}): [plays: Table, follows: Table] {
  return [table(smugglers, {}, { seats: people, ...hosting }), table(smugglers, {}, { seats: people, ...hosting })]
}

/** What a node is told: positions of rounds stay behind. */
const told = (entries: readonly Entry[]): Entry[] =>
  JSON.parse(JSON.stringify(entries, (name, value) => (name === 'state' ? undefined : value)))

function playsOn({ host, seen }: Table, chance: { random: ReturnType<typeof fastRandom> }): boolean {
  for (const seat of SEATS) {
    const { decision, undo, seq } = seen(seat)
    if (undo.can === 'freely' && below(chance, 5) === 0) {
      void host.undo(seat, seq)
      return true
    }
    if (decision?.options) {
      void host.choose(seat, seq, pickOne(chance, decision.options).key)
      return true
    }
  }
  return false
}

test('whoever follows another host sees and knows the same, in whatever pieces and however often it is told', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 8 }), fc.boolean(), async (seed, brief) => {
      const [west, east] = two({ brief })
      const chance = { random: fastRandom(seed) }
      for (let heard = 0; playsOn(west, chance); ) {
        if (below(chance, 2)) continue
        const from = Math.max(0, heard - below(chance, 3))
        expect(await east.host.follow(told(west.entries.slice(from)))).toBe(true)
        heard = west.entries.length
        for (const viewer of [...SEATS, 'spectator']) {
          const { events: _, ...now } = west.seen(viewer)
          expect(east.seen(viewer)).toMatchObject(now)
        }
      }
      expect(await east.host.follow(told(west.entries))).toBe(true)
      expect(east.host.save()).toEqual(west.host.save())
      const all = ({ inbox }: Table) => SEATS.map(seat => inbox[seat]!.flatMap(({ events }) => events))
      expect(all(east)).toEqual(all(west))
      expect(east.entries).toEqual([]) // it is written down already
    }),
    { numRuns: 30 },
  )
})

test('what it cannot go along with changes nothing: a gap, what its rules refuse, another position than was written', async () => {
  const [west, east] = two()
  const chance = { random: fastRandom('gap') }
  for (let n = 0; n < 6; n++) playsOn(west, chance)
  const [first, second] = west.entries as [Entry, Entry]
  expect(await east.host.follow([second])).toBe(false)
  expect(await east.host.follow([{ ...first, key: 'fly' }])).toBe(false)
  expect(await east.host.follow([{ ...first, round: { round: 7, hash: 'other' } } as Entry])).toBe(false)
  expect(await east.host.follow([{ seq: 0, by: 'north', takeBack: 5 }])).toBe(false)
  const since = { at: 0, rules: '1', state: west.host.position() }
  expect(await east.host.follow([{ seq: 0, by: 'host', since }])).toBe(false)
  expect(east.host.seq).toBe(0)
  expect(await east.host.follow(west.entries)).toBe(true)
  expect(east.host.position()).toEqual(west.host.position())
})

test('the clocks of whoever follows show what the record says, not when it was heard', async () => {
  const clocks = { time: 60_000, increment: 1000, onFlag: 'lose' } as const
  const [west, east] = two({ clocks, pace: 'plays' })
  const key = west.keys('north')[0]!
  west.clock.pass(5000)
  east.clock.pass(8000)
  west.does('north', key)
  const left = west.host.left()!
  expect(left.north).toBe(56_000)
  expect(await east.host.follow(west.entries, left)).toBe(true)
  expect(east.seen('south').clocks).toEqual(west.seen('south').clocks)
  expect(east.host.left()).toEqual(left)
  west.clock.pass(60_000)
  expect(west.host.position().outcome ?? west.seen('north').outcome).not.toBeNull()
  expect(await east.host.follow(west.entries)).toBe(true)
  expect(east.seen('north').outcome).toEqual(west.seen('north').outcome)
  expect(east.events('north')).toEqual(['flag'])
})

test('a bot answers what was decided elsewhere', async () => {
  const bot: Bot = { choose: (_, { options }) => options![0]!.key }
  const seats: Hosting['seats'] = { north: { kind: 'human' }, south: { kind: 'bot', bot } }
  const west = table(smugglers, {}, { seats, pace: 'follows' })
  const east = table(smugglers, {}, { seats })
  west.does('north', west.keys('north')[0]!)
  expect(await east.host.follow(west.entries)).toBe(true)
  east.clock.pass(1)
  await expect.poll(() => east.entries.length).toBeGreaterThan(0)
  expect(east.entries[0]).toMatchObject({ seq: 1, by: 'south' })
})
