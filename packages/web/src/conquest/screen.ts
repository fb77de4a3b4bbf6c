import type { Conquest } from '@redoubt/conquest'
import type { GameScreen } from '../screen/gamescreen.ts'
import { foretell } from './events/foretell.ts'
import { linger, matters } from './events/times.ts'
import { ConquestTable } from './table/ConquestTable.tsx'
import { counsel, named } from './words/counsel.ts'
import { cueOf } from './words/cue.ts'
import { tell } from './words/tell.ts'

export const conquestScreen: GameScreen<Conquest> = {
  Table: ConquestTable,
  linger,
  matters,
  foretell,
  tell,
  counsel,
  named,
  cue: cueOf,
}
