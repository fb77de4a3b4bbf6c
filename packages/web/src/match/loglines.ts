import type { LogText } from './gamescreen.ts'

/** A line of the log with the number of its event. */
export interface Line extends LogText {
  n: number
}

/** Puts an earlier line to the later ones, the newest first, unless the next one tells the rest of what it began. */
export function addEarlier(lines: Line[], line: Line): void {
  const next = lines.at(-1)
  if (!line.goesOn || line.goesOn !== next?.tells) lines.push(line)
  else next.about = [...new Set([...(line.about ?? []), ...(next.about ?? [])])]
}
