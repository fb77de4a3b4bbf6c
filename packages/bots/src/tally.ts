import { gameOf, type Pairing, SIDES } from './pairing.ts'
import { BROKEN_OFF, isDraw, type Result } from './simulate.ts'
import type { Counts } from './statistics/index.ts'

/** What many matches of one kind come to. */
export interface Tally {
  pairing: Pairing
  games: number
  /** Matches won by either side, in the order of the pairing. */
  won: readonly [number, number]
  drawn: number
  brokenOff: number
  /** Share of matches won by the first side, a draw being half of one, with the 95 % interval of Wilson. */
  rate: number
  from: number
  to: number
  /** Means. */
  rounds: number
  decisions: number
  /** Frag tokens at the end, in DOOM. */
  frags: number
}

export function tally(pairing: Pairing, results: readonly Result[]): Tally {
  const games = results.length
  const [first, second] = SIDES[gameOf(pairing)]
  const wonBy = (side: string) => results.filter(r => r.winner === side).length
  const mean = (of: (r: Result) => number) => results.reduce((total, r) => total + of(r), 0) / Math.max(1, games)
  const drawn = results.filter(isDraw).length
  const points = wonBy(first) + drawn / 2
  const [from, to] = wilson(points, games)
  return {
    pairing,
    games,
    won: [wonBy(first), wonBy(second)],
    drawn,
    brokenOff: results.filter(r => r.ending === BROKEN_OFF).length,
    rate: games === 0 ? 0 : points / games,
    from,
    to,
    rounds: mean(r => r.rounds),
    decisions: mean(r => r.decisions),
    frags: mean(r => total(r.facts.frags ?? {})),
  }
}

const total = (counts: Counts): number =>
  Object.values(counts).reduce<number>((all, value) => all + (typeof value === 'number' ? value : total(value)), 0)

/** Where the true rate lies with 95 % confidence. */
export function wilson(won: number, games: number): [from: number, to: number] {
  if (games === 0) return [0, 1]
  const z = 1.96
  const p = won / games
  const half = z * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games * games))
  const middle = p + (z * z) / (2 * games)
  const whole = 1 + (z * z) / games
  return [Math.max(0, (middle - half) / whole), Math.min(1, (middle + half) / whole)]
}
