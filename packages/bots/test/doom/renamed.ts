import { type PackFiles, readBox } from '@redoubt/doom/content'

const OTHER = 'other-'

/** Lists of cards that can all be added under another id; the common cards and Glory Kill cards are what every match has. */
const LISTS = {
  demons: 'demons.json',
  weapons: 'weapons.json',
  actionCards: 'action-cards.json',
  classes: 'class-cards.json',
  eventSets: 'event-sets.json',
  events: 'event-cards.json',
  invasions: 'invasion-cards.json',
} as const

/** Another author's pack: our cards, word for word and hint for hint, under other ids. */
export function renamedPack(missions: readonly string[]): PackFiles {
  const { entries } = readBox()
  const lists = { ...entries, actionCards: entries.actionCards.filter(card => card.set !== 'uac') }
  const ids = new Set<string>()
  for (const list of Object.keys(LISTS) as Array<keyof typeof LISTS>)
    for (const card of lists[list]) {
      ids.add(card.id)
      if ('abilities' in card) for (const { id } of card.abilities) ids.add(id)
    }
  /** Fields that hold words of the language, not ids, although some read alike. */
  const rename = (value: unknown, field = ''): unknown => {
    if (typeof value === 'string') return ids.has(value) && !WORDS.includes(field) ? `${OTHER}${value}` : value
    if (Array.isArray(value)) return value.map(one => rename(one, field))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, rename(one, key)]))
  }
  const files: Record<string, unknown> = { 'pack.json': { id: 'renamed', name: 'Renamed', version: '1' } }
  for (const [list, file] of Object.entries(LISTS)) files[file] = rename(lists[list as keyof typeof LISTS])
  for (const mission of entries.missions)
    if (missions.includes(mission.id)) files[`maps/missions/${mission.id}.json`] = rename(mission)
  return files as PackFiles
}

const WORDS = ['op', 'cond', 'timing', 'token', 'printedFields', 'provisionalFields', 'icon', 'sound']

/** A decision as it would read with our own ids. */
export const withOurNames = (decision: string): string => decision.replaceAll(OTHER, '')
export const theirName = (id: string): string => `${OTHER}${id}`
