import { type Finding, finding, sentence } from '@redoubt/kernel'
import { strFromU8 } from 'fflate'

/** What the directory at the end of a zip says of one file. */
interface ZipEntry {
  name: string
  /** The larger of what it takes in the zip and what it says it becomes. */
  size: number
  isLink: boolean
}

/** The zip has more than may be looked at. */
export class TooMuch extends Error {
  constructor(readonly said: Finding) {
    super(sentence(said))
  }
}

const END = 0x06054b50
const END_LENGTH = 22
/** The comment after the end of the directory. */
const LONGEST_COMMENT = 65_535
const ZIP64_LOCATOR = 0x07064b50
const ENTRY = 0x02014b50
const ENTRY_LENGTH = 46
const SYMLINK = 0o120000
const FILE_TYPE = 0o170000

/**
 * The directory of a zip, read once from its end: nothing else in the bytes counts as an entry, however much it looks like one.
 * TooMuch says that it has more than `most` entries, or names longer than `longest`; an Error that it is no zip.
 */
export function zipDirectory(zip: Uint8Array, most: number, longest: number): ZipEntry[] {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  const end = endOf(view)
  // Of more than 65,534 files or four gigabytes; whoever unpacks would follow it to another directory.
  if (end >= 20 && view.getUint32(end - 20, true) === ZIP64_LOCATOR) throw new Error('zip64 is not read')
  const count = view.getUint16(end + 8, true)
  if (count > most) throw new TooMuch(finding`more than ${most} files`)
  const entries: ZipEntry[] = []
  let at = view.getUint32(end + 16, true)
  for (let n = 0; n < count; n++) {
    if (at + ENTRY_LENGTH > end || view.getUint32(at, true) !== ENTRY) throw new Error('its directory is damaged')
    const length = view.getUint16(at + 28, true)
    if (length > longest) throw new TooMuch(finding`a path of ${length} bytes; at most ${longest}`)
    const rest = view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    entries.push({
      // Old zips name their files in Latin; fflate reads them so too.
      name: strFromU8(
        zip.subarray(at + ENTRY_LENGTH, at + ENTRY_LENGTH + length),
        !(view.getUint16(at + 8, true) & 2048),
      ),
      size: Math.max(view.getUint32(at + 20, true), view.getUint32(at + 24, true)),
      isLink: ((view.getUint32(at + 38, true) >>> 16) & FILE_TYPE) === SYMLINK,
    })
    at += ENTRY_LENGTH + length + rest
  }
  return entries
}

function endOf(view: DataView): number {
  const last = view.byteLength - END_LENGTH
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at--) if (view.getUint32(at, true) === END) return at
  throw new Error('it has no directory')
}
