import type { Conquest, ConquestDecision, ConquestOption, ConquestView } from '@redoubt/conquest'
import type { Seat } from '@redoubt/kernel'
import { createContext, useContext } from 'react'
import type { Inspector } from '../../match/inspector/inspected.ts'
import type { Heard } from '../../screen/match.ts'
import type { Strike } from '../reading/strike.ts'
import type { Layout } from './useLayout.ts'

/** What every part of the table needs: the view, what may be pointed at, and what pointing does. */
export interface ConquestContext {
  view: ConquestView
  /** The seat at the lower edge of the screen. */
  near: Seat
  /** Names of the people in the seats. */
  nameOf(seat: Seat): string
  decision: ConquestDecision | null
  /** This viewer's options; none while others decide or events are shown. */
  options: readonly ConquestOption[]
  /** The thing picked up, waiting for its place. */
  picked: string | null
  pickedOptions: readonly ConquestOption[]
  pick(thing: string | null): void
  /** It can be chosen, or is a place for what is picked up. */
  isLit(thing: string): boolean
  /** A place for what is picked up. */
  isTarget(thing: string): boolean
  /** Named by the line of the log under the pointer. */
  isNamed(thing: string): boolean
  setNamed(things: readonly string[]): void
  point(thing: string): void
  /** Drops a dragged card. */
  drop(card: string, thing: string): void
  choose(option: ConquestOption): void
  layout: Layout
  /** The card or planet under the pointer or the focus: the dock shows it in full. */
  looked: string | null
  /** Who attacks, or would attack if what is under the pointer were chosen; and what is struck. */
  attacker: string | null
  target: string | null
  /** What that attack would do to a unit, while it is still to be decided. */
  strikeOn(card: string): Strike | null
  /** The combat round of the battle that is going on. */
  battleRound: number
  inspector: Inspector
  /** Looks closely at a card or planet. */
  zoom(thing: string): void
  event: Heard<Conquest> | null
  eventNumber: number
  whyNot(card: string): string | null
}

export const TableContext = createContext<ConquestContext | null>(null)

export function useTable(): ConquestContext {
  const table = useContext(TableContext)
  if (!table) throw new Error('Only at a table.')
  return table
}
