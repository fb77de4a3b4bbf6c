import type { Seat } from '../rows.ts'
import type { Seats } from '../store.ts'
import { seatOf, seatRow } from './parts.ts'
import type { SeatRow } from './schema.ts'
import type { Sql } from './sql.ts'

export function seats({ db, bus }: Sql): Seats {
  return {
    byLink: hash => seat('link', hash),
    byToken: hash => seat('token', hash),
    change: async (match, name, changes, expected = {}) => {
      const row = seatRow(changes)
      let query = db
        .updateTable('seats')
        .set(eb => ({ ...row, changes: eb('changes', '+', 1) }))
        .where('match', '=', match)
        .where('seat', '=', name)
      for (const [column, value] of Object.entries(seatRow(expected)))
        query = query.where(column as keyof SeatRow, value === null ? 'is' : '=', value)
      const { numUpdatedRows } = await query.executeTakeFirst()
      if (numUpdatedRows > 0n) bus.notify({ match, about: 'table' })
      return numUpdatedRows > 0n
    },
  }

  async function seat(column: 'link' | 'token', hash: string): Promise<Seat | null> {
    const row = await db.selectFrom('seats').selectAll().where(column, '=', hash).executeTakeFirst()
    return row ? seatOf(row) : null
  }
}
