import { BOX_ID, provideBox } from '../match/contents.ts'
import { BOX_FILES } from './box-files.ts'
import { type Content, contentOf } from './content.ts'
import type { Entries } from './files.ts'
import { parseFiles, problemText, type Sources } from './parse.ts'

let read: { entries: Entries; sources: Sources } | undefined
let content: Content | undefined

/** The files of the box, read at first use; where an entry stands is told as `box/demons.json`. */
export function readBox(): { entries: Entries; sources: Sources } {
  if (!read) {
    const { entries, sources, problems } = parseFiles(BOX_FILES)
    if (problems.length > 0) throw new Error(`content of the box: ${problems.map(problemText).join('; ')}`)
    read = { entries, sources: new Map([...sources].map(([entry, at]) => [entry, { ...at, file: `box/${at.file}` }])) }
  }
  return read
}

export const boxEntries = (): Entries => readBox().entries

/** The content of the box: read and checked at first use, then shared. */
export function box(): Content {
  content ??= contentOf(BOX_ID, boxEntries())
  return content
}

provideBox(box)
