import type { Doom } from '@redoubt/doom'
import type { GameScreen } from '../match/gamescreen.ts'
import { foretell, linger } from './board/stage.ts'
import { DoomTable } from './DoomTable.tsx'
import { foretellPanels } from './panels/foretell.ts'
import { bookOf } from './words/book.ts'
import { cueOf } from './words/cue.ts'
import { tell } from './words/tell.ts'

export const doomScreen: GameScreen<Doom> = {
  Table: DoomTable,
  linger,
  foretell: (view, event) => foretellPanels(foretell(view, event), event),
  tell,
  cue: (event, { mission }) => cueOf(event, bookOf(mission)),
}
