import type { ConquestView } from '@redoubt/conquest'
import type { GameScreen } from '../match/gamescreen.ts'
import { ConquestTable } from './ConquestTable.tsx'
import { foretell } from './foretell.ts'
import { tell } from './log.ts'
import { cue, linger } from './pace.ts'

export const conquestScreen: GameScreen<ConquestView> = { Table: ConquestTable, linger, foretell, tell, cue }
