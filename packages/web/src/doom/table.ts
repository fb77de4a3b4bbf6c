import type { Doom, DoomView } from '@redoubt/doom'
import { createContext, useContext } from 'react'
import type { Match } from '../match/match.ts'
import { still } from '../ui/still.tsx'
import type { Intent } from './intent.ts'
import type { Book } from './words/book.ts'
import type { Names } from './words/names.ts'

/** Something to be looked at closely, in a dialog. */
export type Look =
  | { kind: 'action' | 'event' | 'glory'; id: string }
  | { kind: 'demon' | 'class' | 'squad' | 'weapon' | 'invasion'; id: string }
  | { kind: 'pile'; title: string; of: 'action' | 'event' | 'glory'; cards: readonly string[] }
  | { kind: 'marine'; id: string }
  | { kind: 'briefing' }
  | { kind: 'legend' }

/** What every part of the DOOM table shares. */
export interface Table {
  match: Match<Doom>
  view: DoomView
  book: Book
  names: Names
  intent: Intent
  look(what: Look): void
}

export const TableContext = createContext<Table | null>(null)

export function useTable(): Table {
  return useContext(TableContext)!
}

export const Still = still(TableContext)
