import { MARINES } from '@redoubt/doom/seats'
import type { NewTable } from './tables.ts'

const NAME = 'companion-'

/** What is settled before the box is opened. */
export interface CompanionDraft {
  mission: string
  marines: number
  /** The bot that is the invader. */
  level: string
  /** Real dice are rolled on the table; otherwise the app rolls. */
  hasDice: boolean
}

/** The values of one's own copy of the game: the files of a content pack, and what it is called. */
export interface OwnValues {
  name: string
  files: Readonly<Record<string, unknown>>
}

/** Everybody at the table is one person to the app: whoever holds the phone looks at every marine's hand. */
export function companionTable(draft: CompanionDraft, values: OwnValues | null, own: string): NewTable {
  const { mission, marines, level, hasDice } = draft
  const person = { kind: 'human', name: own, person: 0 } as const
  return {
    game: 'doom',
    options: { mission, marines, ...(hasDice ? { tableDice: true } : {}), ...(values ? { pack: values.files } : {}) },
    seats: {
      ...Object.fromEntries(MARINES.slice(0, marines).map(seat => [seat, person])),
      invader: { kind: 'bot', name: '', level },
    },
    id: `${NAME}${crypto.randomUUID()}`,
  }
}

/** A match beside the box says so in its name. */
export const isCompanion = (match: string): boolean => match.startsWith(NAME)
