/**
 * What the store costs: entries that are on disk per second, beside commits of one bare row by the same database in the same run;
 * and how long a match of 3,000 entries takes to open. Every append is counted when it is acknowledged, and at the end in the table.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Observer, openStore, type Store } from '../src/store/index.ts'
import { aMatch, aSeat, entry } from '../test/store/samples.ts'
import { postgres } from '../testing/index.ts'
import { during, type Rate } from './lib/during.ts'
import { rawPostgres, rawSqlite } from './lib/raw.ts'

const SECONDS = 4
const TABLES = [1, 50, 500, 2000]
const LONG = 3000
/** A position of DOOM, as text. */
const STATE = { board: 'x'.repeat(20_000) }
/** Every so many entries a round begins, and its position is kept. */
const ROUND = 60

export default async function bench(): Promise<void> {
  console.log(`${SECONDS} s each after ${SECONDS / 4} s of warm-up; every ${ROUND}th entry with a position of 20 KB\n`)
  report('idle, for comparison', await during(1, SECONDS, () => new Promise(resolve => setTimeout(resolve, 10))))
  await onSqlite()
  await onPostgres()
}

async function onSqlite(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'redoubt-bench-'))
  console.log('SQLite')
  const raw = await rawSqlite(join(folder, 'raw.db'), SECONDS)
  report('bare commits, one row each', raw)
  await measured(join(folder, 'store.db'), raw.perSecond)
  rmSync(folder, { recursive: true })
}

async function onPostgres(): Promise<void> {
  const server = await postgres({ flush: true })
  console.log('\nPostgreSQL')
  try {
    const place = await server.database()
    const raw = await rawPostgres(place, 1, SECONDS)
    report('bare commits, one row each', raw)
    report('the same on 10 connections', await rawPostgres(place, 10, SECONDS))
    await measured(await server.database(), raw.perSecond)
  } finally {
    await server.stop()
  }
}

async function measured(place: string, raw: number): Promise<void> {
  const groups = { n: 0, appends: 0, ms: 0 }
  const observer: Observer = {
    committed: (ms, appends) => {
      groups.n++
      groups.appends += appends
      groups.ms += ms
    },
  }
  const store = await openStore(place, { observer })
  for (const tables of TABLES) {
    const ids = await Promise.all(Array.from({ length: tables }, () => newMatch(store)))
    Object.assign(groups, { n: 0, appends: 0, ms: 0 })
    const made = ids.map(() => 0)
    const rate = await during(tables, SECONDS, async n => {
      await append(store, ids[n]!, made[n]!)
      made[n]!++
    })
    const there = await store.matches.standing(ids)
    const wrong = there.filter(({ match, seq }) => seq !== made[ids.indexOf(match)])
    if (wrong.length > 0 || there.length !== tables) throw new Error(`${wrong.length} matches are not as acknowledged.`)
    report(
      `${tables} tables, appends`,
      rate,
      `${(rate.perSecond / raw).toFixed(1)} × bare; ${(groups.appends / groups.n).toFixed(1)} in a group of ${(groups.ms / groups.n).toFixed(1)} ms`,
    )
  }
  await opening(store)
  await store.close()
}

async function opening(store: Store): Promise<void> {
  const id = await newMatch(store)
  for (let seq = 0; seq < LONG; seq += 500)
    await store.record.append(
      id,
      Array.from({ length: 500 }, (_, n) => decision(seq + n)),
      1,
    )
  const open = async () => {
    if ((await store.matches.open(id))?.seq !== LONG) throw new Error('The long match is not whole.')
  }
  const whole = await during(1, SECONDS, open)
  await store.record.snapshot(id, { made: LONG - 30, seq: LONG - 30, state: STATE })
  const kept = await during(1, SECONDS, open)
  report(`opens a match of ${LONG} entries`, kept, 'from a snapshot 30 entries ago')
  report(`opens a match of ${LONG} entries`, whole, 'without a snapshot')
}

async function newMatch(store: Store): Promise<string> {
  const head = aMatch({ status: 'running' })
  await store.matches.add(
    head,
    ['alpha', 'bravo', 'charlie', 'delta', 'invader'].map(seat => aSeat(head.id, seat)),
  )
  return head.id
}

const decision = (seq: number) =>
  seq % ROUND === ROUND - 1
    ? { ...entry(seq, 'end-of-round'), round: { round: seq / ROUND, hash: 'x'.repeat(64), state: STATE as never } }
    : entry(seq, 'step:g7')

function append(store: Store, id: string, seq: number): Promise<void> {
  return store.record.append(id, [decision(seq)], Date.now(), { head: { made: seq + 1, round: 1, waitsFor: 'alpha' } })
}

function report(what: string, { perSecond, p50, p99, loop }: Rate, more = ''): void {
  const rate = `${Math.round(perSecond).toLocaleString('en')}/s`.padStart(9)
  console.log(
    `  ${what.padEnd(34)}${rate}   p50 ${p50.toFixed(1)} ms   p99 ${p99.toFixed(1)} ms   event loop p99 ${loop.toFixed(1)} ms   ${more}`,
  )
}
