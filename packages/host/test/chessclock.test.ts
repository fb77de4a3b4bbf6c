import { expect, test } from 'vitest'
import { resumeMatch } from '../src/index.ts'
import { testClock } from '../testing/index.ts'
import { minefield } from './games/minefield.ts'
import { smugglers } from './games/smugglers.ts'
import { table } from './table.ts'

const options = { options: ['walk', 'stop', 'home'] }

test('the clock of the seat that decides runs, and gains when the decision leaves it', () => {
  const t = table(minefield, options, { clocks: { time: 1000, increment: 100 } })
  expect(t.seen('odd').clocks).toEqual({ even: { left: 1000, running: true }, odd: { left: 1000, running: false } })
  t.clock.pass(300)
  t.does('even', 'walk')
  expect(t.seen('even').clocks).toEqual({ even: { left: 800, running: false }, odd: { left: 1000, running: true } })
})

test('several decisions in a row gain once', () => {
  const t = table(smugglers, {}, { clocks: { time: 1000, increment: 100 } })
  t.does('north', t.keys('north')[0]!)
  t.does('south', t.keys('south')[0]!)
  t.does('north', 'step:left', 'step:left', 'step:left')
  expect(t.seen('north').clocks!.north!.left).toBe(1100)
  t.does('north', t.keys('north')[0]!)
  expect(t.seen('north').clocks!.north!.left).toBe(1200)
})

test('by default the host makes safe choices for a seat without time, until it gains some', () => {
  const t = table(minefield, options, { clocks: { time: 1000, increment: 100 } })
  t.clock.pass(999)
  expect(t.host.seq).toBe(0)
  t.clock.pass(1)
  expect(t.host.save().decisions).toEqual(['stop'])
  expect(t.seen('odd').events[0]).toEqual({ type: 'clock-fallback', seat: 'even' })
  t.does('odd', 'walk')
  expect(t.seen('odd').clocks!.even).toEqual({ left: 100, running: true })
  t.clock.pass(50)
  t.does('even', 'walk')
  expect(t.seen('odd').clocks!.even!.left).toBe(150)
})

test('without increment a seat without time is played to the end', () => {
  const t = table(minefield, { options: ['walk', 'home'] }, { clocks: { time: 1000 } })
  t.clock.pass(100_000)
  expect(t.seen('odd').outcome).not.toBe(null)
})

test("with 'lose' the side of the seat loses at once, and the record still verifies", async () => {
  const t = table(minefield, options, { clocks: { time: 1000, onFlag: 'lose' } })
  t.does('even', 'walk')
  t.clock.pass(1000)
  const outcome = { winners: ['even'], rule: 'clock', reason: 'odd ran out of time.' }
  expect(t.seen('spectator')).toMatchObject({
    outcome,
    decision: null,
    events: [{ type: 'flag', seat: 'odd' }],
    seq: 2,
  })
  expect(await t.host.choose('odd', 2, 'walk')).toMatchObject({ code: 'over' })
  expect(await t.host.undo('even', 2)).toMatchObject({ code: 'over' })
  expect(t.host.publicRecord()).toMatchObject({ over: true, seed: 'test', forfeit: outcome, outcome: null })
  const again = resumeMatch({ game: minefield, clock: testClock(), save: t.host.save() })
  expect(await again.choose('odd', again.seq, 'walk')).toMatchObject({ code: 'over' })
})

test('a bot without time is not waited for', () => {
  const never = { choose: () => new Promise<string>(() => {}) }
  const t = table(minefield, options, { seats: { odd: { kind: 'bot', bot: never } }, clocks: { time: 1000 } })
  t.does('even', 'walk')
  t.clock.pass(1000)
  expect(t.seen('even').events[0]).toEqual({ type: 'clock-fallback', seat: 'odd' })
})

test('clocks stand still while a take-back is asked, and a take-back gives no time back', () => {
  const t = table(minefield, options, { clocks: { time: 1000 } })
  t.clock.pass(200)
  t.does('even', 'walk')
  t.clock.pass(100)
  t.does('odd', 'walk')
  t.host.undo('odd', 2) // free
  expect(t.seen('odd').clocks).toMatchObject({ odd: { left: 900, running: true } })
  t.does('odd', 'walk')
  t.host.undo('even', 4) // over a decision of odd's
  t.clock.pass(10_000)
  expect(t.host.save().decisions).toHaveLength(2)
  t.host.answerUndo('odd', 4, true)
  expect(t.seen('odd').clocks).toEqual({ even: { left: 800, running: true }, odd: { left: 900, running: false } })
})
