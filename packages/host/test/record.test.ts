import { commitment, type Save, verify } from '@redoubt/kernel'
import { describe, expect, test } from 'vitest'
import { openReplay, resumeMatch } from '../src/index.ts'
import { smugglers } from './games/smugglers.ts'
import { fold, table } from './table.ts'

/** Plays the last option until so many decisions are made, or to the end. */
function play(t: ReturnType<typeof table>, upTo = Number.POSITIVE_INFINITY) {
  while (!t.seen('spectator').outcome && t.seen('spectator').made < upTo) {
    const { seat } = t.seen('spectator').decision!
    t.does(seat, t.keys(seat).at(-1)!)
  }
  return t
}

test('while the match runs the public record holds nothing secret', () => {
  const t = play(table(smugglers, {}, { seed: 'very secret' }), 8)
  expect(t.host.publicRecord()).toEqual({
    format: 1,
    over: false,
    game: 'smugglers',
    rules: '1',
    commitment: commitment('very secret'),
    made: 8,
  })
})

test('when it is over anybody can verify every die and shuffle', () => {
  const t = play(table(smugglers, {}, { seed: 'very secret' }))
  const record = t.host.publicRecord()
  expect(record).toMatchObject({ over: true, seed: 'very secret' })
  expect(verify(smugglers, record as unknown as Save, 'very secret')).toMatchObject({ ok: true })
})

test('the save of the owner goes on where it stopped', () => {
  const t = play(table(smugglers), 9)
  const r = table(smugglers, {}, { open: setup => resumeMatch({ ...setup, save: t.host.save() }) })
  expect(r.host.save()).toEqual(t.host.save())
  expect(r.seen('north')).toMatchObject({ ...t.seen('north'), events: expect.anything() })
  play(t)
  play(r)
  expect(r.host.save()).toEqual(t.host.save())
})

test('a newcomer to a resumed match gets its whole past, and may undo as before', async () => {
  const t = play(table(smugglers), 2)
  t.does('north', 'step:left')
  const r = table(smugglers, {}, { open: setup => resumeMatch({ ...setup, save: t.host.save(), seq: 17 }) })
  expect(r.seen('spectator')).toMatchObject({ seq: 17, made: 3 })
  expect(r.events('spectator')).toEqual(['dealt', 'stashed', 'stashed', 'stepped'])
  expect(await r.host.undo('north', 17)).toMatchObject({ ok: true, seq: 18 })
  expect(r.seen('spectator').made).toBe(2)
})

test('after a restart a word that was already taken is recognised, and a listener misses nothing and hears nothing twice', async () => {
  const t = play(table(smugglers), 2)
  t.does('north', 'step:left', 'step:right')
  t.host.undo('north', t.host.seq)
  const seen = t.host.seq
  t.does('north', 'done')
  const after = [t.host.save(), t.host.seq] as const
  const again = () =>
    table(smugglers, {}, { open: s => resumeMatch({ ...s, save: after[0], seq: after[1], entries: t.entries }) })
  const r = again()
  expect(await r.host.choose('north', seen, 'done')).toMatchObject({ ok: true, seq: after[1], repeated: true })
  expect(await r.host.choose('north', seen, 'step:right')).toMatchObject({ ok: false, code: 'stale' })
  expect(await r.host.undo('north', seen - 1)).toMatchObject({ ok: true, repeated: true })
  expect(r.host.seq).toBe(after[1])
  const heard = (since: number, { host } = again()) => {
    let events: unknown[] = []
    host.subscribe('north', message => (events = message.events.map(event => event.type)), since)
    return events
  }
  expect(heard(after[1])).toEqual([])
  expect(heard(seen)).toEqual(t.events('north'))
  expect(heard(2)).toEqual(['stepped', 'taken-back', ...t.events('north')])
  expect(heard(2)).toEqual(heard(2, t))
})

test('the entries alone rebuild the match', () => {
  const t = play(table(smugglers), 2)
  t.does('north', 'step:left', 'step:right')
  t.host.undo('north', t.host.seq)
  t.does('north', 'done')
  expect(fold(t.entries)).toEqual(t.host.save().decisions)
  expect(t.entries.map(entry => entry.seq)).toEqual(t.entries.map((_, i) => i))
})

