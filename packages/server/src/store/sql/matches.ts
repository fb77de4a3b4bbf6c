import { type CompiledQuery, sql } from 'kysely'
import type { Snapshot } from '../rows.ts'
import type { Listing, Matches, Standing, Table } from '../store.ts'
import { matchOf, matchRow, seatOf, seatRow } from './parts.ts'
import type { MatchRow, Schema, SeatRow } from './schema.ts'
import { listed, type Sql } from './sql.ts'

const PAGE = 50
const SHOWN = [
  ...(['id', 'code', 'game', 'terms', 'host', 'status', 'created', 'updated', 'made', 'round'] as const),
  ...(['waits_for', 'outcome', 'operation', 'after', 'language', 'listed'] as const),
] as const

export function matches({ db, dialect, bus, look, write }: Sql): Matches {
  return {
    add: async (match, chairs) => {
      const row = { ...matchRow(match), seq: 0, changes: 0 }
      const rows = chairs.map((chair, place) => ({ ...seatRow(chair), match: match.id, place, changes: 0 }))
      const head = db.insertInto('matches').values(row).compile()
      await write(rows.length > 0 ? [head, db.insertInto('seats').values(rows).compile()] : [head])
    },
    get: id => table('id', id),
    byCode: code => table('code', code),
    open: async id => {
      const snapshot = db.selectFrom('snapshots').where('match', '=', id)
      const decisions = db
        .selectFrom('decisions')
        .select(['seq', 'at', 'entry'])
        .where('match', '=', id)
        .where('seq', '>=', eb => eb.fn.coalesce(snapshot.select('seq'), sql<number>`0`))
        .orderBy('seq')
      const queries = [
        ...tableQueries('id', id),
        snapshot.select(['made', 'seq', 'state']).compile(),
        decisions.compile(),
      ]
      const [heads, chairs, snapshots, entries] = (await look(queries)) as [
        MatchRow[],
        SeatRow[],
        Schema['snapshots'][],
        Schema['decisions'][],
      ]
      const found = tableOf(heads, chairs)
      if (!found) return null
      const [kept] = snapshots
      return {
        ...found,
        snapshot: kept ? ({ ...kept, state: JSON.parse(kept.state) } satisfies Snapshot) : null,
        entries: entries.map(({ seq, at, entry }) => ({ seq, at, entry: JSON.parse(entry) })),
      }
    },
    change: async (id, changes, expected = {}) => {
      const row = matchRow(changes)
      let query = db
        .updateTable('matches')
        .set(eb => ({ ...row, changes: eb('changes', '+', 1) }))
        .where('id', '=', id)
      for (const [column, value] of Object.entries(matchRow(expected)))
        query = query.where(column as keyof MatchRow, value === null ? 'is' : '=', value)
      const { numUpdatedRows } = await query.executeTakeFirst()
      if (numUpdatedRows > 0n) bus.notify({ match: id, about: 'table' })
      return numUpdatedRows > 0n
    },
    lobby: async ({ status, game, language, before, limit = PAGE }) => {
      let query = db
        .selectFrom('matches')
        .select(SHOWN)
        .where('listed', '=', sql<number>`1`)
        .where('status', '=', status)
      if (game) query = query.where('game', '=', game)
      if (language) query = query.where('language', '=', language)
      if (before !== undefined) query = query.where('created', '<', before)
      return listings(await query.orderBy('created', 'desc').limit(limit).execute())
    },
    mine: async ({ player, before, limit = PAGE }) => {
      const sat = db.selectFrom('seats').select('match').where('player', '=', player)
      const own = db.selectFrom('matches').select('id as match').where('host', '=', player)
      let query = db
        .selectFrom('matches')
        .select(SHOWN)
        .where('id', 'in', sat.union(own))
        .where('status', '!=', 'closed')
      if (before !== undefined) query = query.where('updated', '<', before)
      return listings(await query.orderBy('updated', 'desc').limit(limit).execute())
    },
    standing: async ids => {
      if (ids.length === 0) return []
      const remarks = sql<number>`(select coalesce(max(n) + 1, 0) from chat where chat.match = matches.id)`
      const moved = sql<number>`changes + (select coalesce(sum(seats.changes), 0) from seats where seats.match = matches.id)`
      const query = db
        .selectFrom('matches')
        .select(['id as match', 'seq', moved.as('changes'), remarks.as('remarks')])
        .where('id', 'in', listed(dialect, ids))
      return (await query.execute()) satisfies Standing[]
    },
  }

  function tableQueries(column: 'id' | 'code', value: string): CompiledQuery[] {
    const head = db.selectFrom('matches').where(column, '=', value)
    const chairs = db.selectFrom('seats').selectAll().where('match', '=', head.select('id')).orderBy('place')
    return [head.selectAll().compile(), chairs.compile()]
  }

  async function table(column: 'id' | 'code', value: string): Promise<Table | null> {
    const [heads, chairs] = (await look(tableQueries(column, value))) as [MatchRow[], SeatRow[]]
    return tableOf(heads, chairs)
  }

  async function listings(heads: Pick<MatchRow, (typeof SHOWN)[number]>[]): Promise<Listing[]> {
    const ids = heads.map(({ id }) => id)
    const chairs = await db
      .selectFrom('seats')
      .select(['match', 'seat', 'kind', 'player', 'name', 'level', 'since'])
      .where('match', 'in', listed(dialect, ids))
      .orderBy('place')
      .execute()
    const byMatch = new Map<string, Listing['seats']>(ids.map(id => [id, []]))
    for (const { match, ...chair } of chairs) byMatch.get(match)?.push(chair)
    return heads.map(({ waits_for, listed, ...head }) => ({
      match: {
        ...head,
        terms: JSON.parse(head.terms),
        outcome: JSON.parse(head.outcome),
        waitsFor: waits_for || null,
        listed: listed === 1,
      },
      seats: byMatch.get(head.id)!,
    }))
  }
}

function tableOf([head]: MatchRow[], chairs: SeatRow[]): Table | null {
  return head ? { match: matchOf(head), seats: chairs.map(seatOf), seq: head.seq } : null
}
