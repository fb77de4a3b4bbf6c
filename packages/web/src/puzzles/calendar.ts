import { dayOf, type Puzzle, puzzleOfDay } from './puzzles.ts'
import type { Solved } from './solved.ts'

/** One day of the calendar: its puzzle, and what is to be said of it. */
export interface Day {
  date: Date
  puzzle: Puzzle
  state: 'solved' | 'open' | 'today' | 'locked'
  stars: number
}

const BEFORE = 14
const AHEAD = 2

/** The two weeks before, today, and the next days, whose puzzles nobody gets yet. */
export function daysAround(all: readonly Puzzle[], solved: Solved, today: Date): Day[] {
  return Array.from({ length: BEFORE + 1 + AHEAD }, (_, n) => n - BEFORE).flatMap(away => {
    const date = new Date(today.getFullYear(), today.getMonth(), today.getDate() + away)
    const puzzle = puzzleOfDay(all, dayOf(date))
    if (!puzzle) return []
    const stars = solved[puzzle.id] ?? 0
    return { date, puzzle, stars, state: away > 0 ? 'locked' : stars > 0 ? 'solved' : away === 0 ? 'today' : 'open' }
  })
}

/** Days solved one after the other until today; today's may still come. */
export function inARow(all: readonly Puzzle[], solved: Solved, today: number): number {
  const isSolved = (day: number) => (solved[puzzleOfDay(all, day)?.id ?? ''] ?? 0) > 0
  let count = 0
  // After so many days the same puzzles come again.
  while (count < all.length && isSolved(today - 1 - count)) count++
  return Math.min(count + (isSolved(today) ? 1 : 0), all.length)
}

/** A day of the calendar on the wall here, as machines write it: 2026-02-09. */
export const writtenDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(part => String(part).padStart(2, '0')).join('-')
