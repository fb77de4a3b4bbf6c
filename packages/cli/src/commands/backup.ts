import { parseArgs } from 'node:util'
import { Failure, type Io, tell, Usage } from '../io.ts'

const PLACE = `  --data FOLDER     where the embedded database is             (DATA, or ./data)
  --database URL    postgres://…, instead of the embedded one  (DATABASE_URL)`

export const backupHelp = `redoubt backup FILE [--data FOLDER] [--database URL]

Copies everything the server keeps into one file: all of one instant, also while the server runs.

${PLACE}

FILE.jsonl and FILE.jsonl.gz hold lines of JSON, from which either database can be restored. Any other name makes a file of
SQLite, as it is; PostgreSQL has no such. A file that is there already stays as it is: the command refuses.`

export const restoreHelp = `redoubt restore FILE [--data FOLDER] [--database URL]

Fills an empty database from a backup, whichever database that was made of: this is also the way from the embedded database to
PostgreSQL. Start the server afterwards.

${PLACE}

All of it or nothing: a backup that was cut short or changed is refused.`

export const backupCommand = (argv: string[], io: Io): Promise<number> =>
  withStore('backup', argv, async ({ backup }, file, place) => {
    await backup(place, file)
    await tell(io, `${file} is a backup of ${hidden(place)}.`)
  })

export const restoreCommand = (argv: string[], io: Io): Promise<number> =>
  withStore('restore', argv, async ({ restore }, file, place) => {
    await restore(file, place)
    await tell(io, `${hidden(place)} holds what ${file} held.`)
  })

type Storage = typeof import('@redoubt/server/store')

async function withStore(
  command: string,
  argv: string[],
  work: (storage: Storage, file: string, place: string) => Promise<void>,
): Promise<number> {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: { data: { type: 'string' }, database: { type: 'string' } },
  })
  const [file, ...more] = positionals
  if (!file || more.length > 0) throw new Usage(`name one file: redoubt ${command} FILE.`)
  const storage = await import('@redoubt/server/store') // only who needs it waits for it
  const { BadBackup, StoreAway, StoreFull, TooNew, placeOf } = storage
  try {
    await work(storage, file, placeOf(values, process.env))
    return 0
  } catch (error) {
    const expected = [BadBackup, StoreAway, StoreFull, TooNew].some(kind => error instanceof kind)
    throw expected ? new Failure((error as Error).message) : error
  }
}

/** Without the password. */
function hidden(place: string): string {
  return place.replace(/:\/\/[^@/]*@/, '://')
}
