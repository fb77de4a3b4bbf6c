import { type Finding, finding } from '@redoubt/kernel'
import type { Entries } from '../files.ts'
import type { Report } from './report.ts'

/** Lists inside an entry whose members have ids of their own. */
interface Parts {
  id: string
  abilities?: ReadonlyArray<{ id: string }>
  rules?: ReadonlyArray<{ id: string }>
  specialRules?: ReadonlyArray<{ id: string }>
}

/** Ids are unique over all cards and missions: the log of a match names them without saying which file they are from. */
export function checkIds(entries: Entries, report: Report): void {
  const seen = new Map<string, Finding>()
  const add = (entry: object, path: readonly PropertyKey[], id: string, what: Finding) => {
    const other = seen.get(id)
    if (other) report(entry, path, finding`the id ${id} is also used by ${other}`)
    else seen.set(id, what)
  }
  const { operations, difficulties, winning: _, ...lists } = entries
  for (const [list, cards] of Object.entries(lists)) {
    for (const card of cards) {
      add(card, ['id'], card.id, finding`another entry of ${list}`)
      const parts: Parts = card
      for (const key of ['abilities', 'rules', 'specialRules'] as const) {
        for (const [at, part] of (parts[key] ?? []).entries())
          add(card, [key, at, 'id'], part.id, finding`a rule of ${card.id}`)
      }
    }
  }
  for (const list of [operations, difficulties]) {
    const own = new Set<string>()
    for (const entry of list) {
      if (own.has(entry.id)) report(entry, ['id'], finding`the id ${entry.id} is used twice`)
      own.add(entry.id)
    }
  }
}
