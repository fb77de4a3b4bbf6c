import type { Entry } from '@redoubt/host'
import type { Outcome } from '@redoubt/kernel'

interface Folded {
  decisions: string[]
  /** Which of them the host made for their seat. */
  auto: boolean[]
  forfeit: Outcome | null
  /** Where the numbering goes on. */
  seq: number
}

/** What is left of the entries after every take-back. */
export function foldEntries(entries: readonly Entry[]): Folded {
  const decisions: string[] = []
  const auto: boolean[] = []
  let forfeit: Outcome | null = null
  for (const entry of entries) {
    if ('key' in entry) {
      decisions.push(entry.key)
      auto.push(entry.auto ?? false)
    } else if ('takeBack' in entry) decisions.length = auto.length = entry.takeBack
    else forfeit = entry.forfeit
  }
  return { decisions, auto, forfeit, seq: entries.length === 0 ? 0 : entries.at(-1)!.seq + 1 }
}
