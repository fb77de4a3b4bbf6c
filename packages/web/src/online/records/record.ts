import { type Answered, type Chance, Refused, type TableCard } from '@redoubt/protocol'
import { importInspected, lendInspected } from '../../tables/local.ts'
import { type MatchFile, type SeatPlan, TableProblem } from '../../tables/tables.ts'
import { getMe } from '../guest/me.ts'
import { server } from '../server/server.ts'

/** What the server tells of a match that is over. */
export interface Told {
  table: TableCard
  chance: Chance
  file: MatchFile
}

/** The record of a match at the server; a problem while it runs, for its seed is a secret until the end. */
export async function recordOf(match: string): Promise<Told> {
  const asked = Promise.all([server().ask('record', { match }), server().ask('look', { match })])
  const [{ record, chance }, { table }] = await asked.catch(problem)
  return { table, chance, file: fileOf(table, record) }
}

/** A replay that somebody shared. */
export async function sharedRecord(share: string): Promise<Told & Pick<Answered<'shared'>, 'viewer' | 'at'>> {
  const { table, record, chance, viewer, at } = await server().ask('shared', { share }).catch(problem)
  return { table, chance, viewer, at, file: fileOf(table, record) }
}

/** The record is lent to this browser for as long as the page is open: replays and checks run here. */
export async function borrow(match: string): Promise<Told> {
  const told = await recordOf(match)
  await lendInspected(match, told.file)
  return told
}

/** A copy for good, under the same name: the list of games knows that it is the same. */
export async function keepCopy(match: string): Promise<void> {
  await importInspected((await recordOf(match)).file, match)
}

function problem(error: unknown): never {
  throw error instanceof Refused ? new TableProblem('server', error.code) : error
}

function fileOf(table: TableCard, record: unknown): MatchFile {
  if (!(record as { over?: boolean }).over) throw new TableProblem('sealed-file')
  const mine = getMe().tables?.find(({ match }) => match === table.match)?.seats ?? []
  const others = [...new Set(table.chairs.map(({ player }) => player?.id))]
  const seats = table.chairs.map(({ seat, kind, player, level, standIn }): [string, SeatPlan] => {
    if (mine.includes(seat)) return [seat, { kind: 'human', name: player?.name ?? '', person: 0 }]
    if (kind === 'bot' && !standIn && level) return [seat, { kind: 'bot', name: '', level }]
    return [seat, { kind: 'human', name: player?.name ?? '', person: 1 + others.indexOf(player?.id) }]
  })
  const save = record as MatchFile['save']
  return { redoubt: 1, seats: Object.fromEntries(seats), created: table.created, save }
}
