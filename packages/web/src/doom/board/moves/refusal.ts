import { BLOCKING, type DoomView, IMPASSABLE } from '@redoubt/doom'
import type { MessageKey, Values } from '../../../i18n/i18n.ts'
import { figureAt, figureById, isDemon } from '../../reading/figures.ts'
import type { Ground } from '../../reading/ground.ts'
import type { Offers } from '../../reading/offers.ts'
import { sightlineTo } from '../../reading/sightline.ts'
import { type Ways, waysOf } from '../../reading/ways.ts'
import { spaceLabel } from '../../words/names.ts'

interface Reason {
  key: MessageKey
  values: Values
}

/** Why nothing can be done where the person points. */
export function refusalOf(
  ground: Ground,
  view: DoomView,
  offers: Offers,
  space: string,
  name: (id: string) => string,
): Reason {
  const there = figureAt(view, space)
  const actor = figureById(view, offers.actor)
  const at = spaceLabel(space)
  if (!actor || actor.at.length === 0) return { key: 'doom.board.why.nothing', values: { space: at } }
  if (there && isDemon(there) !== isDemon(actor) && offers.attack)
    return whyNoTarget(ground, view, offers, there.id, name)
  if (there?.id === actor.id) return { key: 'doom.board.why.self', values: { figure: name(there.id) } }
  if (offers.ways) return whyNoWay(ground, view, offers, space, there ? name(there.id) : null)
  return { key: 'doom.board.why.nothing', values: { space: at } }
}

function whyNoTarget(
  ground: Ground,
  view: DoomView,
  offers: Offers,
  target: string,
  name: (id: string) => string,
): Reason {
  const { attack } = offers
  const from = figureById(view, attack!.attacker)!
  const to = figureById(view, target)!
  const seen = sightlineTo(ground, view, from, to)
  const values = { from: spaceLabel(from.at[0]!), to: spaceLabel(to.at[0]!), figure: name(target) }
  if (!seen.sees) return { key: 'doom.board.why.sight', values: { ...values, by: seen.blocked?.by ?? 'wall' } }
  if (seen.range === null || seen.range > attack!.range)
    return { key: 'doom.board.why.range', values: { ...values, range: seen.range ?? 99, most: attack!.range } }
  return { key: 'doom.board.why.target', values }
}

function whyNoWay(ground: Ground, view: DoomView, offers: Offers, space: string, who: string | null): Reason {
  const { board } = ground
  const { ways } = offers
  const at = spaceLabel(space)
  if (who) {
    const lesson = ground.mission?.tutorial?.skip.includes('glory-kill') && figureAt(view, space)?.staggered
    return { key: lesson ? 'doom.board.why.lesson' : 'doom.board.why.occupied', values: { space: at, figure: who } }
  }
  const kind = board.terrain[board.at(space)]
  const flies = view.moving?.mover.flying
  if (!ways!.large && !flies && (kind === BLOCKING || kind === IMPASSABLE))
    return {
      key: 'doom.board.why.terrain',
      values: { space: at, terrain: kind === BLOCKING ? 'blocking' : 'impassable' },
    }
  const cost = costTo(longWays(ground, view, ways!, FAR), board.at(space))
  if (cost !== null) return { key: 'doom.board.why.far', values: { space: at, cost, points: ways!.points } }
  // Every order in which doors might be opened on a long way is more than anybody wants to wait for: here they all are.
  const opened = { ...view, doors: view.doors.map(door => ({ ...door, open: true })) }
  if (costTo(longWays(ground, opened, ways!, ANYWHERE), board.at(space)) === null)
    return { key: 'doom.board.why.noway', values: { space: at } }
  return { key: 'doom.board.why.further', values: { space: at, most: FAR, points: ways!.points } }
}

/** Movement points that nobody has, and points that lead everywhere. */
const FAR = 18
const ANYWHERE = 120

function costTo(ways: Ways | null, space: number): number | null {
  const places = ways?.places.filter(place => ways.covered(place).includes(space)) ?? []
  return places.length === 0 ? null : Math.min(...places.map(place => ways!.cost(place)))
}

const known = new WeakMap<Ways, Map<number, Ways | null>>()

/** Where one could go with so many points; searched once for each decision. */
function longWays(ground: Ground, view: DoomView, ways: Ways, points: number): Ways | null {
  let found = known.get(ways)
  if (!found) known.set(ways, (found = new Map()))
  if (!found.has(points)) {
    const figures = view.figures.map(f => (f.id === ways.figure ? { ...f, mp: points } : f))
    // Any offered step will do: only the cost is asked for.
    found.set(points, waysOf(ground, { ...view, figures }, { options: [{ key: '', do: 'step' }] }))
  }
  return found.get(points)!
}
