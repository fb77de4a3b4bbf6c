import { randomBot } from '@redoubt/bots'
import { describe, expect, test } from 'vitest'
import type { Hosting } from '../src/index.ts'
import { smugglers } from './games/smugglers.ts'
import { table } from './table.ts'

/** Both have stashed; north stands at the first free step. */
function walking(players = 2, hosting: Partial<Hosting> = {}) {
  const t = table(smugglers, { players }, hosting)
  for (const { seat } of t.host.seats) t.does(seat, t.keys(seat)[0]!)
  return t
}

/** North has played a card; south is asked. */
function asked(players = 2, hosting: Partial<Hosting> = {}) {
  const t = walking(players, hosting)
  t.does('north', 'step:left', 'done')
  t.does('north', t.keys('north')[0]!)
  return t
}

describe('free undo', () => {
  test('takes back one own decision at a time, and everybody gets a fresh full message', async () => {
    const t = walking()
    const before = [t.host.save().hash]
    t.does('north', 'step:left')
    before.push(t.host.save().hash)
    t.does('north', 'step:right')
    expect(t.seen('north').undo).toEqual({ can: 'freely', request: null })
    expect(await t.host.undo('north', 4)).toMatchObject({ ok: true, seq: 5 })
    expect(t.host.save().hash).toBe(before[1])
    expect(t.seen('south')).toMatchObject({
      seq: 5,
      made: 3,
      view: { at: { north: -1 } },
      decision: { kind: 'walk' },
      events: [{ type: 'taken-back', seat: 'north', made: 3 }],
    })
    expect(await t.host.undo('north', 5)).toMatchObject({ ok: true })
    expect(t.host.save().hash).toBe(before[0])
  })

  test('sent again is not done twice', async () => {
    const t = walking()
    t.does('north', 'step:left', 'step:left')
    expect(await t.host.undo('north', 4)).toMatchObject({ ok: true, seq: 5 })
    expect(await t.host.undo('north', 4)).toMatchObject({ ok: true, seq: 5, repeated: true })
    expect(t.host.save().decisions).toHaveLength(3)
  })

  test('one click, one undo: what was sent together is taken back together, what was sent alone alone', async () => {
    const t = walking()
    t.does('north', 'step:left')
    await t.host.choose('north', t.host.seq, ['step:left', 'step:right'])
    expect(t.seen('north')).toMatchObject({ made: 5, undo: { can: 'freely' } })
    await t.host.undo('north', t.host.seq)
    expect(t.seen('north')).toMatchObject({ made: 3, view: { at: { north: -1 } } })
    // The same places in the row, each by a click of its own.
    t.does('north', 'step:left')
    t.does('north', 'step:right')
    await t.host.undo('north', t.host.seq)
    expect(t.seen('north')).toMatchObject({ made: 4 })
    await t.host.undo('north', t.host.seq)
    await t.host.undo('north', t.host.seq)
    expect(t.seen('north')).toMatchObject({ made: 2, view: { at: { north: 0 } } })
  })

  test('goes back to a wanted decision', async () => {
    const t = walking()
    t.does('north', 'step:left', 'step:left', 'step:right')
    expect(await t.host.undo('north', 5, 2)).toMatchObject({ ok: true })
    expect(t.seen('north')).toMatchObject({ made: 2, view: { at: { north: 0 } } })
  })

  test.each([3, 7, -1, 0.5, Number.NaN])('there is nothing at %s to go back to', async to => {
    const t = walking()
    t.does('north', 'step:left')
    expect(await t.host.undo('north', 3, to)).toMatchObject({ ok: false, code: 'nothing-to-undo' })
  })

  test('goes over what the host chose for the seat to what it chose itself', () => {
    const t = walking(2, { clocks: { time: 100, increment: 100 } })
    t.does('north', 'step:left')
    t.clock.pass(200) // the host says done and plays a card for north
    expect(t.seen('north')).toMatchObject({ made: 5, decision: { seat: 'south', kind: 'counter' } })
    t.host.undo('north', 5)
    t.host.answerUndo('south', 5, true)
    expect(t.seen('north')).toMatchObject({ made: 2, decision: { seat: 'north', kind: 'walk' } })
  })
})

