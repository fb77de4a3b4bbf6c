import type { Entry } from '../record/entry.ts'
import { set, type TimeLeft } from '../time/chessclock.ts'
import type { Job } from '../time/queue.ts'
import { foresee, forfeited, happen } from './deciding.ts'
import type { Running } from './running.ts'
import { goBack, lookBack } from './takingback.ts'

/**
 * What another host has written down happens here too, and everybody hears of it; what this one knows already does not happen
 * twice. False if it cannot go along: then its owner opens the match anew.
 */
// biome-ignore lint/correctness/useYield: it never waits, but it waits its turn
export function* follow(m: Running, entries: readonly Entry[], left?: TimeLeft): Job<boolean> {
  const { ledger, together } = m
  const last = entries.at(-1)
  for (const entry of entries) {
    if (entry.seq < ledger.seq) continue
    if (m.status !== 'open' || m.preface || entry.seq > ledger.seq) return false
    together.delete(ledger.line.keys.length)
    try {
      if (!happensHere(m, entry, entry === last ? left : undefined)) return false
    } catch {
      return false // the rules of this host refuse it: whoever opens the match anew hears why
    }
  }
  return true
}

function happensHere(m: Running, entry: Entry, left?: TimeLeft): boolean {
  const { chess } = m
  if ('since' in entry) return false
  if ('key' in entry) {
    const foreseen = foresee(m, entry.key)
    if (entry.round?.hash !== foreseen.begins?.hash) return false
    happen(m, entry, foreseen, { said: m.setup.clock.now(), ...(left ? { left } : {}) })
    return true
  }
  if (chess && left) set(chess, left)
  if ('takeBack' in entry) goBack(m, entry, lookBack(m, entry.takeBack))
  else forfeited(m, entry)
  return true
}
