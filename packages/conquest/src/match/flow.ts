import { flows } from '@redoubt/kernel'
import type { ConquestChoice } from './choices.ts'
import type { ConquestState } from './state.ts'

/** The word for a procedure of these rules. */
export const flow = flows<ConquestState, ConquestChoice>()
