import type { Groups } from '../group.ts'
import type { Recording, Store } from '../store.ts'
import { type Append, appendOf, noticeOf } from './append.ts'
import { chat } from './chat.ts'
import { leases, nodes } from './leases.ts'
import { matches } from './matches.ts'
import { devices, pairings, players } from './people.ts'
import { seats } from './seats.ts'
import { operations, packs, shares } from './shelves.ts'
import type { Sql } from './sql.ts'

/** Everything of a store but its opening and closing. */
export function tables(sql: Sql, groups: Groups<Append>): Omit<Store, 'ready' | 'close'> {
  return {
    players: players(sql),
    devices: devices(sql),
    pairings: pairings(sql),
    matches: matches(sql),
    seats: seats(sql),
    record: recording(sql, groups),
    chat: chat(sql),
    operations: operations(sql),
    leases: leases(sql),
    nodes: nodes(sql),
    shares: shares(sql),
    packs: packs(sql),
    bus: sql.bus,
  }
}

function recording({ db, bus }: Sql, groups: Groups<Append>): Recording {
  return {
    append: async (match, entries, at, along) => {
      await groups.append(appendOf(match, entries, at, along))
      bus.notify(noticeOf(match, entries, at))
    },
    entries: async (match, from = 0, limit) => {
      let query = db
        .selectFrom('decisions')
        .select(['seq', 'at', 'entry'])
        .where('match', '=', match)
        .where('seq', '>=', from)
        .orderBy('seq')
      if (limit !== undefined) query = query.limit(limit)
      return (await query.execute()).map(({ seq, at, entry }) => ({ seq, at, entry: JSON.parse(entry) }))
    },
    snapshot: async (match, { made, seq, state }) => {
      const row = { match, made, seq, state: JSON.stringify(state) }
      await db
        .insertInto('snapshots')
        .values(row)
        .onConflict(conflict =>
          conflict
            .column('match')
            .doUpdateSet(eb => ({
              made: eb.ref('excluded.made'),
              seq: eb.ref('excluded.seq'),
              state: eb.ref('excluded.state'),
            }))
            .where('snapshots.seq', '<', eb => eb.ref('excluded.seq')),
        )
        .execute()
    },
  }
}
