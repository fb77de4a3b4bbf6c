import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { RefereeError, referee, refereeDrawing } from '@redoubt/doom'
import { finding, parseJson, saidBy } from '@redoubt/kernel'
import { DEEPEST, isTooDeep } from '../depth.ts'
import { type Io, readAll, toldBy, Usage, unreadable } from '../io.ts'

export const refereeHelp = `redoubt referee [FILE] [--draw]

Answers questions about a position of DOOM: who sees whom, who has cover, how far it is, where a figure can go.
Reads the position as JSON from FILE or standard input; docs/referee.md says how to write one.

  --draw   print the position as text, with the lines of sight and cover marked, instead of answers

Exit code 2 and one line that names the field if something in the position is wrong.`

export async function refereeCommand(argv: string[], io: Io): Promise<number> {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: { draw: { type: 'boolean', default: false } },
  })
  const [file = '-', ...others] = positionals
  if (others.length > 0) throw new Usage('redoubt referee takes one FILE.')
  const input = parse(await read(file, io))
  try {
    await io.write(values.draw ? refereeDrawing(input, toldBy(io)) : `${JSON.stringify(referee(input))}\n`)
    return 0
  } catch (error) {
    if (error instanceof RefereeError) throw new Usage(error.message)
    throw error
  }
}

async function read(file: string, io: Io): Promise<string> {
  if (file === '-') return readAll(io.input)
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    throw unreadable(file, error)
  }
}

/** Whatever was sent is not repeated in the message: it may be megabytes of noise. */
function parse(text: string): unknown {
  let value: unknown
  try {
    value = parseJson(text)
  } catch (error) {
    throw new Usage(finding`input: ${saidBy(error)}`)
  }
  if (isTooDeep(text)) throw new Usage(`input: is nested more than ${DEEPEST} deep`)
  return value
}
