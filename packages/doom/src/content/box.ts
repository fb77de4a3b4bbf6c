import { BOX_FILES } from './box-files.ts'
import { type Content, contentOf } from './content.ts'
import type { Entries } from './files.ts'
import { parseFiles, problemText } from './parse.ts'

export const BOX_ID = 'box'

let entries: Entries | undefined
let content: Content | undefined

/** The entries of the box as lists, in the order of the files. */
export function boxEntries(): Entries {
  if (!entries) {
    const read = parseFiles(BOX_FILES)
    if (read.problems.length > 0) throw new Error(`content of the box: ${read.problems.map(problemText).join('; ')}`)
    entries = read.entries
  }
  return entries
}

/** The content of the box: read and checked at first use, then shared. */
export function box(): Content {
  content ??= contentOf(BOX_ID, boxEntries())
  return content
}
