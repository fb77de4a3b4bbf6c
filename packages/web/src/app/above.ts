import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { GameScreen } from '../screen/gamescreen.ts'
import type { Match } from '../screen/match.ts'

/** What pages show or load although it belongs to rooms above theirs: `App` puts it in. */
export interface Above {
  /** Who one is, at the end of the tools. */
  me(isHere: boolean): ReactNode
  /** What explains terms. */
  glossary: ReactNode
  /** What the rulebook says about a rule. */
  RuleText: ComponentType<{ game: string; rule: string; onClose(): void }>
  /** The table of a puzzle, and the one beside a real table. */
  PuzzleTable: ComponentType<SpecialTable>
  CompanionTable: ComponentType<SpecialTable>
  /** What a game brings to the table. */
  gameScreen(game: string): Promise<GameScreen>
}

interface SpecialTable {
  match: Match
  game: GameScreen
}

const Nothing = () => null

export const AboveContext = createContext<Above>({
  me: Nothing,
  glossary: null,
  RuleText: Nothing,
  PuzzleTable: Nothing,
  CompanionTable: Nothing,
  gameScreen: game => Promise.reject(new Error(`Nobody said what ${game} brings to the table.`)),
})

export const useAbove = (): Above => useContext(AboveContext)
