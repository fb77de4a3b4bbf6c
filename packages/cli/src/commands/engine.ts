import { parseArgs } from 'node:util'
import { engine, MOST_MATCHES } from '../engine/engine.ts'
import { games } from '../games.ts'
import { type Io, Usage } from '../io.ts'

export const engineValues = { matches: `${MOST_MATCHES}` }

export const engineHelp = `redoubt engine [--matches N]

Plays by JSON lines: every line of standard input is a request, every line of standard output its answer.
The commands are new, choose, view, state, random, bot, undo, save, load, fork, hash, close and games.

  --matches N   how many matches may be open at once (${engineValues.matches})

Try:  echo '{"id":1,"cmd":"games"}' | redoubt engine
All about it: docs/engine.md`

export async function engineCommand(argv: string[], io: Io, known = games): Promise<number> {
  const { values } = parseArgs({ args: argv, options: { matches: { type: 'string', default: `${MOST_MATCHES}` } } })
  const mostMatches = Number(values.matches)
  if (!Number.isInteger(mostMatches) || mostMatches < 1) throw new Usage('--matches takes a whole number above 0.')
  await engine(io.input, io.write, { games: known, mostMatches })
  return 0
}
