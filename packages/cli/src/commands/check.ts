import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { boxFaces, checkFaces } from '@redoubt/doom'
import { checkEntries, type Problem, problemText, readBox } from '@redoubt/doom/content'
import { type Finding, finding, phrase } from '@redoubt/kernel'
import { guarded, isGuarded, serve } from '../check/guard.ts'
import { problem, type Verdict } from '../check/verdict.ts'
import { type Io, isPrinted, type Told, toldBy } from '../io.ts'

export const checkHelp = `redoubt check [PACK…] [--json]

Looks for mistakes in content of DOOM: fields, references, counts, maps that cannot be put together, places nobody can reach,
portals without room, missions nobody can win. Texts that a language of a pack lacks are warnings. A PACK is a folder or a
zip; without one our own content is checked.

  --json   the same as one JSON document

Exit code 0: nothing found but warnings. 1: problems, one line each, with file and field. 2: there is no such pack, or it cannot be read.
How to write a pack: docs/content-packs.md`

export async function checkCommand(argv: string[], io: Io): Promise<number> {
  if (isGuarded()) return serve()
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false } },
  })
  const verdicts: Verdict[] = []
  for (const pack of positionals) verdicts.push(await guarded(pack))
  if (positionals.length === 0) verdicts.push(checkBox())
  const found = verdicts.some(({ problems }) => problems.length > 0)
  if (values.json) await io.write(`${JSON.stringify(verdicts, isPrinted)}\n`)
  else for (const verdict of verdicts) for (const line of lines(verdict, toldBy(io))) await io.write(`${line}\n`)
  return found ? 1 : 0
}

/** `my-pack/maps/missions/foo.json: portals[2].at: …`, a path that an editor can open. */
function lines({ pack, name, problems, warnings }: Verdict, told: Told): string[] {
  const where = (file: string) => (pack === 'box' ? file : file === 'pack' ? pack : join(pack, file))
  const line = (problem: Problem) =>
    problemText({ ...problem, file: where(problem.file), message: told(problem.said ?? problem.message) })
  const count = [counted(problems, 'problem'), ...(warnings.length > 0 ? [counted(warnings, 'warning')] : [])].map(told)
  return [
    ...problems.map(line),
    ...warnings.map(warning => told(finding`warning: ${line(warning)}`)),
    `${told(name)}: ${count.join(', ')}`,
  ]
}

const counted = ({ length }: readonly Problem[], word: string): Finding =>
  length < 2 ? phrase(length === 0 ? `no ${word}s` : `1 ${word}`) : { words: `{} ${word}s`, values: [length] }

function checkBox(): Verdict {
  const { entries, sources } = readBox()
  const tiles = checkFaces(boxFaces()).map(message => problem('maps/tiles.json', message))
  const problems = [...tiles, ...checkEntries(entries, sources)]
  return { pack: 'box', name: 'The content of the box', problems, warnings: [] }
}
