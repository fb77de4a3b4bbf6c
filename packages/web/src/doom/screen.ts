import type { DoomView } from '@redoubt/doom'
import type { GameScreen } from '../match/gamescreen.ts'
import { DoomTable } from './DoomTable.tsx'

export const doomScreen: GameScreen<DoomView> = {
  Table: DoomTable,
  linger: () => 0,
  tell: () => null,
}
