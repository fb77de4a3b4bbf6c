import type { Rating } from '@redoubt/bots'
import { finding } from '@redoubt/kernel'
import type { Told } from '../../io.ts'
import type { Score, Standing } from './standing.ts'

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

const rated = ({ elo, error }: Rating): string =>
  elo === null ? '–' : error === 0 ? '0' : `${elo < 0 ? '−' : '+'}${Math.abs(elo).toFixed(0)} ± ${error.toFixed(0)}`

const PAIRINGS = ['level', 'against', 'as', 'games', 'points', '95 % interval']

/** The standing for people, as Markdown. */
export function ladderText(
  { roles, ratings, byRole, scores }: Standing,
  groundHead: readonly string[],
  told: Told,
): string {
  const head = ['level', 'Elo', ...(byRole ? roles.map(role => `as ${role}`) : [])].map(told)
  const levels = ratings.map((rating, i) => [
    rating.player,
    rated(rating),
    ...(byRole ?? []).map(list => rated(list[i]!)),
  ])
  const first = ratings[0]!.player
  const everywhere = scores.filter(score => score.ground.length === 0)
  const somewhere = scores.filter(score => score.ground.length > 0)
  return [
    `${told(finding`Elo relative to ${first}, ± for 95 % confidence; everybody who met has one more draw.`)}\n`,
    markdown([head, ...levels]),
    `${told('Share of the points, with the 95 % interval of Wilson.')}\n`,
    markdown([PAIRINGS.map(told), ...everywhere.map(score => cells(score, told))]),
    ...(somewhere.length > 0
      ? [
          markdown([
            [...groundHead, ...PAIRINGS].map(told),
            ...somewhere.map(score => [...score.ground, ...cells(score, told)]),
          ]),
        ]
      : []),
  ].join('\n')
}

const cells = ({ level, against, role, games, rate, from, to }: Score, told: Told): string[] => [
  level,
  against,
  told(role),
  String(games),
  percent(rate),
  `${percent(from)} – ${percent(to)}`,
]

function markdown(rows: readonly (readonly string[])[]): string {
  const [head] = rows
  const wide = head!.map((_, c) => Math.max(3, ...rows.map(row => row[c]!.length)))
  const line = (row: readonly string[]) => `| ${row.map((cell, c) => cell.padEnd(wide[c]!)).join(' | ')} |`
  const rule = `|${wide.map(n => '-'.repeat(n + 2)).join('|')}|`
  return `${[line(head!), rule, ...rows.slice(1).map(line)].join('\n')}\n`
}
