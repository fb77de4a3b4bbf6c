import type { Entry } from '@redoubt/host'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Conflict, type Notice, type Store } from '../../src/store/index.ts'
import type { Place } from './places.ts'
import { aMatch, aPlayer, aSeat, entries, entry, unique } from './samples.ts'

/** All stores keep the same promises. */
export const contract = (place: Place): void => {
  let store: Store
  let other: Store
  beforeAll(async () => {
    const opened = await place.open()
    store = opened.store
    other = await opened.again()
  })
  afterAll(() => place.close())

  /** A match of two chairs. */
  async function match(more = {}) {
    const head = aMatch({ status: 'running', ...more })
    await store.matches.add(head, [aSeat(head.id, 'alpha'), aSeat(head.id, 'beta')])
    return head.id
  }
  const keys = async (id: string) =>
    (await other.record.entries(id)).map(({ seq, entry }) => [seq, 'key' in entry && entry.key])
  const outcomes = async (work: Promise<unknown>[]) =>
    (await Promise.allSettled(work)).map(one => (one.status === 'fulfilled' ? 'ok' : one.reason.code))

  describe('players', () => {
    test('are found by id, device and recovery code, and change', async () => {
      const player = aPlayer()
      await store.players.add(player)
      await store.devices.add({ token: unique('token'), player: player.id, created: 1, seen: 1 })
      const token = unique('token')
      await store.devices.add({ token, player: player.id, created: 2, seen: 2 })
      expect(await other.players.get(player.id)).toEqual(player)
      expect(await other.players.byRecovery(player.recovery)).toEqual(player)
      expect(await other.devices.player(token)).toEqual(player)
      expect((await other.devices.of(player.id)).map(({ created }) => created)).toEqual([1, 2])

      await store.players.change(player.id, { name: 'Grace', recovery: 'new' })
      await store.players.change(player.id, {})
      await store.devices.saw(token, 5000)
      expect(await other.players.get(player.id)).toEqual({ ...player, name: 'Grace', recovery: 'new', seen: 5000 })
      expect((await other.devices.of(player.id)).map(({ seen }) => seen)).toEqual([1, 5000])

      await store.devices.remove(token)
      expect(await other.devices.player(token)).toBe(null)
      expect(await other.players.byRecovery(player.recovery)).toBe(null)
      expect(await other.players.get('nobody')).toBe(null)
    })

    test('an id is taken once, and a device needs a player', async () => {
      const player = aPlayer()
      await store.players.add(player)
      await expect(store.players.add(player)).rejects.toBeInstanceOf(Conflict)
      const device = { token: unique('token'), player: 'nobody', created: 1, seen: 1 }
      await expect(store.devices.add(device)).rejects.toBeInstanceOf(Conflict)
    })

    test('a pairing code works once and not after it expired', async () => {
      const player = aPlayer()
      await store.players.add(player)
      await store.pairings.add({ code: 'once', player: player.id, expires: 2000 })
      await store.pairings.add({ code: 'late', player: player.id, expires: 2000 })
      expect(await store.pairings.use('late', 2000)).toBe(null)
      expect(await store.pairings.use('never', 1)).toBe(null)
      const both = await Promise.all([store.pairings.use('once', 1999), other.pairings.use('once', 1999)])
      expect(both.filter(Boolean)).toEqual([player.id])
    })
  })

  describe('tables', () => {
    test('come back as they were, chairs in their order', async () => {
      const head = aMatch({
        options: { deep: [1, null, 'é'] },
        terms: { clock: { time: 5 } },
        waitsFor: 'beta',
        seed: 's',
      })
      const chairs = [
        aSeat(head.id, 'beta', {
          kind: 'person',
          player: 'p',
          name: 'Zoë',
          number: '77',
          since: 12,
          clockLeft: 90_000,
        }),
        aSeat(head.id, 'alpha', { kind: 'bot', level: 'veteran', think: 500, token: unique('token'), link: null }),
      ]
      await store.matches.add(head, chairs)
      const table = { match: head, seats: chairs, seq: 0 }
      expect(await other.matches.get(head.id)).toEqual(table)
      expect(await other.matches.byCode(head.code)).toEqual(table)
      expect(await other.matches.open(head.id)).toEqual({ ...table, snapshot: null, entries: [] })
      expect(await other.matches.get('none')).toBe(null)
      expect(await other.matches.byCode('none')).toBe(null)
      expect(await other.matches.open('none')).toBe(null)
    })

    test('id and code are taken once, and nothing is left of what was refused', async () => {
      const head = aMatch()
      await store.matches.add(head, [])
      const again = aMatch({ code: head.code })
      await expect(store.matches.add(again, [])).rejects.toBeInstanceOf(Conflict)
      const twice = aMatch()
      const chair = aSeat(twice.id, 'alpha', { link: null })
      await expect(store.matches.add({ ...twice, id: head.id }, [chair])).rejects.toBeInstanceOf(Conflict)
      expect(await store.matches.get(again.id)).toBe(null)
      expect((await store.matches.get(head.id))!.seats).toEqual([])
    })

    test('change only if they are as expected', async () => {
      const id = await match({ status: 'waiting' })
      expect(
        await store.matches.change(
          id,
          { status: 'running', seed: 'x', listed: false },
          { status: 'waiting', seed: null },
        ),
      ).toBe(true)
      expect(await store.matches.change(id, { status: 'running', seed: 'y' }, { status: 'waiting' })).toBe(false)
      expect(await store.matches.change('none', { status: 'over' })).toBe(false)
      expect((await other.matches.get(id))!.match).toMatchObject({ status: 'running', seed: 'x', listed: false })
      expect(
        await store.matches.change(id, { outcome: { winners: ['alpha'] }, waitsFor: 'alpha', terms: { a: 1 } }),
      ).toBe(true)
      expect(await store.matches.change(id, { waitsFor: null, operation: null })).toBe(true)
      expect((await other.matches.get(id))!.match).toMatchObject({
        ...{ outcome: { winners: ['alpha'] }, waitsFor: null, terms: { a: 1 }, seed: 'x' },
      })
    })

    test('a link opens its seat once only', async () => {
      const head = aMatch()
      const chair = aSeat(head.id, 'alpha')
      await store.matches.add(head, [chair])
      expect(await other.seats.byLink(chair.link!)).toEqual(chair)
      const sit = (by: Store, player: string) =>
        by.seats.change(
          head.id,
          'alpha',
          { kind: 'person', player, linkState: 'used' },
          { linkState: 'open', player: null },
        )
      const sat = await Promise.all([sit(store, 'a'), sit(other, 'b'), sit(store, 'c'), sit(other, 'd')])
      expect(sat.filter(Boolean)).toHaveLength(1)
      const { seats } = (await store.matches.get(head.id))!
      expect(seats[0]!.player).toBe(['a', 'b', 'c', 'd'][sat.indexOf(true)])
      expect(await store.seats.change(head.id, 'none', { name: 'x' })).toBe(false)
      expect(await store.seats.byLink('none')).toBe(null)
      expect(await store.seats.byToken('none')).toBe(null)
    })

    test('a bot finds its seat by its token', async () => {
      const id = await match()
      const token = unique('token')
      await store.seats.change(id, 'beta', { token, kind: 'bot' })
      expect(await other.seats.byToken(token)).toMatchObject({ match: id, seat: 'beta', kind: 'bot' })
    })

    test('the lobby lists what may be listed, the youngest first, without secrets', async () => {
      const game = unique('game')
      const ids: string[] = []
      for (const [n, more] of [{}, { language: 'de' }, { listed: false }, { status: 'running' }, {}].entries())
        ids.push(await match({ status: 'waiting', game, created: 5000 + n, ...more }))
      const lobby = async (query = {}) =>
        (await other.matches.lobby({ status: 'waiting', game, ...query })).map(listing => ids.indexOf(listing.match.id))
      expect(await lobby()).toEqual([4, 1, 0])
      expect(await lobby({ language: 'de' })).toEqual([1])
      expect(await lobby({ status: 'running' })).toEqual([3])
      expect(await lobby({ limit: 2 })).toEqual([4, 1])
      expect(await lobby({ before: 5004 })).toEqual([1, 0])
      expect(await lobby({ game: 'none' })).toEqual([])
      const [listing] = await other.matches.lobby({ status: 'waiting', game })
      expect(listing!.seats.map(({ seat }) => seat)).toEqual(['alpha', 'beta'])
      expect(JSON.stringify(listing)).not.toMatch(/secret|link|seed|token|options/)
    })

    test('a player finds the own ones, the latest first', async () => {
      const [me, you] = [unique('player'), unique('player')]
      const hosted = await match({ host: me, updated: 2000 })
      const sat = await match({ host: you, updated: 3000 })
      await store.seats.change(sat, 'beta', { kind: 'person', player: me })
      const closed = await match({ host: me, status: 'closed' })
      await match({ host: you })
      const mine = async (query = {}) => (await other.matches.mine({ player: me, ...query })).map(one => one.match.id)
      expect(await mine()).toEqual([sat, hosted])
      expect(await mine({ limit: 1 })).toEqual([sat])
      expect(await mine({ before: 3000 })).toEqual([hosted])
      await store.record.append(hosted, [entry(0)], 4000)
      expect(await mine()).toEqual([hosted, sat])
      expect(await mine()).not.toContain(closed)
    })

    test('a poll sees entries, changes of the table and remarks', async () => {
      const [one, two] = [await match(), await match()]
      const standing = async () => {
        const all = await other.matches.standing([one, 'none', two])
        return all.filter(({ match }) => match === one).map(({ seq, changes, remarks }) => [seq, changes, remarks])[0]
      }
      expect(await other.matches.standing([])).toEqual([])
      expect((await other.matches.standing([one, 'none', two])).map(({ match }) => match).sort()).toEqual(
        [one, two].sort(),
      )
      expect(await standing()).toEqual([0, 0, 0])
      await store.record.append(one, entries(0, 3), 1)
      await store.chat.add(one, { at: 1, player: 'p', seat: null, preset: 'hello', text: null, space: null })
      await store.seats.change(one, 'alpha', { name: 'x' })
      await store.matches.change(one, { listed: false })
      expect(await standing()).toEqual([3, 2, 1])
      await store.record.append(one, [entry(3)], 1, { seats: [{ seat: 'alpha', clockLeft: 5 }] })
      expect(await standing(), 'a clock that goes on is no change of the table').toEqual([4, 2, 1])
      await store.record.append(one, [entry(4)], 1, { seats: [{ seat: 'alpha', kind: 'bot' }] })
      expect(await standing()).toEqual([5, 3, 1])
    })
  })

  describe('the record', () => {
    test('keeps entries in order, with what changes along', async () => {
      const id = await match({ seed: 'seed', rules: '7' })
      const state = { board: ['x'], seq: 2 }
      await store.record.append(id, [entry(0)], 2000, { head: { made: 1, round: 1, waitsFor: 'beta' } })
      await store.record.append(id, entries(1, 4), 3000, {
        head: { made: 4, outcome: { winners: ['beta'] }, status: 'over', waitsFor: null, rules: '8' },
        seats: [
          { seat: 'alpha', clockLeft: 41_000 },
          { seat: 'beta', kind: 'bot', player: null, level: 'cadet', clockLeft: null },
        ],
        snapshot: { made: 2, seq: 2, state },
      })
      expect(await keys(id)).toEqual([0, 1, 2, 3].map(n => [n, `step:${n}`]))
      expect((await other.record.entries(id, 1, 2)).map(({ seq, at }) => [seq, at])).toEqual([
        [1, 3000],
        [2, 3000],
      ])
      const opened = (await other.matches.open(id))!
      expect(opened.match).toMatchObject({
        made: 4,
        round: 1,
        status: 'over',
        waitsFor: null,
        updated: 3000,
        rules: '8',
      })
      expect(opened.match).toMatchObject({ outcome: { winners: ['beta'] }, seed: 'seed' })
      expect(opened.seats.map(({ kind, level, clockLeft }) => [kind, level, clockLeft])).toEqual([
        ['open', null, 41_000],
        ['bot', 'cadet', null],
      ])
      expect(opened.seq).toBe(4)
      expect(opened.snapshot).toEqual({ made: 2, seq: 2, state })
      expect(opened.entries.map(({ seq }) => seq)).toEqual([2, 3])
    })

    test('a later snapshot takes the place of the earlier one, never the other way round', async () => {
      const id = await match()
      await store.record.append(id, entries(0, 9), 1)
      await store.record.snapshot(id, { made: 6, seq: 6, state: { n: 6 } })
      await store.record.snapshot(id, { made: 3, seq: 3, state: { n: 3 } })
      expect((await other.matches.open(id))!.snapshot).toEqual({ made: 6, seq: 6, state: { n: 6 } })
      await store.record.append(id, [entry(9)], 2, { snapshot: { made: 10, seq: 10, state: { n: 10 } } })
      const { snapshot, entries: after } = (await other.matches.open(id))!
      expect([snapshot, after]).toEqual([{ made: 10, seq: 10, state: { n: 10 } }, []])
    })

    test('what does not follow is refused whole: taken numbers, gaps, unknown matches, entries out of order', async () => {
      const id = await match()
      await store.record.append(id, entries(0, 2), 1, { head: { made: 2 } })
      const along = {
        head: { made: 99 },
        snapshot: { made: 99, seq: 2, state: {} },
        seats: [{ seat: 'alpha', name: 'no' }],
      }
      for (const [where, what] of [
        [id, [entry(1, 'other')]],
        [id, [entry(1, 'other'), entry(2, 'other')]],
        [id, [entry(0)]],
        [id, [entry(3)]],
        [id, [entry(2), entry(4)]],
        ['none', [entry(0)]],
      ] as const)
        await expect(other.record.append(where, what, 9, along)).rejects.toBeInstanceOf(Conflict)
      expect(await keys(id)).toEqual([0, 1].map(n => [n, `step:${n}`]))
      expect(await other.matches.open(id)).toMatchObject({ match: { made: 2, updated: 1 }, snapshot: null, seq: 2 })
      expect((await other.matches.get(id))!.seats[0]!.name).toBe(null)
    })

    test('appends of one match that are sent at once are written in their order', async () => {
      const id = await match()
      const sent = entries(0, 60).map(one => store.record.append(id, [one], 1))
      expect(new Set(await outcomes(sent))).toEqual(new Set(['ok']))
      expect((await keys(id)).map(([seq]) => seq)).toEqual(entries(0, 60).map(({ seq }) => seq))
    })

    test('one that loses takes no neighbour along, and what builds on it is lost with it', async () => {
      const ids = await Promise.all(Array.from({ length: 30 }, () => match()))
      await Promise.all(ids.slice(0, 10).map(id => store.record.append(id, [entry(0, 'first')], 1)))
      const sent = ids.flatMap(id => [
        store.record.append(id, [entry(0, 'second')], 2),
        store.record.append(id, [entry(1, 'third')], 2),
      ])
      const results = await outcomes(sent)
      // Alone, the third would fit where another came first.
      for (const [n, id] of ids.entries()) {
        const lost = n < 10
        expect(results.slice(2 * n, 2 * n + 2)).toEqual(lost ? ['conflict', 'conflict'] : ['ok', 'ok'])
        expect((await keys(id)).map(([, key]) => key)).toEqual(lost ? ['first'] : ['second', 'third'])
      }
    })

    test.skipIf(place.name === 'memory')('one that the database cannot bear fails alone', async () => {
      const ids = await Promise.all(Array.from({ length: 5 }, () => match()))
      const made = (n: number) => (n === 2 ? Number.NaN : 0)
      const sent = ids.map((id, n) =>
        store.record.append(id, [entry(0)], 1, { snapshot: { made: made(n), seq: 0, state: {} } }),
      )
      const results = await Promise.allSettled(sent)
      expect(results.map(({ status }) => status)).toEqual(
        [0, 1, 2, 3, 4].map(n => (n === 2 ? 'rejected' : 'fulfilled')),
      )
      expect(await keys(ids[2]!)).toEqual([])
      await store.record.append(ids[2]!, [entry(0)], 1)
    })

    test('of two nodes that write the same number one wins, and all of its append is there', async () => {
      const ids = await Promise.all(Array.from({ length: 40 }, () => match()))
      const write = (by: Store, name: string, order: readonly string[], length: number) =>
        order.map(id =>
          by.record.append(
            id,
            Array.from({ length }, (_, n) => entry(n, name)),
            1,
            { head: { made: length } },
          ),
        )
      // In opposite orders, and of different length: nobody waits for the other for ever, and nothing is mixed.
      const [a, b] = await Promise.all([
        outcomes(write(store, 'a', ids, 1)),
        outcomes(write(other, 'b', ids.toReversed(), 3)),
      ])
      b.reverse()
      for (const [n, id] of ids.entries()) {
        expect([a[n], b[n]].sort()).toEqual(['conflict', 'ok'])
        const winner = a[n] === 'ok' ? ['a'] : ['b', 'b', 'b']
        expect((await keys(id)).map(([, key]) => key)).toEqual(winner)
        expect((await store.matches.get(id))!).toMatchObject({ seq: winner.length, match: { made: winner.length } })
      }
    })
  })

  describe('chat', () => {
    test('numbers remarks without gaps, however many speak at once', async () => {
      const id = await match()
      const say = (by: Store, text: string) =>
        by.chat.add(id, { at: 1, player: 'p', seat: 'alpha', preset: null, text, space: 'c3' })
      const numbers = await Promise.all(Array.from({ length: 12 }, (_, n) => say(n % 2 ? store : other, `word ${n}`)))
      expect([...numbers].sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, n) => n))
      const all = await other.chat.list(id)
      expect(all.map(({ n }) => n)).toEqual(Array.from({ length: 12 }, (_, n) => n))
      for (const [n, number] of numbers.entries()) expect(all[number]!.text).toBe(`word ${n}`)
      expect((await other.chat.list(id, { limit: 2 })).map(({ n }) => n)).toEqual([10, 11])
      expect((await other.chat.list(id, { from: 3, limit: 2 })).map(({ n }) => n)).toEqual([3, 4])
      await expect(
        say({ chat: { add: (_, remark) => store.chat.add('none', remark) } } as Store, 'x'),
      ).rejects.toThrow()
    })

    test('a report stays', async () => {
      const id = await match()
      const n = await store.chat.add(id, { at: 1, player: 'p', seat: null, preset: null, text: 'bad', space: null })
      expect(await store.chat.report(id, n)).toBe(true)
      expect(await store.chat.report(id, 7)).toBe(false)
      expect(await other.chat.list(id)).toEqual([
        { n: 0, at: 1, player: 'p', seat: null, preset: null, text: 'bad', space: null, reported: true },
      ])
    })

    test('any text comes back or is made harmless', async () => {
      const id = await match()
      const texts = ['🔥 "quoted" \\ \'; drop table chat; --', '\u202e\n\t', 'x'.repeat(5000), 'a\0b', 'a\ud800b']
      for (const text of texts)
        await store.chat.add(id, { at: 1, player: 'p', seat: null, preset: null, text, space: null })
      const read = (await other.chat.list(id)).map(({ text }) => text)
      expect(read.slice(0, 3)).toEqual(texts.slice(0, 3))
      for (const text of read.slice(3)) expect(text).toMatch(/^a.b$/s)
      expect(await store.players.get('a\0b')).toBe(null)
      expect(await store.matches.byCode('a\ud800b')).toBe(null)
      const odd = entry(0, 'a\0\ud800"\\b')
      await store.record.append(id, [odd], 1, { snapshot: { made: 0, seq: 0, state: { odd: '\0\ud800' } } })
      const { snapshot, entries: kept } = (await other.matches.open(id))!
      expect([kept[0]!.entry, snapshot!.state]).toEqual([odd, { odd: '\0\ud800' }])
    })
  })

  describe('leases', () => {
    test('one node holds a match until it lets go or falls silent', async () => {
      const [one, two] = [await match(), await match()]
      expect((await store.leases.take([one, two, 'none'], 'n1', 60_000)).sort()).toEqual([one, two].sort())
      expect(await other.leases.take([one, two], 'n2', 60_000)).toEqual([])
      expect(await store.leases.take([one], 'n1', 60_000), 'renewed').toEqual([one])
      expect((await other.leases.get(one))!.node).toBe('n1')
      expect(Math.abs((await other.leases.get(one))!.until - Date.now() - 60_000)).toBeLessThan(30_000)

      await other.leases.release([one], 'n2')
      expect(await other.leases.take([one], 'n2', 60_000), 'not its own to release').toEqual([])
      await store.leases.release([one], 'n1')
      expect(await other.leases.get(one)).toBe(null)
      expect(await other.leases.take([one], 'n2', 60_000)).toEqual([one])

      await store.leases.handOver([two, one], 'n1')
      expect(await other.leases.lapsed(10)).toEqual([two])
      expect(await other.leases.take([two], 'n2', 60_000)).toEqual([two])
      expect(await other.leases.lapsed(10)).toEqual([])
      expect(await store.leases.take([], 'n1', 1)).toEqual([])

      await other.leases.handOver([two], 'n2', 60_000)
      expect(await store.leases.lapsed(10), 'not yet').toEqual([])
      expect(await store.leases.take([two], 'n1', 60_000), 'whoever comes may have it').toEqual([two])
    })

    test('what a dead node held goes to another when its time is over, and not before', async () => {
      const id = await match()
      await store.leases.take([id], 'dead', 400)
      const { until } = (await store.leases.get(id))!
      let taken: string[] = []
      while (taken.length === 0) taken = await other.leases.take([id], 'heir', 60_000)
      const heir = (await store.leases.get(id))!
      expect(heir.node).toBe('heir')
      expect(heir.until - 60_000, 'by the clock of the database').toBeGreaterThanOrEqual(until)
    })

    test('what a node held that has fallen silent goes to another at once, however long it was taken for', async () => {
      const [id, own] = [await match(), await match()]
      const [silent, heir] = [unique('silent'), unique('heir')]
      await store.nodes.beat(silent, '')
      await store.leases.take([id], silent, 60_000)
      await other.leases.take([own], heir, 60_000)
      expect(await other.leases.take([id], heir, 60_000, 30_000), 'it was heard of').toEqual([])
      expect(await other.leases.lapsed(500, 30_000)).not.toContain(id)
      const { seen } = (await other.leases.get(id))!
      expect(Math.abs(seen! - Date.now())).toBeLessThan(30_000)
      await expect.poll(() => other.leases.lapsed(500, 20), { timeout: 60_000 }).toContain(id)
      expect(await other.leases.lapsed(500, 20), 'of one that never said anything its time must pass').not.toContain(
        own,
      )
      expect(await other.leases.take([id], heir, 60_000, 20)).toEqual([id])
      expect(await store.leases.take([id], silent, 60_000, 30_000), 'it is too late').toEqual([])
      await store.nodes.remove(silent)
    })

    test('what has enough of its time left is not written anew', async () => {
      const id = await match()
      await store.leases.take([id], 'n1', 60_000)
      const { until } = (await store.leases.get(id))!
      expect(await store.leases.take([id], 'n1', 60_000)).toEqual([id])
      expect((await store.leases.get(id))!.until).toBe(until)
      expect(await store.leases.take([id], 'n1', 600_000)).toEqual([id])
      expect((await store.leases.get(id))!.until).toBeGreaterThan(until + 60_000)
      await store.leases.release([id], 'n1')
    })

    test('two nodes that reach for the same many matches share them', async () => {
      const ids = await Promise.all(Array.from({ length: 50 }, () => match()))
      const [a, b] = await Promise.all([
        store.leases.take(ids, 'a', 60_000),
        other.leases.take(ids.toReversed(), 'b', 60_000),
      ])
      expect([...a!, ...b!].sort()).toEqual(ids.sort())
    })

    test('nodes that beat are alive', async () => {
      await store.nodes.beat('n1', 'http://one')
      await other.nodes.beat('n2', 'http://two')
      await other.nodes.beat('n2', 'http://second')
      expect((await store.nodes.alive(60_000)).map(({ id, address }) => [id, address])).toEqual([
        ['n1', 'http://one'],
        ['n2', 'http://second'],
      ])
      expect(await store.nodes.alive(-60_000)).toEqual([])
      await store.nodes.remove('n1')
      expect((await other.nodes.alive(60_000)).map(({ id }) => id)).toEqual(['n2'])
    })
  })

  describe('shelves', () => {
    test('operations, shares and packs come back', async () => {
      const player = unique('player')
      const [old, young] = [unique('operation'), unique('operation')]
      await store.operations.put({ id: old, player, state: { score: 1 }, updated: 1 })
      await store.operations.put({ id: young, player, state: { score: 2 }, updated: 2 })
      await store.operations.put({ id: old, player, state: { score: 3 }, updated: 3 })
      expect(await other.operations.get(old)).toEqual({ id: old, player, state: { score: 3 }, updated: 3 })
      expect((await other.operations.of(player)).map(({ id }) => id)).toEqual([old, young])
      expect(await other.operations.get('none')).toBe(null)

      const share = { id: unique('share'), match: await match(), viewer: 'alpha', at: 12, created: 5 }
      await store.shares.add(share)
      expect(await other.shares.get(share.id)).toEqual(share)
      expect(await other.shares.get('none')).toBe(null)
      await expect(store.shares.add({ ...share, id: unique('share'), match: 'none' })).rejects.toBeInstanceOf(Conflict)

      const pack = { id: unique('pack'), data: { cards: [1] } }
      await store.packs.add(pack)
      await store.packs.add({ id: pack.id, data: 'another' })
      expect(await other.packs.get(pack.id)).toEqual(pack)
      expect(await other.packs.get('none')).toBe(null)
    })
  })

  describe('the bus', () => {
    test('tells of entries, tables and remarks, and carries words of the nodes', async () => {
      const id = await match()
      const heard: Notice[] = []
      const leave = store.bus.listen(
        notice => void (notice.match === id && heard.push(notice)),
        () => {},
      )
      const round: object = { round: 1, hash: 'h', state: { large: true } }
      const begun = { ...entries(0, 1)[0]!, round } as Entry
      await store.record.append(id, [begun, ...entries(1, 2)], 1)
      await store.seats.change(id, 'alpha', { name: 'x' })
      await store.matches.change(id, { listed: false }, { status: 'closed' })
      await store.chat.add(id, { at: 1, player: 'p', seat: null, preset: 'hello', text: null, space: null })
      store.bus.notify({ match: id, about: 'presence', data: { here: ['é'] } })
      await expect.poll(() => heard.length, { timeout: 60_000 }).toBe(4)
      leave()
      store.bus.notify({ match: id, about: 'presence' })
      await store.record.append(id, entries(2, 3), 1)
      expect(heard).toEqual([
        {
          ...{ match: id, about: 'entries', seq: 2 },
          data: [
            { seq: 0, at: 1, entry: { ...begun, round: { round: 1, hash: 'h' } } },
            { seq: 1, at: 1, entry: entries(1, 2)[0] },
          ],
        },
        { match: id, about: 'table' },
        { match: id, about: 'chat', seq: 1 },
        { match: id, about: 'presence', data: { here: ['é'] } },
      ])
    })
  })

  test('is ready', async () => {
    await store.ready()
    await other.ready()
  })
}
