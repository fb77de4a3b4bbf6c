import { finding, phrase, type Said, saidBy, sentence } from '@redoubt/kernel'
import { unzipSync } from 'fflate'
import { type Problem, problemAt } from '../parse.ts'
import { TooMuch, zipDirectory } from './directory.ts'
import { PACK_LIMITS } from './limits.ts'
import { unsafePath } from './paths.ts'

/** The bytes are no zip that can be read. */
export class BadZip extends Error {
  constructor(readonly said: Said) {
    super(sentence(said))
    this.name = 'BadZip'
  }
}

/** The files of a zipped pack as texts. Sizes are judged before anything is inflated; nothing is ever written. */
export function unzipPack(zip: Uint8Array): { files: Record<string, string>; problems: Problem[] } {
  const problems: Problem[] = []
  const refuse = (file: string, said: Said) => problems.push(problemAt(file.slice(0, PACK_LIMITS.path), [], said))
  if (zip.length > PACK_LIMITS.totalSize) {
    refuse('pack', finding`${zip.length} bytes zipped; at most ${PACK_LIMITS.totalSize}`)
    return { files: {}, problems }
  }
  const names = new Set<string>()
  let total = 0
  let inflated: Record<string, Uint8Array>
  try {
    for (const { name, size, isLink } of zipDirectory(zip, PACK_LIMITS.files, 4 * PACK_LIMITS.path)) {
      if (name.endsWith('/')) continue
      const unsafe = unsafePath(name)
      total += size
      if (unsafe) refuse(name, unsafe)
      else if (isLink) refuse(name, 'is a symbolic link; a pack holds plain files only')
      else if (names.has(name)) refuse(name, 'is in the zip twice')
      else if (size > PACK_LIMITS.fileSize) refuse(name, finding`${size} bytes; at most ${PACK_LIMITS.fileSize}`)
      else if (total > PACK_LIMITS.totalSize) refuse('pack', finding`${total} bytes; at most ${PACK_LIMITS.totalSize}`)
      else names.add(name)
    }
    if (problems.length > 0) return { files: {}, problems }
    inflated = unzipSync(zip, { filter: ({ name }) => names.has(name) })
  } catch (error) {
    if (!(error instanceof TooMuch)) {
      const isInflating = 'code' in (error as Error) // fflate's, in its own words
      const why = isInflating ? phrase('what it holds is damaged') : saidBy(error)
      throw new BadZip(finding`not a zip that can be read: ${why}`)
    }
    refuse('pack', error.said)
    return { files: {}, problems }
  }
  const decoder = new TextDecoder('utf-8')
  return { files: Object.fromEntries([...names].map(name => [name, decoder.decode(inflated[name])])), problems }
}
