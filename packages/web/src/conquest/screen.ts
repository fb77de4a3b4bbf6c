import type { GameScreen } from '../match/gamescreen.ts'
import { ConquestTable } from './ConquestTable.tsx'
import { foretell } from './foretell.ts'
import { tell } from './log.ts'
import { cue, linger } from './pace.ts'
import type { Conquest } from './shown.ts'

export const conquestScreen: GameScreen<Conquest> = { Table: ConquestTable, linger, foretell, tell, cue }
