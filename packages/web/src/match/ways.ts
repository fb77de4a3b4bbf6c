import type { MatchVerdict } from '@redoubt/host'
import { createContext, type ReactNode, useContext } from 'react'
import { localTables } from '../tables/local.ts'
import { playAgain } from './playagain.ts'

/** What was checked of the dice, line by line in words if there is more to say than the verdict. */
export interface Checked {
  verdict: MatchVerdict
  /** Of the chance of a match at the server, before anything is played again. */
  lines?: readonly string[]
}

/** Where a match leads besides its own table: different for one of this browser and one at the server. */
export interface MatchWays {
  isOnline: boolean
  /** The same people with other luck; null for whoever only watches. */
  again: ((id: string) => Promise<void>) | null
  check(id: string): Promise<Checked>
  /** Makes sure that this browser has the record of a match that is over. */
  fetch(id: string): Promise<void>
  /** Shown with the outcome. */
  after: ReactNode
  /** Something else is said first: the outcome waits. */
  isHeld: boolean
}

const HERE: MatchWays = {
  isOnline: false,
  again: playAgain,
  check: async id => ({ verdict: await localTables().verify(id) }),
  fetch: async () => {},
  after: null,
  isHeld: false,
}

export const Ways = createContext<MatchWays>(HERE)
export const useWays = (): MatchWays => useContext(Ways)
