import { fastRandom, offered, pickOne } from '@redoubt/kernel'
import type { Bot } from '../../src/bot.ts'
import { captain } from '../../src/conquest/captain.ts'
import { recruit } from '../../src/doom/recruit.ts'
import { veteran } from '../../src/doom/veteran.ts'
import {
  answer,
  begin,
  choose,
  opponent,
  type Puzzle,
  playLine,
  prove,
  reaches,
  stateOf,
} from '../../src/puzzles/index.ts'

/** How hard a puzzle is, by who solves it. */
export interface Judgement {
  /** The kept line reaches it. */
  solved: boolean
  /** The easiest bot that plays to win misses it, and the next one. */
  first: boolean
  second: boolean
  /** The share of attempts at random that reach it. */
  byChance: number
  /** Proven against every defense, with so many positions. */
  forced: number | null
}

const TRIES = 200

export async function judged(puzzle: Puzzle): Promise<Judgement> {
  const solved = stateOf(await playLine(puzzle, puzzle.solution)) === 'reached'
  const first = await reaches(puzzle, puzzle.game === 'doom' ? (recruit('first') as Bot) : opponent(puzzle))
  const second = await reaches(puzzle, (puzzle.game === 'doom' ? veteran('second') : captain('second')) as Bot)
  const proof = prove(puzzle, 60_000)
  return {
    solved,
    first,
    second,
    byChance: await byChance(puzzle, TRIES),
    forced: proof?.isForced ? proof.positions : null,
  }
}

export async function byChance(puzzle: Puzzle, tries: number): Promise<number> {
  let reached = 0
  for (let n = 0; n < tries; n++) if (stateOf(await atRandom(puzzle, `${n}`)).startsWith('reached')) reached++
  return reached / tries
}

/** Rather acts than ends, but for that anything. */
async function atRandom(puzzle: Puzzle, seed: string) {
  const attempt = begin(puzzle)
  const chance = { random: fastRandom(seed) }
  const bots = new Map<string, Bot>()
  await answer(attempt, bots)
  for (let n = 0; n < 120 && stateOf(attempt) === 'open'; n++) {
    const keys = offered(attempt.state)
    const doing = keys.filter(key => key !== 'end')
    choose(attempt, pickOne(chance, doing.length > 0 ? doing : keys))
    await answer(attempt, bots)
  }
  return attempt
}

/** From the easiest: grade 2 is missed by the second bot too, grade 3 also nearly always by chance. */
export function gradeOf({ second, byChance }: Judgement): 1 | 2 | 3 {
  if (second || byChance > 0.08) return 1
  return byChance > 0.015 ? 2 : 3
}
