import type { Rating } from '@redoubt/bots'
import type { Standing } from '../../ladder/standing.ts'
import { percent } from '../markup.ts'
import { panel } from '../panel.ts'
import { errors } from '../plots/errors.ts'
import { table } from '../table.ts'

/** The ladder: Elo of every level with its error, in DOOM also by role. */
export function ladder({ ratings, byRole, roles, scores }: Standing): string {
  const lists: [title: string, list: readonly Rating[]][] = [
    ['Elo', ratings],
    ...(byRole ?? []).map((list, i): [string, readonly Rating[]] => [`Elo as ${roles[i]}`, list]),
  ]
  const panels = lists.map(([title, list]) => {
    const known = list.filter(({ elo }) => elo !== null)
    const says = `Relative to ${list[0]!.player}; the bars hold the true difference with 95 % confidence.`
    return panel({
      title,
      says,
      drawing: errors(
        says,
        known.map(({ player, elo, error }) => ({ name: player, value: elo!, error })),
      ),
      head: ['level', 'Elo', '±'],
      rows: known.map(({ player, elo, error }) => [player, Math.round(elo!), Math.round(error)]),
    })
  })
  const pairings = scores.map(({ ground, level, against, role, games, rate, from, to }) => {
    const where = ground.length > 0 ? ground.join(' ') : 'everywhere'
    return [`${level} – ${against}`, role, where, games, percent(rate), percent(from), percent(to)]
  })
  const head = ['pairing', 'as', 'where', 'games', 'points', 'from', 'to']
  return `${panels.join('')}${panel({
    title: 'Pairings',
    says: 'Points of the first level against the second, with the 95 % interval of Wilson.',
    drawing: table('Pairings', head, pairings),
    head,
    rows: [],
    wide: true,
  })}`
}
