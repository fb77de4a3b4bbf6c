import type { Line } from './loglines.ts'

/** One attack or battle turn with all that came of it; or a line by itself. */
export interface Entry {
  /** Its first line. */
  head: Line
  /** What it unfolds to. */
  parts: Line[]
  /** What came of it, in short. */
  sum: Line['sum']
}

/** A round, or what lies before the first. */
export interface Chapter {
  head: Line | null
  entries: Entry[]
}

/** The lines of a log, the oldest first, as chapters of entries. */
export function chaptersOf(lines: readonly Line[]): Chapter[] {
  const chapters: Chapter[] = []
  let entry: Entry | null = null
  let ended = false
  for (const line of lines) {
    if (line.round !== undefined || chapters.length === 0) {
      const isRound = line.round !== undefined
      chapters.push({ head: isRound ? line : null, entries: [] })
      entry = null
      if (isRound) continue
    }
    if (entry && joins(line, entry, ended)) {
      entry.parts.push(line)
      entry.sum = line.sum ?? entry.sum
      ended ||= line.part === 'ends'
      continue
    }
    const begun: Entry = { head: line, parts: [], sum: line.sum }
    chapters.at(-1)!.entries.push(begun)
    entry = line.part === 'begins' ? begun : null
    ended = false
  }
  return chapters
}

/** Until an attack has come to its end everything is part of it; then only what it leads to. What was taken back stays apart. */
function joins(line: Line, { head }: Entry, ended: boolean): boolean {
  if (line.weight === 'head' || line.part === 'begins' || line.undone !== head.undone) return false
  return !ended || line.part === 'belongs' || line.part === 'ends'
}
