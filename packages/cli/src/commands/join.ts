import { parseArgs } from 'node:util'
import { answerLines } from '../engine/engine.ts'
import { Failure, type Io, Usage } from '../io.ts'
import { onlineSeat } from '../join/seat.ts'

export const joinHelp = `redoubt join URL [--token TOKEN]

Plays one seat of an online table by JSON lines, as redoubt engine does: a bot for the engine plays there as it is.

  URL             the server: https://redoubt.example
  --token TOKEN   of the seat, from whoever made the table       (REDOUBT_TOKEN)

  new             the position of the match, once it has begun; what else it says is not heeded
  choose          one of the options, by its key
  view            what this seat sees
  wait, bot       the next position, when somebody else has decided

Try:  REDOUBT_TOKEN=… python3 bot.py npx redoubt join https://redoubt.example
All about it: docs/online.md`

export async function joinCommand(argv: string[], io: Io): Promise<number> {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: { token: { type: 'string' } },
  })
  const [url, ...more] = positionals
  const token = values.token ?? process.env.REDOUBT_TOKEN
  if (!url || more.length > 0 || !/^https?:/.test(url) || !URL.canParse(url))
    throw new Usage('name one server: redoubt join https://redoubt.example.')
  if (!token) throw new Usage('a seat has a token: --token TOKEN, or the variable REDOUBT_TOKEN.')
  const { dial } = await import('@redoubt/server') // only who needs it waits for it
  const server = dial(url, token)
  const refused = new Promise<never>((_, reject) =>
    server.onStatus(status => {
      if (status.state === 'connecting' && status.tries >= MOST_TRIES)
        reject(new Failure(`${url} cannot be reached, or does not know this token.`))
    }),
  )
  try {
    const seat = await Promise.race([onlineSeat(server), refused])
    await answerLines(io.input, io.write, seat.obey)
    seat.close()
    return 0
  } finally {
    server.close()
  }
}

/** A token that is wrong is refused like a server that is not there; a server that is started again is back by then. */
const MOST_TRIES = 5
