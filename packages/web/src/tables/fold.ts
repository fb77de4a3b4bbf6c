import type { Entry } from '@redoubt/host'
import type { Outcome } from '@redoubt/kernel'

/** What is left of the entries after every take-back. */
export function foldEntries(entries: readonly Entry[]): { decisions: string[]; forfeit: Outcome | null; seq: number } {
  const decisions: string[] = []
  let forfeit: Outcome | null = null
  for (const entry of entries) {
    if ('key' in entry) decisions.push(entry.key)
    else if ('takeBack' in entry) decisions.length = entry.takeBack
    else forfeit = entry.forfeit
  }
  return { decisions, forfeit, seq: entries.length === 0 ? 0 : entries.at(-1)!.seq + 1 }
}
