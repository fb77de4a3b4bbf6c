import { type AnyGame, finish, hash, replay } from '@redoubt/kernel'
import { describe, expect, test } from 'vitest'
import { openMatch } from '../src/index.ts'
import { testClock } from '../testing/index.ts'
import { minefield } from './games/minefield.ts'
import { smugglers } from './games/smugglers.ts'
import { table } from './table.ts'

const stashFirst = (t: ReturnType<typeof table>, seat: string) => t.does(seat, t.keys(seat)[0]!)

describe('choosing', () => {
  test('a choice goes to everybody, each in its own view', () => {
    const t = table(smugglers)
    const [card] = t.keys('north')
    t.does('north', card!)
    expect(t.seen('north')).toMatchObject({
      seq: 1,
      made: 1,
      decision: { seat: 'south', kind: 'stash' },
      outcome: null,
    })
    expect(t.seen('north').decision).toEqual({ seat: 'south', kind: 'stash', rule: 'S-1' })
    expect(t.keys('south')).toHaveLength(3)
    expect(t.events('north')).toEqual(['stashed', 'stashed-card'])
    expect(t.events('south')).toEqual(['stashed'])
    expect(t.events('spectator')).toEqual(['stashed'])
    expect(Object.keys(t.seen('south')).sort()).toEqual(
      ['clocks', 'decision', 'events', 'made', 'outcome', 'seq', 'undo', 'view'].sort(),
    )
  })

  test.each([
    ['another seat', 'south', 0, (k: string) => k, 'not-your-decision'],
    ['no seat of the match', 'west', 0, (k: string) => k, 'unknown-seat'],
    ['a spectator', 'spectator', 0, (k: string) => k, 'unknown-seat'],
    ['an object method as a seat', 'constructor', 0, (k: string) => k, 'unknown-seat'],
    ['a later seq', 'north', 1, (k: string) => k, 'stale'],
    ['an earlier seq', 'north', -1, (k: string) => k, 'stale'],
    ['no seq', 'north', Number.NaN, (k: string) => k, 'stale'],
    ['a key that is not offered', 'north', 0, () => 'stash:gold', 'illegal-choice'],
    ['the empty key', 'north', 0, () => '', 'illegal-choice'],
    ['no keys', 'north', 0, () => [], 'bad-request'],
    ['a number for a key', 'north', 0, () => 7, 'bad-request'],
    ['a list with something else', 'north', 0, (k: string) => [k, null], 'bad-request'],
    ['too long a path', 'north', 0, (k: string) => Array(201).fill(k), 'bad-request'],
  ])('%s is refused and changes nothing', async (_, seat, seq, key, code) => {
    const t = table(smugglers)
    const before = JSON.stringify([t.host.save(), t.inbox])
    const answer = await t.host.choose(seat, seq, key(t.keys('north')[0]!) as string)
    expect(answer).toMatchObject({ ok: false, code, seq: 0 })
    expect(JSON.stringify([t.host.save(), t.inbox])).toBe(before)
    expect(t.entries).toEqual([])
  })

  test('an illegal choice tells the legal ones to the seat that decides, and to nobody else', async () => {
    const t = table(smugglers)
    expect(await t.host.choose('north', 0, 'nothing')).toMatchObject({ options: t.keys('north') })
    expect(await t.host.choose('south', 0, 'nothing')).not.toHaveProperty('options')
  })

  test('sending a choice again gives the same answer and plays nothing', async () => {
    const t = table(smugglers)
    const [card] = t.keys('north')
    const first = await t.host.choose('north', 0, card!)
    stashFirst(t, 'south')
    const save = t.host.save()
    expect(first).toEqual({ ok: true, seq: 1, played: 1 })
    expect(await t.host.choose('north', 0, card!)).toEqual({ ok: true, seq: 1, played: 1, repeated: true })
    expect(await t.host.choose('south', 0, card!)).toMatchObject({ ok: false, code: 'stale' })
    expect(await t.host.choose('north', 0, 'stash:other')).toMatchObject({ ok: false, code: 'stale' })
    expect(t.host.save()).toEqual(save)
  })

  test('a choice sent again after a take-back is not played again', async () => {
    const t = table(smugglers)
    stashFirst(t, 'north')
    stashFirst(t, 'south')
    t.host.choose('north', 2, 'step:left')
    expect(await t.host.undo('north', 3)).toMatchObject({ ok: true, seq: 4 })
    expect(await t.host.choose('north', 2, 'step:left')).toMatchObject({ ok: true, repeated: true })
    expect(t.host.save().decisions).toHaveLength(2)
  })

  test('a path is played as far as it stays legal and the seat its own', async () => {
    const t = table(smugglers)
    stashFirst(t, 'north')
    stashFirst(t, 'south')
    expect(await t.host.choose('north', 2, ['step:left', 'step:left', 'jump', 'done'])).toEqual({
      ok: true,
      seq: 4,
      played: 2,
    })
    expect(await t.host.choose('north', 2, ['step:left', 'step:left', 'jump', 'done'])).toMatchObject({
      seq: 4,
      played: 2,
    })
    const [, card] = [await t.host.choose('north', 4, 'done'), t.keys('north')[0]!]
    expect(await t.host.choose('north', 5, [card, 'pass', 'pass'])).toMatchObject({ ok: true, played: 1 })
    expect(t.seen('spectator').decision).toMatchObject({ seat: 'south', kind: 'counter' })
    expect(await t.host.choose('north', 6, ['pass'])).toMatchObject({ ok: false, code: 'not-your-decision' })
  })

  test('a path of which nothing is legal is refused', async () => {
    const t = table(smugglers)
    expect(await t.host.choose('north', 0, ['jump', 'jump'])).toMatchObject({ ok: false, code: 'illegal-choice' })
  })

  test('a match that is over takes no more choices', async () => {
    const t = table(minefield)
    t.does('even', 'home')
    expect(t.seen('odd')).toMatchObject({ decision: null, outcome: { rule: 'M-2' } })
    expect(await t.host.choose('odd', 1, 'walk')).toMatchObject({ ok: false, code: 'over' })
  })
})