test.each([
  ['nothing', null, 'not a save'],
  ['another game', { format: 1, game: 'chess', rules: '1', options: {}, decisions: [] }, 'save of chess'],
  ['no seed', { format: 1, game: 'smugglers', rules: '1', options: {}, commitment: '', decisions: [] }, 'no seed'],
  [
    'another seed',
    { format: 1, game: 'smugglers', rules: '1', options: {}, seed: 'a', commitment: commitment('b'), decisions: [] },
    'does not match',
  ],
  [
    'bad options',
    { format: 1, game: 'smugglers', rules: '1', options: { cards: 1 }, seed: 'a', decisions: [] },
    'options of the save are refused',
  ],
  [
    'a decision nobody could make',
    { format: 1, game: 'smugglers', rules: '1', options: {}, seed: 'a', decisions: ['fly'] },
    'Decision 1 of the save, "fly", cannot be made',
  ],
])('a save with %s is refused with the reason', (_, save, reason) => {
  const open = () => table(smugglers, {}, { open: setup => resumeMatch({ ...setup, save: save as unknown as Save }) })
  expect(open).toThrow(reason)
  expect(() => openReplay(smugglers, save as unknown as Save)).toThrow(reason)
})

describe('a replay', () => {
  test('shows any position, forwards and backwards, as it was', () => {
    const t = table(smugglers, { cards: 30 })
    const hashes = [t.host.save().hash]
    const views = [JSON.stringify(t.seen('south').view)]
    while (!t.seen('spectator').outcome) {
      play(t, t.seen('spectator').made + 1)
      hashes.push(t.host.save().hash)
      views.push(JSON.stringify(t.seen('south').view))
    }
    const replay = openReplay(smugglers, t.host.save())
    expect(replay.length).toBe(hashes.length - 1)
    expect(replay.length).toBeGreaterThan(40)
    const order = [...hashes.keys()]
    for (const n of [...order, ...order.toReversed(), 17, 3, 33, 32, 31, 0, replay.length]) {
      replay.go(n)
      expect(replay.at).toBe(n)
      expect(JSON.stringify(replay.view('south'))).toBe(views[n])
      expect(replay.continueHere().hash).toBe(hashes[n])
    }
    expect(replay.outcome()).toEqual(t.seen('south').outcome)
  })

  test('goes no further than its ends', () => {
    const replay = openReplay(smugglers, play(table(smugglers), 5).host.save())
    for (const [n, at] of [
      [-3, 0],
      [99, 5],
      [Number.NaN, 0],
      [2.7, 2],
    ] as const) {
      replay.go(n)
      expect(replay.at).toBe(at)
    }
  })

  test('tells what happened through the eyes of each seat', () => {
    const t = table(smugglers)
    const card = t.keys('north')[0]!
    t.does('north', card)
    const replay = openReplay(smugglers, t.host.save())
    expect(replay.events('spectator').map(event => event.type)).toEqual(['dealt'])
    expect(replay.last()).toBe(null)
    replay.go(1)
    expect(replay.events('spectator').map(event => event.type)).toEqual(['stashed'])
    expect(replay.events('north').map(event => event.type)).toEqual(['stashed', 'stashed-card'])
    expect(replay.last()).toEqual({ seat: 'north', key: card })
    expect(replay.decision('north')).toEqual({ seat: 'south', kind: 'stash', rule: 'S-1' })
    expect(replay.decision('south')!.options).toHaveLength(3)
  })

  test('continues from any position as a match of its own', () => {
    const t = play(table(smugglers))
    const replay = openReplay(smugglers, t.host.save())
    replay.go(2)
    const r = table(smugglers, {}, { open: setup => resumeMatch({ ...setup, save: replay.continueHere() }) })
    expect(r.seen('north').made).toBe(2)
    r.does('north', 'step:left')
    expect(r.host.save().decisions.slice(0, 2)).toEqual(t.host.save().decisions.slice(0, 2))
    expect(t.host.save().decisions[2]).toBe('done')
    expect(r.host.save().decisions[2]).toBe('step:left')
    expect(replay.length).toBe(t.host.save().decisions.length)
  })
})
