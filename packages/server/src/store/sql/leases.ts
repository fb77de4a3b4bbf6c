import { sql } from 'kysely'
import type { Leases, Nodes } from '../store.ts'
import { listed, now, type Sql } from './sql.ts'

export function leases({ db, dialect }: Sql): Leases {
  /** Nodes that have fallen silent: what they hold is anybody's. */
  const dead = (silent: number) => db.selectFrom('nodes').select('id').where('seen', '<=', ago(dialect, silent))
  return {
    take: async (matches, node, ttl, silent = FOR_EVER) => {
      if (matches.length === 0) return []
      const within = (part: number) => sql<number>`${now(dialect)} + ${sql.lit(Math.round(ttl * part))}`
      // Whoever looks after thousands writes down nothing for most of them.
      const lasting = await db
        .selectFrom('leases')
        .select('match')
        .where('match', 'in', listed(dialect, matches))
        .where('node', '=', node)
        .where('until', '>', within(0.5))
        .execute()
      const held = new Set(lasting.map(({ match }) => match))
      const others = matches.filter(match => !held.has(match))
      if (others.length === 0) return [...held]
      // In one order, so that two nodes never wait for each other.
      const wanted = db
        .selectFrom('matches')
        .select(['id', sql<string>`${node}`.as('node'), within(1).as('until')])
        .where('id', 'in', listed(dialect, others))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('leases')
                .select('match')
                .whereRef('leases.match', '=', 'matches.id')
                .where('node', 'not in', [node, ''])
                .where('until', '>', now(dialect))
                .where('node', 'not in', dead(silent)),
            ),
          ),
        )
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
                eb('leases.node', 'in', dead(silent)),
              ]),
            ),
        )
        .returning('match')
      return [...held, ...(await again(() => query.execute())).map(({ match }) => match)]
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
    lapsed: async (limit, silent = FOR_EVER) => {
      const all = db.selectFrom('leases').select('match').orderBy('until').limit(limit)
      const over = await all.where('until', '<=', now(dialect)).execute()
      const left = await all.where('node', 'in', dead(silent)).execute()
      return [...new Set([...over, ...left].map(({ match }) => match))].slice(0, limit)
    },
    get: async match => {
      const found = await db
        .selectFrom('leases')
        .leftJoin('nodes', 'nodes.id', 'leases.node')
        .select(['leases.match', 'leases.node', 'leases.until', 'nodes.seen'])
        .where('leases.match', '=', match)
        .executeTakeFirst()
      return found ?? null
    },
  }
}

const FOR_EVER = 1e12
/** Milliseconds after which it is of no use to know that a node is dead: whatever it held has lapsed by then. */
const FORGOTTEN = 600_000

const ago = (dialect: Sql['dialect'], ms: number) => sql<number>`${now(dialect)} - ${sql.lit(Math.round(ms))}`

export function nodes({ db, dialect }: Sql): Nodes {
  return {
    beat: async (id, address) => {
      const seen = now(dialect)
      await db
        .insertInto('nodes')
        .values({ id, address, seen })
        .onConflict(conflict => conflict.column('id').doUpdateSet({ address, seen }))
        .execute()
      await db.deleteFrom('nodes').where('seen', '<=', ago(dialect, FORGOTTEN)).execute()
    },
    alive: within =>
      db.selectFrom('nodes').selectAll().where('seen', '>', ago(dialect, within)).orderBy('id').execute(),
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
