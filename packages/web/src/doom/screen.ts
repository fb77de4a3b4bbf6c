import type { Doom } from '@redoubt/doom'
import type { GameScreen } from '../screen/gamescreen.ts'
import { foretell, linger, matters } from './events/foretellBoard.ts'
import { foretellPanels } from './events/foretellPanels.ts'
import { bookOf } from './reading/book.ts'
import { DoomTable } from './table/DoomTable.tsx'
import { counsel, named } from './words/counsel.ts'
import { cueOf } from './words/cue.ts'
import { tell } from './words/tell.ts'

export const doomScreen: GameScreen<Doom> = {
  Table: DoomTable,
  linger,
  matters,
  foretell: (view, event) => foretellPanels(foretell(view, event), event),
  tell,
  counsel,
  named,
  cue: (event, { mission }) => cueOf(event, bookOf(mission)),
}
