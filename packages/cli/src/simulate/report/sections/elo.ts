import type { Rating } from '@redoubt/bots'
import { finding } from '@redoubt/kernel'
import type { Told } from '../../../io.ts'
import type { Standing } from '../../ladder/standing.ts'
import { percent } from '../markup.ts'
import { panel } from '../panel.ts'
import { errors } from '../plots/errors.ts'
import { table } from '../table.ts'

/** The ladder: Elo of every level with its error, in DOOM also by role. */
export function ladder({ ratings, byRole, roles, scores }: Standing, told: Told): string {
  const lists: [title: string, list: readonly Rating[]][] = [
    [told('Elo'), ratings],
    ...(byRole ?? []).map((list, i): [string, readonly Rating[]] => [told(finding`Elo as ${told(roles[i]!)}`), list]),
  ]
  const panels = lists.map(([title, list]) => {
    const known = list.filter(({ elo }) => elo !== null)
    const says = told(finding`Relative to ${list[0]!.player}; the bars hold the true difference with 95 % confidence.`)
    return panel(
      {
        title,
        says,
        drawing: errors(
          says,
          known.map(({ player, elo, error }) => ({ name: player, value: elo!, error })),
        ),
        head: ['level', 'Elo', '±'],
        rows: known.map(({ player, elo, error }) => [player, Math.round(elo!), Math.round(error)]),
      },
      told,
    )
  })
  const pairings = scores.map(({ ground, level, against, role, games, rate, from, to }) => {
    const where = ground.length > 0 ? ground.join(' ') : told('everywhere')
    return [`${level} – ${against}`, told(role), where, games, percent(rate), percent(from), percent(to)]
  })
  const head = ['pairing', 'as', 'where', 'games', 'points', 'from', 'to'].map(told)
  return `${panels.join('')}${panel(
    {
      title: told('Pairings'),
      says: told('Points of the first level against the second, with the 95 % interval of Wilson.'),
      drawing: table(told('Pairings'), head, pairings),
      head,
      rows: [],
      wide: true,
    },
    told,
  )}`
}