describe('undo by consent', () => {
  test('over a revealed card needs everybody else', async () => {
    const t = asked(3)
    const made = t.seen('north').made
    expect(t.seen('north').undo.can).toBe('by-consent')
    expect(await t.host.undo('north', t.host.seq)).toMatchObject({ ok: true, played: 0 })
    const request = { by: 'north', to: made - 1, waitsFor: ['south', 'east'] }
    for (const viewer of ['north', 'south', 'east', 'spectator']) expect(t.seen(viewer).undo.request).toEqual(request)
    expect(t.events('spectator')).toEqual(['undo-asked'])
    t.host.answerUndo('south', t.host.seq, true)
    expect(t.seen('east').undo.request).toEqual({ ...request, waitsFor: ['east'] })
    expect(await t.host.answerUndo('south', t.host.seq, true)).toMatchObject({ ok: false, code: 'not-asked' })
    t.host.answerUndo('east', t.host.seq, true)
    expect(t.seen('east')).toMatchObject({ made: made - 1, undo: { request: null }, decision: { kind: 'play' } })
    expect(t.entries.at(-1)).toMatchObject({ by: 'north', takeBack: made - 1 })
  })

  test('between the seats of one person nobody asks, and one click takes back their latest decision', async () => {
    const own = { kind: 'human', person: 'ann' } as const
    const t = asked(2, { seats: { north: own, south: own } })
    const { made } = t.seen('north')
    expect(t.seen('south').undo).toEqual({ can: 'freely', request: null })
    expect(await t.host.undo('south', t.host.seq)).toMatchObject({ ok: true, played: 1 })
    expect(t.seen('south')).toMatchObject({ made: made - 1, undo: { request: null }, decision: { kind: 'play' } })
  })

  test('a third person is asked, the other seat of the one who asks is not', async () => {
    const own = { kind: 'human', person: 'ann' } as const
    const t = asked(3, { seats: { north: own, south: own, east: { kind: 'human', person: 'bob' } } })
    await t.host.undo('north', t.host.seq)
    expect(t.seen('east').undo.request).toMatchObject({ by: 'north', waitsFor: ['east'] })
  })

  test('may be declined, and is not asked again before the next decision', async () => {
    const t = asked()
    const before = t.host.save()
    t.host.undo('north', t.host.seq)
    t.host.answerUndo('south', t.host.seq, false)
    expect(t.seen('north').undo.request).toBe(null)
    expect(t.events('north')).toEqual(['undo-declined'])
    expect(await t.host.undo('north', t.host.seq)).toMatchObject({ ok: false, code: 'undo-declined' })
    expect(t.host.save()).toEqual(before)
    t.does('south', 'pass')
    expect(await t.host.undo('north', t.host.seq)).toMatchObject({ ok: true })
  })

  test('may be withdrawn by who asked', async () => {
    const t = asked()
    t.host.undo('north', t.host.seq)
    expect(await t.host.withdrawUndo('south', t.host.seq)).toMatchObject({ ok: false, code: 'no-undo-asked' })
    expect(await t.host.withdrawUndo('north', t.host.seq)).toMatchObject({ ok: true })
    expect(t.seen('south').undo.request).toBe(null)
    expect(await t.host.answerUndo('south', t.host.seq, true)).toMatchObject({ ok: false, code: 'no-undo-asked' })
  })

  test('lapses when somebody decides, and when nobody answers', () => {
    const t = asked(2, { undoTime: 1000 })
    t.host.undo('north', t.host.seq)
    t.does('south', 'pass')
    expect(t.events('north')).toContain('undo-lapsed')
    t.host.undo('north', t.host.seq)
    t.clock.pass(999)
    expect(t.seen('south').undo.request).not.toBe(null)
    t.clock.pass(1)
    expect(t.seen('south').undo.request).toBe(null)
    expect(t.events('south')).toEqual(['undo-lapsed'])
  })

  test('a second request waits for the first, and the same one sent again is harmless', async () => {
    const t = asked(3)
    t.host.undo('north', t.host.seq)
    expect(await t.host.undo('north', t.host.seq)).toMatchObject({ ok: true, repeated: true })
    expect(await t.host.undo('south', t.host.seq)).toMatchObject({ ok: false, code: 'undo-pending' })
  })

  test('an answer to an older position is stale', async () => {
    const t = asked()
    const seq = t.host.seq
    t.host.undo('north', seq)
    t.does('south', 'pass')
    expect(await t.host.answerUndo('south', seq, true)).toMatchObject({ ok: false, code: 'stale' })
    expect(await t.host.undo('south', seq)).toMatchObject({ ok: false, code: 'stale' })
  })

  test('spectators and bots neither ask nor answer; bots agree to everything', async () => {
    const t = table(smugglers, {}, { seats: { south: { kind: 'bot', bot: randomBot(1) } } })
    t.does('north', t.keys('north')[0]!)
    t.clock.settle()
    t.does('north', 'done')
    t.does('north', t.keys('north')[0]!)
    expect(await t.host.undo('spectator', t.host.seq)).toMatchObject({ code: 'unknown-seat' })
    expect(await t.host.undo('south', t.host.seq)).toMatchObject({ code: 'bot-seat' })
    expect(t.seen('spectator').undo.can).toBe('no')
    t.clock.settle() // the bot answers and takes its turn
    expect(t.seen('north').made).toBeGreaterThan(4)
    expect(await t.host.undo('north', t.host.seq)).toMatchObject({ ok: true, played: 1 })
    expect(t.seen('north')).toMatchObject({ made: 3, decision: { kind: 'play' } })
  })

  test('bots wait while somebody is asked', () => {
    const t = table(smugglers, { players: 3 }, { seats: { south: { kind: 'bot', bot: randomBot(1) } } })
    t.does('north', t.keys('north')[0]!)
    t.clock.settle()
    t.does('east', t.keys('east')[0]!)
    t.does('north', 'done')
    t.does('north', t.keys('north')[0]!)
    t.host.undo('north', t.host.seq)
    const seq = t.host.seq
    t.clock.pass(5000)
    expect(t.host.seq).toBe(seq)
    expect(t.seen('east').decision).toMatchObject({ seat: 'south', kind: 'counter' })
    t.host.answerUndo('east', seq, false)
    t.clock.settle()
    expect(t.seen('east').decision).toMatchObject({ seat: 'east', kind: 'counter' })
  })

  test('ends with the match', async () => {
    const t = table(smugglers, { cards: 6 })
    while (!t.seen('north').outcome) {
      const { seat } = t.seen('north').decision!
      t.does(seat, t.keys(seat).at(-1)!)
    }
    expect(await t.host.undo('north', t.host.seq)).toMatchObject({ ok: false, code: 'over' })
    expect(t.seen('north').undo.can).toBe('no')
  })
})
