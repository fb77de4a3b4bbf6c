import type { LogText } from '../../screen/gamescreen.ts'
import type { LoggedEvent } from '../../screen/match.ts'
import { isOfHost } from './hostlog.ts'

/** A line of the log with the number of its event. */
export interface Line extends LogText {
  n: number
  /** It was taken back. */
  undone?: boolean
  /** Ids in its event that may be names of things. */
  things?: readonly string[]
}

/** Puts an earlier line to the later ones, the newest first, unless the next one tells the rest of what it began. */
export function addEarlier(lines: Line[], line: Line): void {
  const next = lines.at(-1)
  if (!line.goesOn || line.goesOn !== next?.tells || line.undone !== next.undone) lines.push(line)
  else next.about = [...new Set([...(line.about ?? []), ...(next.about ?? [])])]
}

/** The numbers of all events that were taken back. */
export function takenBack(log: readonly LoggedEvent[]): ReadonlySet<number> {
  const undone = new Set<number>()
  // From the end: what a take-back undid, and another one before it, is undone all the same.
  let left = Number.POSITIVE_INFINITY
  for (let i = log.length - 1; i >= 0; i--) {
    const { n, event, made } = log[i]!
    if (event.type === 'taken-back' && 'made' in event) left = Math.min(left, Number(event.made))
    else if (isOfHost(event)) continue
    else if (made !== undefined && made > left) undone.add(n)
    else if (made !== undefined && made <= left) left = Number.POSITIVE_INFINITY
  }
  return undone
}

/** With what had been taken back before one sat down, each in its place, among the names of that time. */
export function withUndone(
  log: readonly LoggedEvent[],
  undoneEarlier: readonly LoggedEvent[] = [],
): readonly LoggedEvent[] {
  if (undoneEarlier.length === 0) return log
  const all: LoggedEvent[] = []
  let next = 0
  for (const entry of log) {
    for (; next < undoneEarlier.length && undoneEarlier[next]!.n < entry.n; next++)
      all.push({ ...undoneEarlier[next]!, view: all.at(-1)?.view ?? entry.view })
    all.push(entry)
  }
  return [...all, ...undoneEarlier.slice(next)]
}

/** Every id in an event: figures, cards, planets, and what only looks like one. */
export function idsIn(event: object): string[] {
  const found: string[] = []
  for (const value of Object.values(event)) {
    if (typeof value === 'string') found.push(value)
    else if (Array.isArray(value)) found.push(...value.filter(one => typeof one === 'string'))
  }
  return found
}
