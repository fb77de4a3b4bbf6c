import { sql } from 'kysely'
import type { Leases, Nodes } from '../store.ts'
import { listed, now, type Sql } from './sql.ts'

export function leases({ db, dialect }: Sql): Leases {
  return {
    take: async (matches, node, ttl) => {
      if (matches.length === 0) return []
      const until = sql<number>`${now(dialect)} + ${sql.lit(Math.round(ttl))}`
      // In one order, so that two nodes never wait for each other.
      const wanted = db
        .selectFrom('matches')
        .select(['id', sql<string>`${node}`.as('node'), until.as('until')])
        .where('id', 'in', listed(dialect, matches))
        .orderBy('id')
      const query = db
        .insertInto('leases')
        .columns(['match', 'node', 'until'])
        .expression(wanted)
        .onConflict(conflict =>
          conflict
            .column('match')
            .doUpdateSet(eb => ({ node: eb.ref('excluded.node'), until: eb.ref('excluded.until') }))
            .where(eb =>
              eb.or([
                eb('leases.node', '=', eb.ref('excluded.node')),
                eb('leases.node', '=', ''),
                eb('leases.until', '<=', now(dialect)),
              ]),
            ),
        )
        .returning('match')
      return (await again(() => query.execute())).map(({ match }) => match)
    },
    release: async (matches, node) => {
      if (matches.length === 0) return
      const which = listed(dialect, matches)
      await again(() => db.deleteFrom('leases').where('match', 'in', which).where('node', '=', node).execute())
    },
    handOver: async (matches, node, after = 0) => {
      if (matches.length === 0) return
      const which = listed(dialect, matches)
      const until = sql<number>`${now(dialect)} + ${sql.lit(Math.round(after))}`
      await again(() =>
        db
          .updateTable('leases')
          .set({ node: '', until })
          .where('match', 'in', which)
          .where('node', '=', node)
          .execute(),
      )
    },
    lapsed: async limit => {
      const query = db.selectFrom('leases').select('match').where('until', '<=', now(dialect)).orderBy('until')
      return (await query.limit(limit).execute()).map(({ match }) => match)
    },
    get: async match =>
      (await db.selectFrom('leases').selectAll().where('match', '=', match).executeTakeFirst()) ?? null,
  }
}

export function nodes({ db, dialect }: Sql): Nodes {
  return {
    beat: async (id, address) => {
      const seen = now(dialect)
      await db
        .insertInto('nodes')
        .values({ id, address, seen })
        .onConflict(conflict => conflict.column('id').doUpdateSet({ address, seen }))
        .execute()
    },
    alive: within =>
      db
        .selectFrom('nodes')
        .selectAll()
        .where('seen', '>', sql<number>`${now(dialect)} - ${sql.lit(Math.round(within))}`)
        .orderBy('id')
        .execute(),
    remove: async id => void (await db.deleteFrom('nodes').where('id', '=', id).execute()),
  }
}

const DEADLOCK = '40P01'

/** Nodes that reach for the same leases in different orders may wait for each other: then PostgreSQL sends one back. */
async function again<T>(work: () => Promise<T>, tries = 3): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (tries === 0 || (error as { code?: string }).code !== DEADLOCK) throw error
    return again(work, tries - 1)
  }
}
