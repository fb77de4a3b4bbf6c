import { type AnyGame, type Shown, type State, seenDecision } from '@redoubt/kernel'
import type { Match } from '../screen/match.ts'

const YOU = { kind: 'human', name: '', person: 0 } as const
const ELSEWHERE = { kind: 'remote', name: '' } as const
const NO_UNDO = { can: 'no', request: null } as const

/** A match in which nothing happens, whatever is pressed, through the eyes of whoever decides. */
export function frozenMatch<V extends Shown>(game: AnyGame, options: object, state: State): Match<V> {
  const { seat: viewer } = state.decision!
  const seats = game.seats(game.options.parse(options)).map(({ seat, name, side }) => ({
    ...{ seat, name, side },
    plan: seat === viewer ? YOU : ELSEWHERE,
  }))
  const nothing = async () => null
  return {
    ...{ id: 'frozen', game: game.id, options, seats, viewer },
    view: structuredClone(game.view(state, viewer)),
    decision: structuredClone(seenDecision<V['decision']>(state, viewer)),
    ...{ onScreen: null, seq: 0, yours: true, outcome: null, log: [], undo: NO_UNDO, clocks: null },
    ...{ busy: false, refusal: null, isReplay: false, seal: { commitment: '', over: false } },
    ...{ choose: nothing, takeBack: nothing, answerUndo: nothing, withdrawUndo: nothing },
    ...{ concede: async () => {}, prefer: async () => {}, skip: () => {}, pause: () => {} },
  }
}
