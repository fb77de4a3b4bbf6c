import { sql } from 'kysely'
import { Conflict } from '../errors.ts'
import type { Chat } from '../store.ts'
import { remarkOf } from './parts.ts'
import type { Sql } from './sql.ts'

const TRIES = 20

export function chat({ db, bus }: Sql): Chat {
  return {
    add: async (match, remark) => {
      // Two who speak at once reach for the same number; the primary key gives it to one of them.
      for (let tries = 0; tries < TRIES; tries++) {
        const next = sql<number>`(select coalesce(max(n) + 1, 0) from chat where match = ${match})`
        const [added] = await db
          .insertInto('chat')
          .values({ ...remark, match, n: next, reported: 0 })
          .onConflict(conflict => conflict.columns(['match', 'n']).doNothing())
          .returning('n')
          .execute()
        if (!added) continue
        bus.notify({ match, about: 'chat', seq: added.n + 1 })
        return added.n
      }
      throw new Conflict(`Too many speak at once in ${match}.`)
    },
    list: async (match, { from, limit } = {}) => {
      let query = db.selectFrom('chat').selectAll().where('match', '=', match)
      if (from !== undefined) query = query.where('n', '>=', from)
      query = query.orderBy('n', from === undefined ? 'desc' : 'asc')
      if (limit !== undefined) query = query.limit(limit)
      const remarks = (await query.execute()).map(remarkOf)
      return from === undefined ? remarks.reverse() : remarks
    },
    report: async (match, n) => {
      const { numUpdatedRows } = await db
        .updateTable('chat')
        .set({ reported: 1 })
        .where('match', '=', match)
        .where('n', '=', n)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
  }
}
