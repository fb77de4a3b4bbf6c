import { lstat, readdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { BadZip, ignoredPath, loadPack, PACK_LIMITS, type Problem, problemAt, unzipPack } from '@redoubt/doom/content'
import { finding, type Said } from '@redoubt/kernel'
import { Usage, unreadable } from '../io.ts'

/** What was found in a pack. */
export interface Verdict {
  /** As it was asked for; 'box' is our own content. */
  pack: string
  name: string
  problems: Problem[]
  /** What players can live with: a language of the pack lacks a text. */
  warnings: Problem[]
}

interface Read {
  files: Record<string, string>
  problems: Problem[]
}

/** Reads a pack, a folder or a zip, and judges it. Throws Usage if there is none. */
export async function checkPack(pack: string): Promise<Verdict> {
  const { files, problems } = await readPack(pack)
  if (problems.length > 0) return { pack, name: basename(pack), problems, warnings: [] }
  const loaded = loadPack(files)
  const name = loaded.manifest ? `${loaded.manifest.name} ${loaded.manifest.version}` : basename(pack)
  return { pack, name, problems: loaded.problems, warnings: loaded.warnings }
}

async function readPack(pack: string): Promise<Read> {
  try {
    const found = await stat(pack)
    if (found.isDirectory()) return await readFolder(pack)
    if (!found.isFile()) throw new Usage(`${pack} is neither a folder nor a zip.`)
    if (found.size > PACK_LIMITS.totalSize) {
      return { files: {}, problems: [problem('pack', finding`${found.size} bytes; at most ${PACK_LIMITS.totalSize}`)] }
    }
    return unzipPack(await readFile(pack))
  } catch (error) {
    if (error instanceof BadZip || (error instanceof Error && 'code' in error)) throw unreadable(pack, error)
    throw error
  }
}

export const problem = (file: string, said: Said): Problem => problemAt(file, [], said)

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
        problems.push(problem(path, finding`${found.size} bytes; at most ${PACK_LIMITS.fileSize}`))
      } else if (++count > PACK_LIMITS.files) {
        problems.push(problem('pack', finding`more than ${PACK_LIMITS.files} files`))
        return
      } else if ((size += found.size) > PACK_LIMITS.totalSize) {
        problems.push(problem('pack', finding`more than ${PACK_LIMITS.totalSize} bytes`))
        return
      } else files[path] = await readFile(join(root, path), 'utf8')
    }
  }
  await walk('')
  return { files, problems }
}
