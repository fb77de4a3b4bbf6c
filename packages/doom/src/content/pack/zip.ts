import { strFromU8, unzipSync } from 'fflate'
import type { Problem } from '../parse.ts'
import { PACK_LIMITS } from './limits.ts'
import { unsafePath } from './paths.ts'

/** The bytes are no zip that can be read. */
export class BadZip extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'BadZip'
  }
}

const DIRECTORY_ENTRY = 0x02014b50
const SYMLINK = 0o120000
const FILE_TYPE = 0o170000

/** Names of symbolic links: the file type stands in the upper half of the "external attributes" of the directory. */
function symlinks(zip: Uint8Array): Set<string> {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  const found = new Set<string>()
  for (let at = 0; at + 46 <= zip.length; at++) {
    if (view.getUint32(at, true) !== DIRECTORY_ENTRY) continue
    const mode = view.getUint32(at + 38, true) >>> 16
    const length = view.getUint16(at + 28, true)
    if ((mode & FILE_TYPE) === SYMLINK) found.add(strFromU8(zip.subarray(at + 46, at + 46 + length)))
  }
  return found
}

/** The files of a zipped pack as texts. Sizes are judged before anything is inflated; nothing is ever written. */
export function unzipPack(zip: Uint8Array): { files: Record<string, string>; problems: Problem[] } {
  const problems: Problem[] = []
  const refuse = (file: string, message: string) =>
    problems.push({ file: file.slice(0, PACK_LIMITS.path), path: '', message })
  if (zip.length > PACK_LIMITS.totalSize) {
    refuse('pack', `${zip.length} bytes zipped; at most ${PACK_LIMITS.totalSize}`)
    return { files: {}, problems }
  }
  const links = symlinks(zip)
  const seen = new Set<string>()
  let count = 0
  let total = 0
  let inflated: Record<string, Uint8Array>
  try {
    inflated = unzipSync(zip, {
      filter: ({ name, size, originalSize }) => {
        if (++count > PACK_LIMITS.files) throw new RangeError(`more than ${PACK_LIMITS.files} files`)
        if (name.endsWith('/')) return false
        const unsafe = unsafePath(name)
        const bytes = Math.max(size, originalSize)
        total += bytes
        if (unsafe) refuse(name, unsafe)
        else if (links.has(name)) refuse(name, 'is a symbolic link; a pack holds plain files only')
        else if (seen.has(name)) refuse(name, 'is in the zip twice')
        else if (bytes > PACK_LIMITS.fileSize) refuse(name, `${bytes} bytes; at most ${PACK_LIMITS.fileSize}`)
        else if (total > PACK_LIMITS.totalSize) refuse('pack', `${total} bytes; at most ${PACK_LIMITS.totalSize}`)
        else {
          seen.add(name)
          return true
        }
        return false
      },
    })
  } catch (error) {
    if (!(error instanceof RangeError)) throw new BadZip(`not a zip that can be read: ${(error as Error).message}`)
    refuse('pack', error.message)
    return { files: {}, problems }
  }
  if (problems.length > 0) return { files: {}, problems }
  const decoder = new TextDecoder('utf-8')
  return { files: Object.fromEntries([...seen].map(name => [name, decoder.decode(inflated[name])])), problems }
}
