import { seatsWith } from '@redoubt/doom/seats'
import { go } from '../app/router.ts'
import { localTables } from '../tables/local.ts'
import { puzzleOf } from '../tables/puzzleof.ts'
import type { Seating } from '../tables/tables.ts'
import type { Puzzle } from './puzzles.ts'

/** Sets the table of a puzzle up and sits down; whoever sits opposite has no chance of its own. `shows`: the solution is played. */
export async function beginPuzzle(puzzle: Puzzle, own: string, shows = false): Promise<void> {
  const { id, game, options, seed, seat } = puzzle
  const level = game === 'doom' ? 'recruit' : 'cadet'
  const seats: Seating = Object.fromEntries(
    seatsOf(puzzle).map(each => [
      each,
      each === seat ? { kind: 'human' as const, name: own, person: 0 } : { kind: 'bot' as const, name: '', level },
    ]),
  )
  const table = {
    game,
    options,
    seats,
    seed,
    coach: false,
    id: `puzzle.${id}.${shows ? 'shown-' : ''}${crypto.randomUUID()}`,
  }
  const tables = localTables()
  const made = await tables.create(table)
  go('match', made)
  for (const match of await tables.list())
    if (match.id !== made && puzzleOf(match.id) !== null) await tables.remove(match.id).catch(() => {})
}

export const isShown = (match: string): boolean => match.includes('.shown-')

function seatsOf({ game, options }: Puzzle): string[] {
  if (game === 'conquest') return ['a', 'b']
  const { marines = 2 } = options as { marines?: number }
  return seatsWith(marines)
}
