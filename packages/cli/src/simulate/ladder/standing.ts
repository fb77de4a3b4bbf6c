import { elo, gameOf, type Meeting, type Rating, SIDES, type Tally, wilson } from '@redoubt/bots'
import { kindCells } from '../table.ts'

/** How one level did against another, in one role and on one ground, or over several. */
export interface Score {
  level: string
  against: string
  /** 'marines', 'a', …, or 'both'. */
  role: string
  /** What was played: mission and marines, or decks; empty over all. */
  ground: readonly string[]
  games: number
  rate: number
  from: number
  to: number
}

export interface Standing {
  roles: readonly [string, string]
  ratings: Rating[]
  /** Ratings of the levels in either role, relative to the first level in that role. */
  byRole: readonly [Rating[], Rating[]] | null
  scores: Score[]
}

/** A match that was broken off is nobody's: half a point for both. */
const pointsOf = ({ won, drawn, brokenOff }: Tally): number => won[0] + (drawn + brokenOff) / 2

export function standingOf(levels: readonly string[], table: readonly Tally[]): Standing {
  const game = gameOf(table[0]!.pairing)
  const roles = SIDES[game]
  const meetings = table.map((t): Meeting => ({ players: t.pairing.bots, games: t.games, points: pointsOf(t) }))
  return {
    roles,
    ratings: elo(levels, meetings),
    byRole: game === 'doom' ? [inRole(levels, meetings, 0), inRole(levels, meetings, 1)] : null,
    scores: scoresOf(levels, table, roles),
  }
}

/** Every level in every role is a player of its own; a marine and an invader meet, never two marines. */
function inRole(levels: readonly string[], meetings: readonly Meeting[], role: 0 | 1): Rating[] {
  const own = levels.map(level => `${level} ${role}`)
  const others = levels.map(level => `${level} ${1 - role}`)
  const named = meetings.map(meeting => {
    const [first, second] = meeting.players
    return { ...meeting, players: [`${first} 0`, `${second} 1`] as const }
  })
  return elo([...own, ...others], named)
    .slice(0, levels.length)
    .map((rating, i) => ({ ...rating, player: levels[i]! }))
}

/** The later level of every pair against the earlier: over all, then ground by ground. */
function scoresOf(levels: readonly string[], table: readonly Tally[], roles: readonly [string, string]): Score[] {
  const grounds = new Map(table.map(t => [kindCells(t.pairing).join('/'), kindCells(t.pairing)]))
  const places: [string | null, readonly string[]][] = [[null, []], ...(grounds.size > 1 ? grounds : [])]
  return places.flatMap(([place, ground]) =>
    levels.flatMap((against, i) =>
      levels.slice(i + 1).flatMap(level => {
        const here = table.filter(t => place === null || kindCells(t.pairing).join('/') === place)
        const as = (role: 0 | 1) =>
          here.filter(t => t.pairing.bots[role] === level && t.pairing.bots[1 - role] === against)
        const score = (role: string, first: readonly Tally[], second: readonly Tally[]): Score => {
          const games = [...first, ...second].reduce((sum, t) => sum + t.games, 0)
          const points =
            first.reduce((sum, t) => sum + pointsOf(t), 0) + second.reduce((sum, t) => sum + t.games - pointsOf(t), 0)
          const [from, to] = wilson(points, games)
          return { level, against, role, ground, games, rate: games === 0 ? 0 : points / games, from, to }
        }
        return [score('both', as(0), as(1)), score(roles[0], as(0), []), score(roles[1], [], as(1))]
      }),
    ),
  )
}
