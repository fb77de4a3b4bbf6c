import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { boxFaces, checkFaces } from '@redoubt/doom'
import { checkEntries, problemText, readBox } from '@redoubt/doom/content'
import { guarded, isGuarded, serve } from '../check/guard.ts'
import { problem, type Verdict } from '../check/verdict.ts'
import type { Io } from '../io.ts'

export const checkHelp = `redoubt check [PACK…] [--json]

Looks for mistakes in content of DOOM: fields, references, counts, maps that cannot be put together, places nobody can reach,
portals without room, missions nobody can win. A PACK is a folder or a zip; without one our own content is checked.

  --json   the same as one JSON document

Exit code 0: nothing found. 1: problems, one line each, with file and field. 2: there is no such pack, or it cannot be read.
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
  if (values.json) await io.write(`${JSON.stringify(verdicts)}\n`)
  else for (const verdict of verdicts) for (const line of lines(verdict)) await io.write(`${line}\n`)
  return found ? 1 : 0
}

/** `my-pack/maps/missions/foo.json: portals[2].at: …`, a path that an editor can open. */
function lines({ pack, name, problems }: Verdict): string[] {
  const where = (file: string) => (pack === 'box' ? file : file === 'pack' ? pack : join(pack, file))
  const count = problems.length === 1 ? '1 problem' : `${problems.length || 'no'} problems`
  return [...problems.map(problem => problemText({ ...problem, file: where(problem.file) })), `${name}: ${count}`]
}

function checkBox(): Verdict {
  const { entries, sources } = readBox()
  const tiles = checkFaces(boxFaces()).map(message => problem('maps/tiles.json', message))
  return { pack: 'box', name: 'The content of the box', problems: [...tiles, ...checkEntries(entries, sources)] }
}
