import type { Entry } from '@redoubt/host'
import type { Milestone, Outcome, Since } from '@redoubt/kernel'

export interface Standing {
  decisions: string[]
  /** Which of them the host made for their seat. */
  auto: boolean[]
  forfeit: Outcome | null
  /** The positions with which rounds began. */
  rounds: Milestone[]
  /** The match was put onto a kept position. */
  since: Since | null
  /** Where the numbering goes on. */
  seq: number
}

/** What is left of the entries after every take-back. */
export function whatStands(entries: readonly Entry[]): Standing {
  const decisions: string[] = []
  const auto: boolean[] = []
  let rounds: Milestone[] = []
  let since: Since | null = null
  let forfeit: Outcome | null = null
  const cut = (made: number) => {
    decisions.length = auto.length = made
    rounds = rounds.filter(({ at }) => at <= made)
  }
  for (const entry of entries) {
    if ('key' in entry) {
      decisions.push(entry.key)
      auto.push(entry.auto ?? false)
      if (entry.round) rounds.push({ at: decisions.length, ...entry.round })
    } else if ('takeBack' in entry) cut(entry.takeBack)
    else if ('since' in entry) {
      cut(entry.since.at)
      rounds = [] // of other rules
      since = entry.since
    } else forfeit = entry.forfeit
  }
  return { decisions, auto, forfeit, rounds, since, seq: entries.length === 0 ? 0 : entries.at(-1)!.seq + 1 }
}
