import type { Operations, Packs, Shares } from '../store.ts'
import type { Schema } from './schema.ts'
import type { Sql } from './sql.ts'

export const operations = ({ db }: Sql): Operations => ({
  put: async operation => {
    const row = { ...operation, state: JSON.stringify(operation.state) }
    const { id: _, ...changes } = row
    await db
      .insertInto('operations')
      .values(row)
      .onConflict(conflict => conflict.column('id').doUpdateSet(changes))
      .execute()
  },
  get: async id => {
    const row = await db.selectFrom('operations').selectAll().where('id', '=', id).executeTakeFirst()
    return row ? operationOf(row) : null
  },
  of: async player => {
    const query = db.selectFrom('operations').selectAll().where('player', '=', player).orderBy('updated', 'desc')
    return (await query.execute()).map(operationOf)
  },
})

const operationOf = (row: Schema['operations']) => ({ ...row, state: JSON.parse(row.state) as unknown })

export const shares = ({ db }: Sql): Shares => ({
  add: async share => void (await db.insertInto('shares').values(share).execute()),
  get: async id => (await db.selectFrom('shares').selectAll().where('id', '=', id).executeTakeFirst()) ?? null,
})

export const packs = ({ db }: Sql): Packs => ({
  add: async ({ id, data }) => {
    const query = db.insertInto('packs').values({ id, data: JSON.stringify(data) })
    await query.onConflict(conflict => conflict.column('id').doNothing()).execute()
  },
  get: async id => {
    const row = await db.selectFrom('packs').selectAll().where('id', '=', id).executeTakeFirst()
    return row ? { id, data: JSON.parse(row.data) as unknown } : null
  },
})
