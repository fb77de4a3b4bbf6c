import {
  type AnyGame,
  canonical,
  finding,
  type Outcome,
  type Unverified,
  unverified,
  type Verified,
  verify,
} from '@redoubt/kernel'
import type { MatchSave } from './entry.ts'

export type MatchVerdict = (Verified & { /** By the clock, which no die proves. */ forfeit?: Outcome }) | Unverified

/** Plays a match again with its published seed. Covers all that its save says, a forfeit too. */
export function verifyMatch(game: AnyGame, save: MatchSave, seed: string): MatchVerdict {
  const verdict = verify(game, save, seed)
  if (!verdict.ok || !save.forfeit) return verdict
  if (verdict.outcome) return unverified('A match that was over cannot be lost on time as well.')
  const seats = game.seats(game.options.parse(save.options))
  const loser = seats.find(({ seat }) => seat === verdict.waitsFor)!
  const winners = seats.filter(({ side }) => side !== loser.side).map(({ seat }) => seat)
  if (save.forfeit.rule !== 'clock' || canonical(save.forfeit.winners) !== canonical(winners))
    return unverified(finding`Only ${loser.seat} can have lost on time: it was to decide.`)
  return { ...verdict, forfeit: save.forfeit }
}
