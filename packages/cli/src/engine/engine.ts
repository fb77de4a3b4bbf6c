import type { Registry } from '@redoubt/kernel'
import { COMMANDS, type Engine } from './commands.ts'
import { type Line, lines } from './lines.ts'
import { Refused } from './refused.ts'
import { idOf, parse, type Request } from './request.ts'

interface EngineSettings {
  games: Registry
  mostMatches?: number
  /** Bytes. */
  longestLine?: number
}

export const MOST_MATCHES = 256
const LONGEST_LINE = 1_000_000

/** Answers every line of input with one line of output, whatever it says, until the input ends. */
export async function engine(
  input: AsyncIterable<Uint8Array | string>,
  write: (line: string) => void | Promise<void>,
  { games, mostMatches = MOST_MATCHES, longestLine = LONGEST_LINE }: EngineSettings,
): Promise<void> {
  const running: Engine = { games, matches: new Map(), mostMatches, opened: 0 }
  await answerLines(input, write, async request => obey(running, request), longestLine)
}

/** Answers every line with one line; what throws is an answer too. */
export async function answerLines(
  input: AsyncIterable<Uint8Array | string>,
  write: (line: string) => void | Promise<void>,
  obeyed: (request: Request) => Promise<object>,
  longestLine = LONGEST_LINE,
): Promise<void> {
  for await (const line of lines(input, longestLine)) {
    if ('text' in line && line.text.trim() === '') continue
    await write(`${await answer(obeyed, line)}\n`)
  }
}

async function answer(obeyed: (request: Request) => Promise<object>, line: Line): Promise<string> {
  let id: string | number | null = null
  try {
    if ('problem' in line) throw new Refused(line.problem, line.message)
    const request = parse(line.text)
    id = idOf(request)
    return JSON.stringify({ id, ok: true, ...(await obeyed(request)) })
  } catch (error) {
    const { code, message, more } =
      error instanceof Refused ? error : new Refused('internal', error instanceof Error ? error.message : String(error))
    return JSON.stringify({ id, ok: false, error: { code, message, ...more } })
  }
}

function obey(running: Engine, request: Request) {
  const { cmd } = request
  if (typeof cmd !== 'string') throw new Refused('bad-request', '"cmd" must be a text.')
  if (!Object.hasOwn(COMMANDS, cmd)) {
    const commands = Object.keys(COMMANDS)
    throw new Refused('unknown-command', `There is no command "${cmd.slice(0, 100)}".`, { commands })
  }
  return COMMANDS[cmd]!(running, request)
}
