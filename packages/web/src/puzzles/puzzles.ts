import type { Goal, Puzzle } from '@redoubt/bots/goal'

export type { Goal, Puzzle }

const POSITIONS: Readonly<Record<Puzzle['game'], () => Promise<Puzzle[]>>> = {
  doom: async () => JSON.parse((await import('./positions/doom.json?raw')).default),
  conquest: async () => JSON.parse((await import('./positions/conquest.json?raw')).default),
}

let all: Promise<Puzzle[]> | null = null

/** Every puzzle that comes with the app, the easiest first. */
export function loadPuzzles(): Promise<Puzzle[]> {
  all ??= Promise.all([POSITIONS.doom(), POSITIONS.conquest()]).then(([doom, conquest]) =>
    [...doom, ...conquest].sort((a, b) => a.grade - b.grade),
  )
  return all
}

/** The puzzle of a day: every day another, all of them before one comes again. The same everywhere, without a server. */
export function puzzleOfDay<T>(puzzles: readonly T[], day: number): T | undefined {
  const { length } = puzzles
  if (length === 0) return undefined
  // A step that shares no divisor with the number visits all of them.
  let step = Math.max(1, Math.round(length * 0.382))
  while (divisor(step, length) !== 1) step++
  return puzzles[(((day * step) % length) + length) % length]
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))

/** Days since 1970 where the reader is. */
export const dayOf = (date: Date): number =>
  Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000)
