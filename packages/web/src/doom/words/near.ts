import { type DoomView, distance, OUT_OF_RANGE } from '@redoubt/doom'
import type { Tongue } from '../../i18n/i18n.ts'
import { areEnemies, figureById, openDoors, type SeenFigure } from '../reading/figures.ts'
import type { Ground } from '../reading/ground.ts'
import { sightlineTo } from '../reading/sightline.ts'
import { type Names, namesIn } from './names.ts'
import { placeName } from './option.ts'

/** More of a kind than anybody keeps in mind. */
const MOST = 8

const SIDES = ['n', 'e', 's', 'w'] as const
const STEPS = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] } as const
/** From the right, round by way of below: as `atan2` counts. */
const ROSE = ['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne'] as const

interface NearPlace {
  ground: Ground
  view: DoomView
  words: Tongue
  names: Names
  me: SeenFigure
}

/** What lies around a figure, for those who listen: its walls and doors, then enemies, items and doors of the map, the nearest first. */
export function nearWords(ground: Ground, view: DoomView, who: string | null, words: Tongue): string {
  const { t } = words
  const me = figureById(view, who)
  if (!me || me.at.length === 0) return t('doom.near.nobody')
  const place: NearPlace = { ground, view, words, names: namesIn(ground, words, view), me }
  const { names } = place
  const list = (found: Found[]) => names.list(nearest(found).map(({ text }) => text))
  const enemies = view.figures
    .filter(other => other.at.length > 0 && areEnemies(me, other))
    .map(other => found(place, other.at, names.of(other.id), enemyWords(place, other)))
  const things = thingsOf(place)
  const doors = view.doors.map(({ between, open }) =>
    found(place, between.flat() as string[], t('doom.near.door', { open: String(open) })),
  )
  return [
    t('doom.near.around', { who: names.of(me.id), at: names.space(me.at[0]!), sides: names.list(edges(place)) }),
    enemies.length > 0 ? t('doom.near.enemies', { list: list(enemies) }) : t('doom.near.no-enemies'),
    ...(things.length > 0 ? [t('doom.near.things', { list: list(things) })] : []),
    ...(doors.length > 0 ? [t('doom.near.doors', { list: list(doors) })] : []),
  ].join(' ')
}

interface Found {
  far: number
  text: string
}

const nearest = (found: readonly Found[]): Found[] => [...found].sort((a, b) => a.far - b.far).slice(0, MOST)

/** How far and on which side something lies, with its name. */
function found(
  { ground, view, words, names, me }: NearPlace,
  spaces: readonly string[],
  name: string,
  more = '',
): Found {
  const { board } = ground
  const table = board.table(openDoors(view))
  let best = { far: OUT_OF_RANGE, at: spaces[0]!, from: me.at[0]! }
  for (const from of me.at)
    for (const at of spaces) {
      const far = distance(table, board.at(from), board.at(at))
      if (far < best.far) best = { far, at, from }
    }
  const values = { name, at: names.space(best.at), side: sideOf(ground, best.from, best.at), range: best.far }
  const text = words.t(best.far === OUT_OF_RANGE ? 'doom.near.beyond' : 'doom.near.at', values)
  return { far: best.far, text: more ? `${text}, ${more}` : text }
}

function enemyWords({ ground, view, words: { t }, me }: NearPlace, other: SeenFigure): string {
  const { sees, cover } = sightlineTo(ground, view, me, other)
  const sight = sees ? (cover ? 'cover' : 'open-sight') : 'no-sight'
  return `${t('doom.look.health', { now: other.health - other.damage, of: other.health })}, ${t(`doom.board.cell.${sight}`)}`
}

function thingsOf(place: NearPlace): Found[] {
  const { view, names, words } = place
  const { t } = words
  const lying: Array<[at: string | null, name: string]> = [
    ...view.items.map((one): [string, string] => [one.at, names.of(one.type === 'weapon' ? one.weapon : one.type)]),
    ...view.tokens.map((one): [string | null, string] => [one.at, names.of(one.kind)]),
    ...view.objectives.map((one): [string | null, string] => [one.at, names.of(one.kind)]),
    ...view.portals.map((one): [string, string] => [one.at, placeName(view, one.id, names, t)]),
    ...view.teleporters.map((one): [string, string] => [
      one.at,
      t(one.active ? 'doom.legend.teleporter' : 'doom.legend.teleporter-inactive'),
    ]),
  ]
  return lying.flatMap(([at, name]) => (at === null ? [] : [found(place, [at], name)]))
}

/** What is on the four sides of the first space of a figure. */
function edges({ ground, view, words: { t }, me }: NearPlace): string[] {
  const { board } = ground
  const here = me.at[0]!
  const [x, y] = board.xy(board.at(here))
  const table = board.table(openDoors(view))
  return SIDES.map(side => {
    const [dx, dy] = STEPS[side]
    const next = board.find(x + dx, y + dy)
    const name = next < 0 ? '' : board.name(next)
    const door = view.doors.find(({ between }) => between.some(pair => pair.includes(here) && pair.includes(name)))
    const what = door
      ? door.open
        ? 'open'
        : 'closed'
      : next < 0 || distance(table, board.at(here), next) !== 1
        ? 'wall'
        : 'free'
    return t('doom.near.edge', { side, what })
  })
}

function sideOf({ board }: Ground, from: string, to: string): string {
  const [x, y] = board.xy(board.at(from))
  const [u, v] = board.xy(board.at(to))
  if (x === u && y === v) return 'here'
  return ROSE[(Math.round((Math.atan2(v - y, u - x) * 4) / Math.PI) + 8) % 8]!
}
