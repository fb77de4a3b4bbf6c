import type { Pairing, Result } from './simulate.ts'

/** What many matches of one kind come to. */
export interface Tally extends Pairing {
  games: number
  marinesWon: number
  invaderWon: number
  brokenOff: number
  /** Share of matches won by the marines, with the 95 % interval of Wilson. */
  rate: number
  from: number
  to: number
  /** Means. */
  rounds: number
  decisions: number
  frags: number
}

export function tally(pairing: Pairing, results: readonly Result[]): Tally {
  const games = results.length
  const won = (side: Result['winner']) => results.filter(r => r.winner === side).length
  const mean = (of: (r: Result) => number) => results.reduce((sum, r) => sum + of(r), 0) / Math.max(1, games)
  const marinesWon = won('marines')
  const [from, to] = wilson(marinesWon, games)
  return {
    ...pairing,
    games,
    marinesWon,
    invaderWon: won('invader'),
    brokenOff: won(null),
    rate: games === 0 ? 0 : marinesWon / games,
    from,
    to,
    rounds: mean(r => r.rounds),
    decisions: mean(r => r.decisions),
    frags: mean(r => r.frags),
  }
}

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
