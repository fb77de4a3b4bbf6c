import { lstat, readdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { boxFaces, checkFaces } from '@redoubt/doom'
import {
  BadZip,
  checkEntries,
  ignoredPath,
  loadPack,
  PACK_LIMITS,
  type Problem,
  problemText,
  readBox,
  unzipPack,
} from '@redoubt/doom/content'
import { type Io, Usage } from '../io.ts'

export const checkHelp = `redoubt check [PACK…] [--json]

Looks for mistakes in content of DOOM: fields, references, counts, maps that cannot be put together, places nobody can reach,
portals without room, missions nobody can win. A PACK is a folder or a zip; without one our own content is checked.

  --json   the same as one JSON document

Exit code 0: nothing found. 1: problems, one line each, with file and field. 2: there is no such pack, or it cannot be read.
How to write a pack: docs/content-packs.md`

interface Verdict {
  /** As it was asked for; 'box' is our own content. */
  pack: string
  name: string
  problems: Problem[]
}

interface Read {
  files: Record<string, string>
  problems: Problem[]
}

export async function checkCommand(argv: string[], io: Io): Promise<number> {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false } },
  })
  const verdicts: Verdict[] = []
  for (const pack of positionals) verdicts.push(await checkPack(pack))
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

async function checkPack(pack: string): Promise<Verdict> {
  const { files, problems } = await readPack(pack)
  if (problems.length > 0) return { pack, name: basename(pack), problems }
  const loaded = loadPack(files)
  const name = loaded.manifest ? `${loaded.manifest.name} ${loaded.manifest.version}` : basename(pack)
  return { pack, name, problems: loaded.problems }
}

async function readPack(pack: string): Promise<Read> {
  try {
    const found = await stat(pack)
    if (found.isDirectory()) return await readFolder(pack)
    if (!found.isFile()) throw new Usage(`${pack} is neither a folder nor a zip.`)
    if (found.size > PACK_LIMITS.totalSize) {
      return { files: {}, problems: [problem('pack', `${found.size} bytes; at most ${PACK_LIMITS.totalSize}`)] }
    }
    return unzipPack(await readFile(pack))
  } catch (error) {
    if (error instanceof BadZip) throw new Usage(`${pack} cannot be read: ${error.message}`)
    if (error instanceof Error && 'code' in error) throw new Usage(`${pack} cannot be read: ${error.message}`)
    throw error
  }
}

const problem = (file: string, message: string): Problem => ({ file, path: '', message })

/** Plain files only: a link may point anywhere, so none is followed. Sizes are judged before anything is read. */
async function readFolder(root: string): Promise<Read> {
  const files: Record<string, string> = Object.create(null)
  const problems: Problem[] = []
  let count = 0
  let size = 0
  async function walk(folder: string): Promise<void> {
    for (const entry of (await readdir(join(root, folder))).sort()) {
      const path = folder === '' ? entry : `${folder}/${entry}`
      if (ignoredPath(path)) continue
      const found = await lstat(join(root, path))
      if (found.isSymbolicLink()) problems.push(problem(path, 'is a symbolic link; a pack holds plain files only'))
      else if (found.isDirectory()) await walk(path)
      else if (!found.isFile()) problems.push(problem(path, 'is no plain file'))
      else if (found.size > PACK_LIMITS.fileSize) {
        problems.push(problem(path, `${found.size} bytes; at most ${PACK_LIMITS.fileSize}`))
      } else if (++count > PACK_LIMITS.files) {
        problems.push(problem('pack', `more than ${PACK_LIMITS.files} files`))
        return
      } else if ((size += found.size) > PACK_LIMITS.totalSize) {
        problems.push(problem('pack', `more than ${PACK_LIMITS.totalSize} bytes`))
        return
      } else files[path] = await readFile(join(root, path), 'utf8')
    }
  }
  await walk('')
  return { files, problems }
}
