import { boardOf } from '../../board/positions.ts'
import type { DoomState } from '../../match/state.ts'

export const spaceAt = (g: DoomState, [x, y]: readonly [number, number]) => boardOf(g).find(x, y)
