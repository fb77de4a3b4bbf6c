import { type ConquestState, conquest } from '@redoubt/conquest'
import type { Adapter } from '../search/adapter.ts'
import { cadetMove } from './cadet.ts'
import { evaluate } from './evaluate.ts'

/** Conquest for searching bots: the Cadet plays on, and it is quiet when the next round begins. */
export const conquestAdapter: Adapter<ConquestState> = {
  game: conquest,
  evaluate,
  policy: cadetMove,
  horizon:
    ({ round }) =>
    state =>
      state.round > round && state.decision?.kind === 'deploy-turn',
}
