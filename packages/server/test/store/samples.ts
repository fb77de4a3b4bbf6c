import type { Entry } from '@redoubt/host'
import type { Match, Player, Seat } from '../../src/store/index.ts'

let last = 0
/** No two are the same. */
export const unique = (what: string): string => `${what}-${++last}`

export function aPlayer(more: Partial<Player> = {}): Player {
  const id = unique('player')
  return { id, name: 'Ada', language: 'en', recovery: `recovery of ${id}`, created: 1000, seen: 1000, ...more }
}

export function aMatch(more: Partial<Match> = {}): Match {
  const id = unique('match')
  return {
    ...{ id, code: unique('CODE'), game: 'doom', rules: '7', options: { mission: 'tutorial' }, terms: { clock: null } },
    ...{ host: 'host', status: 'waiting', secret: `secret of ${id}`, commitment: `commitment of ${id}`, seed: null },
    ...{ created: 1000, updated: 1000, made: 0, round: 0, waitsFor: null, outcome: null, operation: null, after: null },
    ...{ language: 'en', listed: true },
    ...more,
  } as Match
}

export function aSeat(match: string, seat: string, more: Partial<Seat> = {}): Seat {
  return {
    ...{ match, seat, kind: 'open', player: null, name: null, level: null, think: null, link: unique('link') },
    ...{ linkState: 'open', number: null, token: null, since: null, clockLeft: null },
    ...more,
  } as Seat
}

export const entry = (seq: number, key = `step:${seq}`): Entry => ({ seq, by: 'alpha', key })
export const entries = (from: number, to: number): Entry[] =>
  Array.from({ length: to - from }, (_, n) => entry(from + n))
