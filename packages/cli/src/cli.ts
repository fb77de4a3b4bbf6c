import { BadSave } from '@redoubt/kernel'
import { version } from '../package.json'
import { checkCommand, checkHelp } from './commands/check.ts'
import { engineCommand, engineHelp } from './commands/engine.ts'
import { refereeCommand, refereeHelp } from './commands/referee.ts'
import { replayCommand, replayHelp } from './commands/replay.ts'
import { serveCommand, serveHelp } from './commands/serve.ts'
import { simulateCommand, simulateHelp } from './commands/simulate.ts'
import { type Command, Failure, type Io, Usage } from './io.ts'

interface Entry {
  run: Command
  about: string
  help: string
}

/** What `redoubt` can do, in the order of its help. */
const COMMANDS: Readonly<Record<string, Entry>> = {
  serve: { run: serveCommand, about: 'play both games in the browser', help: serveHelp },
  referee: { run: refereeCommand, about: 'settle who sees whom in a position of DOOM', help: refereeHelp },
  replay: { run: replayCommand, about: 'print, check or cut a saved match', help: replayHelp },
  check: { run: checkCommand, about: 'look for mistakes in content and content packs', help: checkHelp },
  simulate: { run: simulateCommand, about: 'let bots play many matches and count who wins', help: simulateHelp },
  engine: { run: engineCommand, about: 'play by JSON lines, from any language', help: engineHelp },
}

/** The redoubt command; returns its exit code. */
export async function redoubt(argv: string[], io: Io): Promise<number> {
  const [name = '--help', ...rest] = argv
  if (name === '--version' || name === '-v') return say(io, version)
  if (name === '--help' || name === '-h' || (name === 'help' && rest.length === 0)) return say(io, help())
  const wanted = name === 'help' ? rest[0]! : name
  const command = Object.hasOwn(COMMANDS, wanted) ? COMMANDS[wanted]! : null
  if (!command) {
    io.warn(`redoubt: there is no command "${wanted}". Try: ${Object.keys(COMMANDS).join(', ')}, --help.\n`)
    return 2
  }
  if (name === 'help' || rest.includes('--help') || rest.includes('-h')) return say(io, command.help)
  try {
    return await command.run(rest, io)
  } catch (error) {
    const [message, code] = explain(error)
    io.warn(`redoubt ${wanted}: ${message}\n`)
    return code
  }
}

function explain(error: unknown): [message: string, code: number] {
  if (error instanceof Usage) return [error.message, 2]
  if (isArgumentError(error)) return [error.message.split('\n')[0]!, 2]
  if (error instanceof BadSave || error instanceof Failure) return [error.message, 1]
  return [error instanceof Error ? (error.stack ?? error.message) : String(error), 1]
}

/** What parseArgs throws. */
function isArgumentError(error: unknown): error is Error {
  return error instanceof TypeError && String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS')
}

async function say(io: Io, text: string): Promise<number> {
  await io.write(`${text}\n`)
  return 0
}

function help(): string {
  const wide = Math.max(...Object.keys(COMMANDS).map(name => name.length))
  const list = Object.entries(COMMANDS).map(([name, { about }]) => `  redoubt ${name.padEnd(wide)}   ${about}`)
  return `Redoubt ${version}: two tabletop games, every rule enforced.

${list.join('\n')}

  redoubt COMMAND --help   how to use a command
  redoubt --version`
}
