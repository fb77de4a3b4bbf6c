import type { ConquestView } from '@redoubt/conquest'
import type { GameScreen } from '../match/gamescreen.ts'
import { ConquestTable } from './ConquestTable.tsx'

export const conquestScreen: GameScreen<ConquestView> = {
  Table: ConquestTable,
  linger: () => 0,
  tell: () => null,
}
