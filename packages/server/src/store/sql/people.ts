import type { Devices, Pairings, Players } from '../store.ts'
import { isEmpty } from './parts.ts'
import type { Sql } from './sql.ts'

export const players = ({ db }: Sql): Players => ({
  add: async player => void (await db.insertInto('players').values(player).execute()),
  get: async id => (await db.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirst()) ?? null,
  byRecovery: async hash =>
    (await db.selectFrom('players').selectAll().where('recovery', '=', hash).executeTakeFirst()) ?? null,
  change: async (id, changes) => {
    if (!isEmpty(changes)) await db.updateTable('players').set(changes).where('id', '=', id).execute()
  },
})

export const devices = ({ db, write }: Sql): Devices => ({
  add: async device => void (await db.insertInto('devices').values(device).execute()),
  player: async token => {
    const owner = db.selectFrom('devices').select('player').where('token', '=', token)
    return (await db.selectFrom('players').selectAll().where('id', '=', owner).executeTakeFirst()) ?? null
  },
  of: player => db.selectFrom('devices').selectAll().where('player', '=', player).orderBy('created').execute(),
  saw: (token, at) => {
    const owner = db.selectFrom('devices').select('player').where('token', '=', token)
    return write([
      db.updateTable('devices').set({ seen: at }).where('token', '=', token).compile(),
      db.updateTable('players').set({ seen: at }).where('id', '=', owner).compile(),
    ])
  },
  remove: async token => void (await db.deleteFrom('devices').where('token', '=', token).execute()),
})

export const pairings = ({ db }: Sql): Pairings => ({
  add: async pairing =>
    void (await db
      .insertInto('pairings')
      .values({ ...pairing, used: 0 })
      .execute()),
  use: async (code, now) => {
    const [used] = await db
      .updateTable('pairings')
      .set({ used: 1 })
      .where('code', '=', code)
      .where('used', '=', 0)
      .where('expires', '>', now)
      .returning('player')
      .execute()
    return used?.player ?? null
  },
})
