import { useEffect, useState } from 'react'
import { localTables } from '../tables/local.ts'
import { puzzleOf } from '../tables/puzzleof.ts'
import { mySeats, type Promised, type Summary, summaryOf } from './summary.ts'

const KEY = 'redoubt.statistics'

function kept(): Map<string, Summary> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return new Map(Array.isArray(found) ? found.map((one: Summary) => [one.id, one]) : [])
  } catch {
    return new Map()
  }
}

interface Counting {
  /** The oldest first. */
  summaries: Summary[]
  done: number
  all: number
}

/** Every finished match of this device, counted once and kept: also when the match itself is deleted. */
export function useSummaries(): Counting | null {
  const [now, setNow] = useState<Counting | null>(null)
  useEffect(() => {
    let gone = false
    const count = async () => {
      const tables = localTables()
      const known = kept()
      const over = (await tables.list()).filter(
        card =>
          card.outcome && mySeats(card).length > 0 && puzzleOf(card.id) === null && !card.id.startsWith('lesson-'),
      )
      const fresh = over.filter(({ id }) => !known.has(id))
      const show = (done: number) =>
        gone || setNow({ summaries: [...known.values()].sort((a, b) => a.date - b.date), done, all: fresh.length })
      show(0)
      if (fresh.length === 0) return
      const { promised, weaponOf } = await measures()
      for (const [n, card] of fresh.entries()) {
        if (gone) return
        const events = await tables.replayEvents(card.id, 'spectator').catch(() => [])
        known.set(card.id, summaryOf(card, events.flat(), promised, weaponOf))
        show(n + 1)
      }
      try {
        localStorage.setItem(KEY, JSON.stringify([...known.values()]))
      } catch {
        // Counted again next time.
      }
    }
    void count()
    return () => {
      gone = true
    }
  }, [])
  return now
}

/** What needs the rules of DOOM is loaded when there is something to count. */
async function measures(): Promise<{ promised: Promised; weaponOf(card: string): string | null }> {
  const [{ expectedDamage }, { box }] = await Promise.all([import('@redoubt/bots'), import('@redoubt/doom/content')])
  const content = box()
  return {
    promised: (kind, dice) => expectedDamage(content, kind, dice),
    weaponOf: card => {
      const set = content.actionCards[card]?.set
      return set !== undefined && content.weapons[set] ? set : null
    },
  }
}
