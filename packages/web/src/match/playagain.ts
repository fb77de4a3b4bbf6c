import { go } from '../app/router.ts'
import { localTables } from '../tables/local.ts'

/** The same people at the same table with other luck. A mission of an operation is followed by the next, on the start page. */
export async function playAgain(id: string): Promise<void> {
  const tables = localTables()
  const { game, options, seats, operation } = await tables.open(id)
  if (operation === undefined) go('match', await tables.create({ game, options, seats }))
  else go('home')
}
