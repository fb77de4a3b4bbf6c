import type { ConquestView } from '@redoubt/conquest'
import type { Event, Seat, SeenDecision } from '@redoubt/kernel'
import { createContext, useContext } from 'react'
import type { Option } from './choices.ts'

/** What every part of the table needs: the view, what may be pointed at, and what pointing does. */
export interface TableDesk {
  view: ConquestView
  near: Seat
  /** Names of the people in the seats. */
  nameOf(seat: Seat): string
  decision: SeenDecision | null
  /** This viewer's options; none while others decide or events are shown. */
  options: readonly Option[]
  /** The thing taken up, waiting for its place. */
  picked: string | null
  isLit(thing: string): boolean
  /** Lit as the place of a picked thing. */
  isTarget(thing: string): boolean
  /** Named by the line of the log under the pointer. */
  isNamed(thing: string): boolean
  point(thing: string): void
  /** Drops a dragged card. */
  drop(card: string, thing: string): void
  choose(option: Option): void
  zoom(card: string): void
  event: Event | null
  eventNumber: number
  whyNot(card: string): string | null
}

export const TableContext = createContext<TableDesk | null>(null)

export function useTable(): TableDesk {
  const desk = useContext(TableContext)
  if (!desk) throw new Error('Only at a table.')
  return desk
}
