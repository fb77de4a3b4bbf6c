import type { Conquest, ConquestView } from '@redoubt/conquest'
import type { LoggedEvent as Logged } from '../../screen/match.ts'
import { foretell } from './foretell.ts'

type LoggedEvent = Logged<Conquest>

/**
 * "p2" means another planet in every round. A match that is opened again comes with all its events but only the latest
 * view; so the row is walked through from the beginning, and every entry gets the row of its own time.
 */
export function rememberRows(): (log: readonly LoggedEvent[]) => LoggedEvent[] {
  let seen: LoggedEvent[] = []
  let result: LoggedEvent[] = []
  let row: ConquestView['planets'] | null = null
  return log => {
    const goesOn = seen.length <= log.length && seen.every((entry, i) => entry === log[i])
    if (!goesOn) {
      seen = []
      result = []
      row = null
    }
    if (seen.length === log.length) return result
    const fresh: LoggedEvent[] = []
    for (const entry of log.slice(seen.length)) {
      const { event } = entry
      if (event.type === 'setup') row = startRow(event.planets)
      const view = entry.view as ConquestView | null
      fresh.push(row && view ? { ...entry, view: { ...view, planets: row } } : entry)
      if (row && view) row = after(row, foretell({ ...view, planets: row, units: [], cards: [] }, event).planets)
    }
    seen = [...log]
    result = [...result, ...fresh]
    return result
  }
}

/** A planet that has just been won is out of the row, but those who leave it still come from there. */
function after(before: ConquestView['planets'], now: ConquestView['planets']): ConquestView['planets'] {
  return [...now, ...before.filter(old => now.every(({ at, planet }) => at !== old.at && planet !== old.planet))]
}

/** CQ-2.4: five planets face up, the first marked, two face down. */
function startRow(planets: readonly string[]): ConquestView['planets'] {
  return Array.from({ length: 7 }, (_, i) => ({ at: `p${i + 1}`, planet: planets[i] ?? null, first: i === 0 }))
}
