import { clone, decide, defineGame, finish, flows, goto, type State } from '@redoubt/kernel'
import { z } from 'zod'

interface TicTacToe extends State {
  /** 0 for an empty cell, otherwise who marked it, 1 or 2. */
  cells: number[]
}

type Mark = { do: 'mark'; cell: number }

/** Everything that can ever be chosen. */
const MARKS: readonly Mark[] = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(cell => ({ do: 'mark', cell }))

export const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const

const SEATS = ['cross', 'nought'] as const

const turns = flows<TicTacToe, Mark>()('turns', {
  mark: {
    ask: g => {
      const free = MARKS.filter(mark => g.cells[mark.cell] === 0)
      return decide(SEATS[(9 - free.length) % 2]!, 'mark', 'T-1', free, { always: true })
    },
    pick: (g, _, { cell }) => {
      g.cells[cell] = 1 + ((g.seq - 1) % 2)
    },
  },
  judge: g => {
    const winner = winnerOf(g.cells)
    if (winner) return finish(g, [SEATS[winner - 1]!], 'T-2', 'Three in a row.')
    if (!g.cells.includes(0)) return finish(g, [], 'T-3', 'The board is full.')
    return goto('mark')
  },
})

/** 1, 2, or 0 for nobody. */
function winnerOf(cells: readonly number[]): number {
  for (const [a, b, c] of LINES) if (cells[a] && cells[a] === cells[b] && cells[a] === cells[c]) return cells[a]!
  return 0
}

export const ticTacToe = defineGame({
  id: 'tic-tac-toe',
  name: 'Tic-tac-toe',
  rules: '1',
  options: z.unknown(),
  seats: () => SEATS.map(seat => ({ seat, name: seat, side: seat })),
  flows: [turns],
  setup: (_, base): TicTacToe => ({ ...base, cells: [0, 0, 0, 0, 0, 0, 0, 0, 0], stack: [turns.start({})] }),
  view: g => ({ cells: g.cells.slice() }),
  imagine: (g, _, random) => ({ ...clone(g), random }),
})
