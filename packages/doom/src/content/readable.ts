import type { Entries } from './files.ts'

/**
 * What people read on an entry. `story.intro` is a field of a field; a list of texts is read one by one. All other fields
 * are for the rules, the bots and the drawings.
 */
export const READABLE = {
  dice: ['name'],
  demons: ['name', 'role'],
  actionCards: ['name', 'text'],
  weapons: ['name', 'identity'],
  classes: ['name', 'role'],
  glory: ['name', 'text'],
  squads: ['name', 'text'],
  eventSets: ['name', 'theme'],
  events: ['name', 'text'],
  invasions: ['name', 'theme'],
  threats: ['name', 'summary', 'terms'],
  objectives: ['name', 'marinesWin.text', 'invaderWin.text', 'note'],
  marines: ['name'],
  stun: ['name', 'text'],
  initiative: ['name'],
  tiles: ['name'],
  operations: ['name', 'blurb'],
  difficulties: ['name', 'text'],
  missions: [
    'name',
    'story.intro',
    'story.marinesWin',
    'story.invaderWins',
    'objective.params.marinesWin',
    'difficulty.notes',
    'guidance.marines',
    'guidance.invader',
    'notes',
  ],
} as const satisfies Record<Exclude<keyof Entries, 'winning'>, readonly string[]>

/** Parts of an entry with texts of their own, under their own id. */
const PARTS = ['abilities', 'setup', 'rules', 'specialRules'] as const
const PART_FIELDS = ['name', 'text']

/** Lists whose ids are not unique among all ids: theirs begin with another word. */
const PREFIX: Partial<Record<keyof Entries, string>> = { operations: 'operation.', difficulties: 'difficulty.' }

/** What is to be read instead of the words under this text id (`imp.name`, `horde.terms.0`). */
export type Say = (id: string, words: string) => string

interface Part {
  id?: string
  order?: number
}
type Entry = { id: string } & Partial<Record<(typeof PARTS)[number], readonly Part[]>>

/** The same entries in other words. */
export function reworded(entries: Entries, say: Say): Entries {
  const result: { [List in keyof Entries]: unknown } = { ...entries }
  for (const [list, fields] of Object.entries(READABLE) as Array<[keyof typeof READABLE, readonly string[]]>) {
    const prefix = PREFIX[list] ?? ''
    result[list] = entries[list].map(entry => rewordedEntry(entry as Entry, prefix, fields, say))
  }
  const { winning } = entries
  result.winning = winning && changed(winning, ['otherwise'], 'winning', say)
  return result as Entries
}

function rewordedEntry(entry: Entry, prefix: string, fields: readonly string[], say: Say): Entry {
  let result = fields.reduce((value, field) => changed(value, field.split('.'), prefix + entry.id, say), entry)
  for (const key of PARTS) {
    const parts = entry[key]
    if (!parts) continue
    const said = parts.map(part =>
      PART_FIELDS.reduce((value, field) => changed(value, [field], partId(entry, part), say), part),
    )
    result = { ...result, [key]: said }
  }
  return result
}

/** Steps of the setup have no id; they are counted, as in `ruleAbilities`. */
const partId = (entry: Entry, part: Part): string => part.id ?? `${entry.id}-setup-${part.order}`

function changed<T>(value: T, path: readonly string[], id: string, say: Say): T {
  if (Array.isArray(value)) return value.map((part, at) => changed(part, path, `${id}.${at}`, say)) as T
  const [field, ...rest] = path
  if (field === undefined) return (typeof value === 'string' ? say(id, value) : value) as T
  const inner = (value as Record<string, unknown> | undefined)?.[field]
  return inner === undefined ? value : { ...value, [field]: changed(inner, rest, `${id}.${field}`, say) }
}

/** Every text of the entries by its id, in the order of the files. */
export function wordsOf(entries: Entries): Map<string, string> {
  const words = new Map<string, string>()
  reworded(entries, (id, text) => {
    words.set(id, text)
    return text
  })
  return words
}
