import { levelOf, type Pairing } from '@redoubt/bots'
import { Usage } from '../../io.ts'
import { type GameId, levelNames, type MatchSetup } from '../kinds.ts'

/**
 * Everybody against everybody, in both roles, with the same chance. In DOOM the roles are not alike, so a level also plays
 * against itself, unless it searches and would take long: that tells a strong marine from a weak invader.
 */
export function ladderKinds(setups: readonly MatchSetup[], game: GameId, bots: string): Pairing[] {
  const levels = levelNames(game, bots)
  if (levels.length < 2) throw new Usage('--ladder takes two levels or more: --bots recruit,veteran.')
  const mirrors = (level: string) => game === 'doom' && !levelOf(game, level)!.searches
  return setups.flatMap(setup =>
    levels.flatMap(first =>
      levels
        .filter(second => first !== second || mirrors(first))
        .map(second => ({ ...setup, bots: [first, second] as const })),
    ),
  )
}
