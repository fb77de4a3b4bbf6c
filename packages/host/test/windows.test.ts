import type { Seat } from '@redoubt/kernel'
import { expect, test } from 'vitest'
import { type Asking, type Hosting, type Message, resumeMatch } from '../src/index.ts'
import { smugglers } from './games/smugglers.ts'
import { table } from './table.ts'

/** North has played; south is asked whether it counters. Seed 'red' deals it a red card after stashing, 'blue' none. */
function countering(seed: string, asking: Asking | null, kind = 'counter', hosting: Partial<Hosting> = {}) {
  const t = table(smugglers, { cards: 10 }, { seed, ...hosting })
  if (asking) void t.host.prefer('south', kind, asking)
  t.does('north', t.keys('north')[0]!)
  t.does('south', t.keys('south')[0]!)
  t.does('north', 'done')
  t.does('north', t.keys('north')[0]!)
  return t
}

const hasRed = (seat: Seat, seed: string) => {
  const t = countering(seed, null)
  return t.keys(seat).some(key => key.startsWith('counter'))
}
const seeds = Array.from({ length: 40 }, (_, i) => `seed ${i}`)
const able = seeds.find(seed => hasRed('south', seed))!
const unable = seeds.find(seed => !hasRed('south', seed))!

/** Longer than the host pretends to look. */
const GLANCE = 3000

const asks = (t: ReturnType<typeof table>) => {
  t.clock.pass(GLANCE)
  return t.seen('south').decision?.kind === 'counter'
}

test('by default a seat is asked even if it can only pass', () => {
  expect(asks(countering(able, null))).toBe(true)
  expect(asks(countering(unable, null))).toBe(true)
})

test("'when-able': the host passes only where passing is all there is", () => {
  expect(asks(countering(able, 'when-able'))).toBe(true)
  expect(asks(countering(unable, 'when-able'))).toBe(false)
})

test("'never': the host always passes", () => {
  expect(asks(countering(able, 'never'))).toBe(false)
  expect(asks(countering(unable, 'never'))).toBe(false)
})

test("'*' stands for every timing window, and a kind of its own comes first", () => {
  expect(asks(countering(able, 'never', '*'))).toBe(false)
  const t = countering(able, 'never', '*', { windowDelay: [50, 50] })
  t.host.prefer('south', 'counter', 'always')
  t.clock.pass(100)
  expect(t.seen('south').decision).toMatchObject({ kind: 'counter' })
})

test('where passing is not offered the seat is asked whatever it prefers', () => {
  const t = table(smugglers)
  for (const kind of ['stash', 'walk', 'play', '*']) t.host.prefer('north', kind, 'never')
  t.clock.settle()
  expect(t.seen('north').decision).toMatchObject({ seat: 'north', kind: 'stash' })
})

test('a changed mind counts at once', () => {
  const t = countering(able, null, 'counter', { windowDelay: [50, 50] })
  t.host.prefer('south', 'counter', 'never')
  t.clock.pass(49)
  expect(t.seen('south').decision).toMatchObject({ kind: 'counter' })
  t.clock.pass(1)
  expect(t.seen('south').decision).toMatchObject({ kind: 'walk' })
})

test('the seat may still answer while the host waits to pass', () => {
  const t = countering(able, 'never', 'counter', { windowDelay: [1000, 1000] })
  t.does('south', t.keys('south')[0]!)
  t.clock.pass(2000)
  expect(t.host.save().decisions.filter(key => key === 'pass')).toEqual(['pass']) // the window asks once more
})

test('nobody else can tell who passed, but by the time it took', async () => {
  const without = (messages: Message[]) => JSON.stringify(messages)
  const byHost = countering(unable, 'when-able', 'counter', { windowDelay: [10, 500] })
  byHost.clock.pass(500)
  const byHand = countering(unable, null)
  byHand.does('south', 'pass')
  for (const viewer of ['north', 'spectator'])
    expect(without(byHost.inbox[viewer]!)).toBe(without(byHand.inbox[viewer]!))
  expect(byHost.host.save()).toEqual(byHand.host.save())
  expect(await byHost.host.choose('north', 0, 'x')).toEqual(await byHand.host.choose('north', 0, 'x'))
})

test('the delay is drawn between its bounds', () => {
  const waits = seeds.map(seed => {
    const t = countering(seed, 'never', 'counter', { windowDelay: [20, 40] })
    let waited = 0
    while (t.seen('south').decision?.kind === 'counter') {
      t.clock.pass(1)
      waited++
    }
    return waited
  })
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(20)
  expect(Math.max(...waits)).toBeLessThanOrEqual(40)
  expect(new Set(waits).size).toBeGreaterThan(5)
})

test('nonsense is refused', async () => {
  const t = table(smugglers)
  expect(await t.host.prefer('south', 'counter', 'sometimes' as Asking)).toMatchObject({ code: 'bad-request' })
  expect(await t.host.prefer('south', 'x'.repeat(101), 'never')).toMatchObject({ code: 'bad-request' })
  expect(await t.host.prefer('spectator', 'counter', 'never')).toMatchObject({ code: 'unknown-seat' })
  for (let i = 0; i < 200; i++) t.host.prefer('south', `kind ${i}`, 'never')
  expect(await t.host.prefer('south', 'one more', 'never')).toMatchObject({ code: 'bad-request' })
  expect(await t.host.prefer('south', 'kind 0', 'always')).toMatchObject({ ok: true })
})

test('undo goes back over what the host passed for a seat, also after the match was resumed', () => {
  const t = countering(unable, 'when-able')
  t.clock.pass(GLANCE)
  const auto = t.entries.map(entry => 'auto' in entry)
  const passed = auto.lastIndexOf(true)
  expect(passed).toBeGreaterThan(0)
  const left = (known?: readonly boolean[]) => {
    const open = (setup: Hosting) => resumeMatch({ ...setup, save: t.host.save(), ...(known ? { auto: known } : {}) })
    const { host } = table(smugglers, { cards: 10 }, { open })
    host.undo('south', host.seq)
    host.answerUndo('north', host.seq, true)
    return host.save().decisions.length
  }
  expect(left(auto)).toBeLessThan(passed)
  expect(left()).toBe(passed)
})

test('what the host passes for a seat is marked for that seat alone, until it wants to be asked', () => {
  const t = countering(able, 'never', 'counter', { windowDelay: [50, 50] })
  expect(t.seen('south')).toMatchObject({ passes: true, decision: { kind: 'counter' } })
  expect(t.seen('north').passes).toBeUndefined()
  void t.host.prefer('south', 'counter', 'always')
  expect(t.seen('south').passes).toBeUndefined()
  t.clock.pass(100)
  expect(t.seen('south').decision).toMatchObject({ kind: 'counter' })
  // Whoever says so only now is told at once that nothing is asked of them.
  void t.host.prefer('south', 'counter', 'never')
  expect(t.seen('south').passes).toBe(true)
  // A host that only follows passes for nobody.
  t.host.pace('follows')
  expect(t.seen('south').passes).toBeUndefined()
})

test('a person in two seats is not shown what is passed in the other', () => {
  const one = { kind: 'human', person: 1 } as const
  const t = countering(able, 'never', 'counter', { windowDelay: [50, 50], seats: { north: one, south: one } })
  expect(t.seen('north')).toMatchObject({ passes: true, decision: { seat: 'south' } })
})
