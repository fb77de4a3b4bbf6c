import { conquest } from '@redoubt/conquest'
import { doom } from '@redoubt/doom'
import { type AnyGame, type Event, type Seat, type State, seenDecision } from '@redoubt/kernel'
import type { Bot } from '../bot.ts'
import { cadet } from '../conquest/cadet.ts'
import { recruit } from '../doom/recruit.ts'
import { goalState, type Puzzle } from './puzzle.ts'

/** A puzzle while it is played, with all that its seat has seen happen. */
export interface Attempt {
  puzzle: Puzzle
  state: State
  events: Event[]
}

const gameOfPuzzle = ({ game }: Puzzle): AnyGame => (game === 'doom' ? doom : conquest)

/** Whoever sits opposite has no chance of its own: the same choices meet the same answers. */
export const opponent = ({ game }: Puzzle): Bot => (game === 'doom' ? (recruit('puzzle') as Bot) : (cadet() as Bot))

export function begin(puzzle: Puzzle): Attempt {
  const events: Event[] = []
  const state = gameOfPuzzle(puzzle).create(puzzle.options, puzzle.seed, events)
  return { puzzle, state, events }
}

export const stateOf = ({ puzzle, events, state }: Attempt): ReturnType<typeof goalState> => {
  const found = goalState(puzzle.goal, puzzle.seat, events)
  return found === 'open' && state.outcome ? 'missed' : found
}

export function choose({ puzzle, state, events }: Attempt, key: string): void {
  gameOfPuzzle(puzzle).choose(state, key, events)
}

export function copyOf({ puzzle, state, events }: Attempt): Attempt {
  return { puzzle, state: gameOfPuzzle(puzzle).copy(state), events: [...events] }
}

function asked({ puzzle, state }: Attempt, seat: Seat = state.decision!.seat) {
  return { view: gameOfPuzzle(puzzle).view(state, seat), decision: seenDecision(state, seat)! }
}

/** Bots opposite answer until the seat of the puzzle is to decide, or all is decided. */
export async function answer(attempt: Attempt, bots: Map<Seat, Bot>): Promise<void> {
  while (stateOf(attempt) === 'open' && attempt.state.decision!.seat !== attempt.puzzle.seat)
    choose(attempt, await botKey(attempt, bots))
}

async function botKey(attempt: Attempt, bots: Map<Seat, Bot>, made = opponent): Promise<string> {
  const { seat } = attempt.state.decision!
  let bot = bots.get(seat)
  if (!bot) bots.set(seat, (bot = made(attempt.puzzle)))
  const { view, decision } = asked(attempt)
  const ctx = { seat, now: () => 0, deadline: Number.POSITIVE_INFINITY, signal: { aborted: false } }
  return bot.choose(view, decision, ctx)
}

/** Plays the keys against the bots; what is left undone is left open. */
export async function playLine(puzzle: Puzzle, keys: readonly string[]): Promise<Attempt> {
  const attempt = begin(puzzle)
  const bots = new Map<Seat, Bot>()
  await answer(attempt, bots)
  for (const key of keys) {
    if (stateOf(attempt) !== 'open') break
    choose(attempt, key)
    await answer(attempt, bots)
  }
  return attempt
}

/** Does a bot of this kind reach the goal? */
export async function reaches(puzzle: Puzzle, player: Bot): Promise<boolean> {
  const attempt = begin(puzzle)
  const bots = new Map<Seat, Bot>([[puzzle.seat, player]])
  for (let n = 0; n < 400 && stateOf(attempt) === 'open'; n++) choose(attempt, await botKey(attempt, bots))
  return stateOf(attempt) === 'reached'
}
