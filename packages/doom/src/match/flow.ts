import { flows } from '@redoubt/kernel'
import type { DoomChoice } from './choices.ts'
import type { DoomState } from './state.ts'

/** A procedure of DOOM. */
export const flow = flows<DoomState, DoomChoice>()