describe('giving up', () => {
  /** A game in which a seat may give up at any time, as in CQ-3.10. */
  const proud: AnyGame = {
    ...minefield,
    choose: (g, choice, out) => {
      if (typeof choice !== 'string' || !choice.startsWith('concede:')) return minefield.choose(g, choice, out)
      g.decision = null
      g.seq++
      finish(g, [choice === 'concede:odd' ? 'even' : 'odd'], 'M-3', 'Given up.')
    },
  }

  test('is possible at any time, and only for oneself', async () => {
    const t = table(proud)
    expect(await t.host.choose('even', 0, 'concede:odd')).toMatchObject({ ok: false, code: 'illegal-choice' })
    expect(await t.host.choose('odd', 0, 'concede:even')).toMatchObject({ ok: false, code: 'not-your-decision' })
    expect(t.seen('odd').outcome).toBe(null)
    expect(await t.host.choose('odd', 0, 'concede:odd')).toMatchObject({ ok: true })
    expect(t.seen('even').outcome).toMatchObject({ winners: ['even'], rule: 'M-3' })
    expect(t.entries.at(-1)).toMatchObject({ by: 'odd', key: 'concede:odd' })
  })

  test('in a game that does not know it is refused without telling what others may do', async () => {
    const t = table(minefield)
    const answer = await t.host.choose('odd', 0, 'concede:odd')
    expect(answer).toMatchObject({ ok: false, code: 'illegal-choice' })
    expect(answer).not.toHaveProperty('options')
  })
})

describe('rules that throw', () => {
  test.each(['mine', 'fog'])('%s: the match is as it was and goes on', async key => {
    const t = table(minefield)
    t.does('even', 'walk')
    const before = JSON.stringify(t.host.save())
    const answer = await t.host.choose('odd', 1, key)
    expect(answer).toMatchObject({ ok: false, code: 'rules-failure', seq: 1 })
    expect(JSON.stringify(t.host.save())).toBe(before)
    expect(JSON.stringify([answer, t.inbox])).not.toContain('42')
    expect(t.events('even')).toEqual(['rules-failure'])
    expect(t.reports).toMatchObject([{ type: 'rules-failure', seat: 'odd', key }])
    t.does('odd', 'walk')
    t.does('even', 'home')
    expect(hash(replay(minefield, t.host.save()))).toBe(t.host.save().hash)
  })

  test('a path stops before the choice that fails', async () => {
    const t = table(minefield, { options: ['walk', 'mine'] })
    expect(await t.host.choose('even', 0, ['mine'])).toMatchObject({ ok: false })
    t.does('even', 'walk')
    expect(t.host.seq).toBe(1)
  })
})

describe('the record', () => {
  test('is told before anybody sees the effect', () => {
    const order: string[] = []
    const clock = testClock()
    const host = openMatch({
      game: minefield,
      options: {},
      seed: 's',
      clock,
      record: entry => void order.push(`written ${entry.seq}`),
    })
    host.subscribe('spectator', message => order.push(`seen ${message.seq}`))
    host.choose('even', 0, 'walk')
    host.choose('odd', 1, 'walk')
    expect(order).toEqual(['seen 0', 'written 0', 'seen 1', 'written 1', 'seen 2'])
  })

  test('that cannot be written prevents the choice', async () => {
    const t = table(
      minefield,
      {},
      {
        record: () => {
          throw new Error('disk full')
        },
      },
    )
    expect(await t.host.choose('even', 0, 'walk')).toMatchObject({ ok: false, code: 'not-recorded' })
    expect(t.host.save().decisions).toEqual([])
    expect(t.inbox.odd).toHaveLength(1)
  })
})
