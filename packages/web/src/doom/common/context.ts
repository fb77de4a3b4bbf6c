import type { Doom, DoomView } from '@redoubt/doom'
import { createContext, useContext } from 'react'
import type { Naming } from '../../match/log/naming.ts'
import type { Match } from '../../screen/match.ts'
import { redrawWhen } from '../../ui/redrawWhen.tsx'
import type { Book } from '../reading/book.ts'
import type { Names } from '../words/names.ts'
import type { Intent } from './intent.ts'
import type { Hands } from './useOwnHands.ts'

/** Something to be looked at closely, in a dialog. */
export type Look =
  | { kind: 'action' | 'event' | 'glory'; id: string }
  | { kind: 'demon' | 'class' | 'squad' | 'weapon' | 'invasion'; id: string }
  | { kind: 'pile'; title: string; of: 'action' | 'event' | 'glory'; cards: readonly string[] }
  | { kind: 'marine'; id: string }
  | { kind: 'briefing' }
  | { kind: 'legend' }

/** What the inspector shows; the rest has a dialog of its own. */
type Inspectable = Extract<Look, { id: string }> & { kind: Exclude<Look['kind'], 'marine'> }
export const isInspected = (what: Look): what is Inspectable => 'id' in what && what.kind !== 'marine'

/** What every part of the DOOM table shares. */
export interface DoomContext {
  match: Match<Doom>
  view: DoomView
  book: Book
  names: Names
  intent: Intent
  /** What each marine of whoever looks holds, if there are several. */
  hands: Hands
  look(what: Look): void
  /** Names in the log lead to the inspector. */
  naming?: Naming
}

export const TableContext = createContext<DoomContext | null>(null)

export function useTable(): DoomContext {
  return useContext(TableContext)!
}

export const RedrawWhen = redrawWhen(TableContext)
