import type { Game } from 'boardgame.io'
import { Client } from 'boardgame.io/client'
import { INVALID_MOVE } from 'boardgame.io/core'
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal'
import { LINES } from '../../test/games/tictactoe.ts'

/** Tic-tac-toe as the tutorial of boardgame.io writes it. */
interface G {
  cells: Array<string | null>
}

const game: Game<G> = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  disableUndo: true, // costs it time and the comparison does not need it
  moves: {
    clickCell: ({ G, playerID }, id: number) => {
      if (G.cells[id] !== null) return INVALID_MOVE
      G.cells[id] = playerID
    },
  },
  endIf: ({ G, ctx }) => {
    if (LINES.some(line => line.every(i => G.cells[i] !== null && G.cells[i] === G.cells[line[0]])))
      return { winner: ctx.currentPlayer }
    if (G.cells.every(cell => cell !== null)) return { draw: true }
  },
}

/** A match that a random player can play: the free cells in order, a move, and whether it is over. */
export interface Match {
  free(): number[]
  mark(cell: number): void
  over(): boolean
}

const freeOf = ({ cells }: G): number[] => {
  const free: number[] = []
  for (let i = 0; i < 9; i++) if (cells[i] === null) free.push(i)
  return free
}

/** Its public way in: a client without transport or screen. */
export function clientMatches(): () => Match {
  const client = Client<G>({ game, debug: false })
  client.start()
  return () => {
    client.reset()
    return {
      free: () => freeOf(client.getState()!.G),
      mark: cell => client.moves.clickCell!(cell),
      over: () => client.getState()!.ctx.gameover !== undefined,
    }
  }
}

/** Its bare core: the reducer, without store, subscribers or log. */
export function reducerMatches(): () => Match {
  const reduce = CreateGameReducer({ game })
  const initial = InitializeGame({ game })
  return () => {
    let state = initial
    return {
      free: () => freeOf(state.G),
      mark: cell => {
        const playerID = state.ctx.currentPlayer
        state = reduce(state, { type: 'MAKE_MOVE', payload: { type: 'clickCell', args: [cell], playerID } })
      },
      over: () => state.ctx.gameover !== undefined,
    }
  }
}
