import { applied, type Message } from '@redoubt/host'
import { testClock } from '@redoubt/host/testing'
import { below, fastRandom } from '@redoubt/kernel'
import { expect, test } from 'vitest'
import { gameOf } from '../../src/service/games/games.ts'
import { MATCH, type Stage, staged } from './stage.ts'

/** How long a seat took, as a stranger who only watches can measure it, and whether it could have done more than pass. */
interface Took {
  seat: string
  kind: string
  able: boolean
  ms: number
}

const STEP = 100
const loop = () => new Promise<void>(resolve => setImmediate(resolve))

/** What one pair of eyes sees now, and a word whenever that changes. */
async function eyes(stage: Stage, who: string, as: string, changed = (_: Message) => {}) {
  let seen: Message | null = null
  const ask = await stage.enter(who, text => {
    const said = JSON.parse(text)
    if (said.on !== 'match') return
    seen = said.whole ?? { ...applied(seen!, said.change), events: said.events }
    changed(seen!)
  })
  await ask('watch', { match: MATCH, watch: 1, as })
  return { ask, seen: () => seen! }
}

async function played(id: string, options: object, seed: string, most: number, passed: Set<string>): Promise<Took[]> {
  const clock = testClock()
  const stage = await staged({ game: gameOf(id), options, seed, clock, now: () => 1_750_000_000_000 + clock.now() })
  const people: Record<string, Awaited<ReturnType<typeof eyes>>> = {}
  for (const seat of stage.seats) {
    people[seat] = await eyes(stage, seat, seat)
    await people[seat].ask('prefer', { match: MATCH, seat, kind: '*', asking: 'when-able' })
  }
  const took: Took[] = []
  let last: { at: number; seat: string; kind: string } | null = null
  const heard = { seq: -1 }
  /** What the seat that decides is offered; the stranger does not know, the test does. */
  let keys: string[] = []
  await eyes(stage, 'stranger', 'spectator', ({ seq, decision }) => {
    if (seq === heard.seq) return
    heard.seq = seq
    const ms = clock.now() - (last?.at ?? 0)
    if (last && keys.includes('pass')) took.push({ seat: last.seat, kind: last.kind, able: keys.length > 1, ms })
    last = decision && { at: clock.now(), seat: decision.seat, kind: decision.kind }
  })
  const isTold = () => stage.seats.every(seat => people[seat]!.seen().seq === heard.seq)
  const chance = { random: fastRandom(seed) }
  for (let n = 0; n < most && last; n++) {
    while (!isTold()) await loop()
    const { seat } = last as { seat: string }
    const { seq, decision } = people[seat]!.seen()
    keys = decision!.options!.map(({ key }) => key)
    if (keys.length > 1) {
      clock.pass(400 * (1 + stage.seats.indexOf(seat)) + below(chance, 3000))
      await people[seat]!.ask('choose', { match: MATCH, seat, seq, keys: keys[below(chance, keys.length)]! })
    } else {
      // The host does it, if it may; what it does takes some turns until it is written down and told.
      for (let ms = 0; ms < 12_000 && heard.seq === seq; ms += STEP) {
        clock.pass(STEP)
        for (let turn = 0; turn < 12 && heard.seq === seq; turn++) await loop()
      }
      if (heard.seq === seq) await people[seat]!.ask('choose', { match: MATCH, seat, seq, keys: keys[0]! })
      else passed.add(decision!.kind)
    }
  }
  expect(stage.failures).toEqual([])
  await stage.close()
  return took
}

/** Kolmogorov and Smirnov: the largest distance between the two distributions; 0 the same, 1 nothing in common. */
function distance(a: readonly number[], b: readonly number[]): number {
  const share = (times: readonly number[], at: number) => times.filter(ms => ms <= at).length / times.length
  return Math.max(...[...a, ...b].map(at => Math.abs(share(a, at) - share(b, at))))
}

test.each([
  ['conquest', {}, 8, 400],
  ['doom', { mission: 'black-bishop-1', marines: 2 }, 3, 700],
] as const)(
  '%s: when a pass comes over the wire says nothing about whether there was an answer',
  async (id, options, matches, most) => {
    const all: Took[] = []
    const passed = new Set<string>()
    for (let n = 0; n < matches; n++) all.push(...(await played(id, options, `online ${n}`, most, passed)))
    const found = [...new Set(all.map(({ seat }) => seat))].flatMap(seat => {
      const mine = all.filter(one => one.seat === seat && passed.has(one.kind))
      // The host has to hear some of its times first.
      let known = 0
      const judged = mine.filter(({ able }) => (able ? ++known : known) > 12)
      const times = (able: boolean) => judged.filter(one => one.able === able).map(({ ms }) => ms)
      const [able, empty] = [times(true), times(false)]
      return Math.min(able.length, empty.length) < 40 ? [] : [{ seat, able, empty, apart: distance(able, empty) }]
    })
    for (const { seat, able, empty, apart } of found)
      console.info(`${id}, ${seat}: ${able.length} able, ${empty.length} empty, ${apart.toFixed(2)} apart`)
    expect(found.length).toBeGreaterThan(0)
    for (const { apart } of found) expect(apart).toBeLessThan(0.25)
  },
  120_000,
)
