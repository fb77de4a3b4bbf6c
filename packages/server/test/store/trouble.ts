import { mkdirSync, mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { type Notice, openStore, type Store, StoreAway, StoreFull } from '../../src/store/index.ts'
import { connect } from '../../src/store/sqlite/connection.ts'
import { sqliteLink } from '../../src/store/sqlite/link.ts'
import { sqliteStore } from '../../src/store/sqlite/store.ts'
import type { Server } from './places.ts'
import { aMatch, aSeat, entry } from './samples.ts'

/** A machine that is busy is slow, not wrong. */
const LONG = { timeout: 60_000 }
const folder = mkdtempSync(join(tmpdir(), 'redoubt-trouble-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function someMatches(store: Store): Promise<string[]> {
  const heads = Array.from({ length: 6 }, () => aMatch({ status: 'running' }))
  for (const head of heads) await store.matches.add(head, [aSeat(head.id, 'alpha')])
  return heads.map(({ id }) => id)
}

/** One entry more for each match, all at once; says how each fared. */
async function round(store: Store, ids: string[], seq: number, word = 'x') {
  const sent = ids.map(id => store.record.append(id, [entry(seq, word)], 1, { head: { made: seq + 1 } }))
  return (await Promise.allSettled(sent)).map(one => (one.status === 'fulfilled' ? null : one.reason))
}

async function exactly(store: Store, ids: string[], length: number): Promise<void> {
  for (const id of ids) {
    expect((await store.record.entries(id)).map(({ seq }) => seq)).toEqual(Array.from({ length }, (_, n) => n))
    expect(await store.matches.get(id)).toMatchObject({ seq: length, match: { made: length } })
  }
}

export function sqliteTrouble(): void {
  async function opened(name: string) {
    const file = join(folder, name)
    await (await openStore(file)).close()
    const to = sqliteLink(file)
    const pragma = async (text: string) => (await to.writer.ask('alone', [[`pragma ${text}`, []]]))[0]!.rows
    return { store: sqliteStore(file, {}, to), pragma }
  }

  test('a full disk is said so; nothing acknowledged is lost, and it goes on when there is room', async () => {
    const { store, pragma } = await opened('full.db')
    const ids = await someMatches(store)
    await store.ready()
    const [{ page_count: pages }] = (await pragma('page_count')) as [{ page_count: number }]
    await pragma(`max_page_count = ${pages + 20}`)
    let seq = 0
    let refused: unknown[] = []
    for (; refused.length === 0; seq++)
      refused = (await round(store, ids, seq, 'x'.repeat(2000))).filter(error => error !== null)
    seq--
    expect(seq).toBeGreaterThan(0)
    expect(refused, 'a group is written whole or not at all').toHaveLength(ids.length)
    for (const error of refused) expect(error).toBeInstanceOf(StoreFull)
    await expect(store.ready()).rejects.toBeInstanceOf(StoreFull)
    await exactly(store, ids, seq)

    await pragma('max_page_count = 1000000')
    await store.ready()
    expect(await round(store, ids, seq)).toEqual(ids.map(() => null))
    await exactly(store, ids, seq + 1)
    await store.close()
  })

  test('a database that may not be written says so', async () => {
    const { store, pragma } = await opened('readonly.db')
    const ids = await someMatches(store)
    await pragma('query_only = on')
    for (const error of await round(store, ids, 0)) expect(error).toBeInstanceOf(StoreFull)
    await expect(store.ready()).rejects.toBeInstanceOf(StoreFull)
    await pragma('query_only = off')
    await store.ready()
    expect(await round(store, ids, 0)).toEqual(ids.map(() => null))
    await store.close()
    await expect(store.players.get('x')).rejects.toThrow('The store is closed.')
  })

  test('every commit is flushed, keys hold, and whoever finds the file locked waits', async () => {
    const { store, pragma } = await opened('pragmas.db')
    const value = async (name: string) => Object.values((await pragma(name))[0] as object)[0]
    expect(await value('journal_mode')).toBe('wal')
    expect(await value('synchronous'), '2 is FULL').toBe(2)
    expect(await value('foreign_keys')).toBe(1)
    expect(await value('busy_timeout')).toBe(5000)
    await store.close()
  })

  test('while a flush takes its time, everything else goes on', async () => {
    const { store } = await opened('slow.db')
    const ids = await someMatches(store)
    const rival = connect(join(folder, 'slow.db'), false)
    await rival.ask('alone', [['begin immediate', []]])
    let written = false
    const writing = round(store, ids, 0).then(results => {
      written = true
      return results
    })
    for (let n = 0; n < 20; n++) await new Promise(resolve => setTimeout(resolve, 5))
    expect(await store.matches.get(ids[0]!), 'whoever reads does not wait either').toMatchObject({ seq: 0 })
    expect(written).toBe(false)
    await rival.ask('alone', [['commit', []]])
    expect(await writing).toEqual(ids.map(() => null))
    await Promise.all([store.close(), rival.close()])
  })

  test('what is no database is refused with its name', async () => {
    const file = join(folder, 'none.db')
    writeFileSync(file, 'This is a letter to my aunt, and quite long enough to be one.'.repeat(100))
    const error = await openStore(file).catch(error => error)
    expect(error).toBeInstanceOf(StoreAway)
    expect(error.message).toContain(file)
  })

  test('a thread that dies takes its question along, and the next one starts another', async () => {
    const file = join(folder, 'folder.db')
    mkdirSync(file)
    const connection = connect(file, false)
    await expect(connection.ask('alone', [['select 1', []]])).rejects.toBeInstanceOf(StoreAway)
    rmdirSync(file)
    expect((await connection.ask('alone', [['select 1 as n', []]]))[0]!.rows).toEqual([{ n: 1 }])
    await connection.close()
  })
}

export function postgresTrouble(server: () => Server): void {
  test('a database that is away is said so; when it is back all goes on, and whoever listens asks the tables', async () => {
    const place = await server().database()
    const [store, other] = [await openStore(place), await openStore(place)]
    const ids = await someMatches(store)
    const heard: Notice[] = []
    let missed = 0
    other.bus.listen(
      notice => heard.push(notice),
      () => missed++,
    )
    expect(await round(store, ids, 0)).toEqual(ids.map(() => null))
    await expect.poll(() => heard.length, LONG).toBe(ids.length)

    await server().crash()
    for (const error of await round(store, ids, 1)) expect(error).toBeInstanceOf(StoreAway)
    await expect(store.ready()).rejects.toBeInstanceOf(StoreAway)
    await expect(store.players.get('x')).rejects.toBeInstanceOf(StoreAway)
    expect(missed).toBe(0)

    await server().start()
    await expect.poll(() => missed, LONG).toBe(1)
    await store.ready()
    expect(await round(store, ids, 1)).toEqual(ids.map(() => null))
    await exactly(other, ids, 2)
    // Both ears are back some day; until then notices may be lost.
    heard.length = 0
    await expect
      .poll(() => {
        store.bus.notify({ match: ids[0]!, about: 'hello' })
        return heard.length
      }, LONG)
      .toBeGreaterThan(0)
    await Promise.all([store.close(), other.close()])
  })

  test('connections that are cut, and a database that turns read-only', async () => {
    const place = await server().database()
    const name = new URL(place).pathname.slice(1)
    const cut = () => server().rows('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    const store = await openStore(place)
    const ids = await someMatches(store)
    await cut()
    // Whoever did not notice yet is told once; nothing of it is written.
    for (const error of await round(store, ids, 0)) if (error) expect(error).toBeInstanceOf(StoreAway)
    await server().rows(`select pg_notify('redoubt', 'a word of somebody else')`)
    const seq = (await store.matches.standing(ids))[0]!.seq
    await server().rows(`alter database ${name} set default_transaction_read_only = on`)
    await cut()
    await expect.poll(async () => (await round(store, ids, seq))[0], LONG).toBeInstanceOf(StoreFull)
    await expect.poll(() => store.ready().catch(error => error), LONG).toBeInstanceOf(StoreFull)
    await exactly(store, ids, seq)
    await server().rows(`alter database ${name} set default_transaction_read_only = off`)
    await cut()
    await expect.poll(async () => (await round(store, ids, seq))[0], LONG).toBe(null)
    await exactly(store, ids, seq + 1)
    await store.close()
  })

  test('a database that hangs is away after a while, and no question waits for ever', async () => {
    const place = await server().database()
    const [store, hasty] = [await openStore(place), await openStore(place, { patience: 500 })]
    const ids = await someMatches(store)
    const goOn = await server().freeze()
    try {
      for (const error of await round(hasty, ids, 0)) expect(error).toBeInstanceOf(StoreAway)
      await expect(hasty.players.get('x')).rejects.toBeInstanceOf(StoreAway)
    } finally {
      goOn()
    }
    // It may have been written after all.
    await expect.poll(() => hasty.ready().catch(error => error), LONG).toBe(undefined)
    const standing = new Map((await store.matches.standing(ids)).map(({ match, seq }) => [match, seq]))
    for (const id of ids) await store.record.append(id, [entry(standing.get(id)!)], 1)
    for (const id of ids) expect(await store.record.entries(id)).toHaveLength(standing.get(id)! + 1)
    await Promise.all([store.close(), hasty.close()])
  })
}

export function trouble(server: () => Server): void {
  describe('SQLite', sqliteTrouble)
  describe('PostgreSQL', () => postgresTrouble(server))
}
