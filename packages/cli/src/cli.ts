import { BadSave, LANGUAGES, type Language, type Said } from '@redoubt/kernel'
import { version } from '../package.json'
import { backupCommand, backupHelp, restoreCommand, restoreHelp } from './commands/backup.ts'
import { checkCommand, checkHelp } from './commands/check.ts'
import { engineCommand, engineHelp, engineValues } from './commands/engine.ts'
import { joinCommand, joinHelp } from './commands/join.ts'
import { refereeCommand, refereeHelp } from './commands/referee.ts'
import { replayCommand, replayHelp } from './commands/replay.ts'
import { serveCommand, serveHelp } from './commands/serve.ts'
import { simulateCommand, simulateHelp, simulateValues } from './commands/simulate.ts'
import { type Command, Failure, type Io, Usage } from './io.ts'
import { type Environment, helpIn, inLanguage, languageOf, takeLanguage, toldIn } from './language.ts'

interface Entry {
  run: Command
  about: string
  help: string
  /** What the code knows and its help tells, by name. */
  values?: Readonly<Record<string, string>>
}

/** What `redoubt` can do, in the order of its help. */
const COMMANDS: Readonly<Record<string, Entry>> = {
  serve: { run: serveCommand, about: 'play both games in the browser', help: serveHelp },
  referee: { run: refereeCommand, about: 'settle who sees whom in a position of DOOM', help: refereeHelp },
  replay: { run: replayCommand, about: 'print, check or cut a saved match', help: replayHelp },
  check: { run: checkCommand, about: 'look for mistakes in content and content packs', help: checkHelp },
  simulate: {
    run: simulateCommand,
    about: 'let bots play many matches and count who wins',
    help: simulateHelp,
    values: simulateValues,
  },
  backup: { run: backupCommand, about: 'copy all that the server keeps into a file', help: backupHelp },
  restore: { run: restoreCommand, about: 'fill an empty database from such a file', help: restoreHelp },
  engine: {
    run: engineCommand,
    about: 'play by JSON lines, from any language',
    help: engineHelp,
    values: engineValues,
  },
  join: { run: joinCommand, about: 'let such a program play a seat of an online table', help: joinHelp },
}

/** The redoubt command; returns its exit code. */
export async function redoubt(argv: string[], io: Io, environment: Environment = {}): Promise<number> {
  const { language, rest: words } = takeLanguage(argv, languageOf(environment))
  const [name = '--help', ...rest] = words
  if (name === '--version' || name === '-v') return say(io, version)
  if (name === '--help' || name === '-h' || (name === 'help' && rest.length === 0)) return say(io, help(language))
  const wanted = name === 'help' ? rest[0]! : name
  const command = Object.hasOwn(COMMANDS, wanted) ? COMMANDS[wanted]! : null
  if (!command) {
    const there = `there is no command "${wanted}". Try: ${Object.keys(COMMANDS).join(', ')}, --help.`
    io.warn(`redoubt: ${inLanguage(language, there)}\n`)
    return 2
  }
  if (name === 'help' || rest.includes('--help') || rest.includes('-h'))
    return say(io, commandHelp(language, wanted, command))
  try {
    const told = (said: Said) => toldIn(language, said)
    return await command.run(rest, { ...io, language, told, warn: text => io.warn(text.replaceAll(LINE, told)) })
  } catch (error) {
    const [said, code] = explain(error)
    io.warn(`redoubt ${wanted}: ${toldIn(language, said)}\n`)
    return code
  }
}

const LINE = /[^\r\n]+/g

function explain(error: unknown): [said: Said, code: number] {
  if (error instanceof Usage) return [error.said, 2]
  if (isArgumentError(error)) return [error.message.split(/\.?\n|\. /)[0]!, 2] // its first sentence
  if (error instanceof BadSave || error instanceof Failure) return [error.said, 1]
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

/** What stands in the help of a command by its English words; the other languages put in the same values. */
const commandHelp = (language: Language, name: string, { help, values }: Entry): string =>
  helpIn(language, name, values) ?? help

function help(language: Language): string {
  const told = (text: string) => inLanguage(language, text)
  const wide = Math.max(...Object.keys(COMMANDS).map(name => name.length))
  const list = Object.entries(COMMANDS).map(([name, { about }]) => `  redoubt ${name.padEnd(wide)}   ${told(about)}`)
  return `${told(`Redoubt ${version}: two tabletop games, every rule enforced.`)}

${list.join('\n')}

  redoubt COMMAND --help   ${told('how to use a command')}
  --language LANGUAGE      ${told(`the language of help and errors: ${LANGUAGES.join(', ')}`)}
  redoubt --version`
}
