import { BLOCKING, type DoomView, IMPASSABLE } from '@redoubt/doom'
import type { MessageKey, Values } from '../../i18n/i18n.ts'
import { look } from '../aim/sightline.ts'
import { figureAt, figureById, isDemon } from './figures.ts'
import type { Ground } from './ground.ts'
import type { Offers } from './offers.ts'
import { waysOf } from './ways.ts'

export interface Reason {
  key: MessageKey
  values: Values
}

export const upper = (space: string): string => space.toUpperCase()

/** Why nothing can be done where the person points. */
export function whyNot(
  ground: Ground,
  view: DoomView,
  offers: Offers,
  space: string,
  name: (id: string) => string,
): Reason {
  const there = figureAt(view, space)
  const actor = figureById(view, offers.actor)
  const at = upper(space)
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
  const seen = look(ground, view, from, to)
  const values = { from: upper(from.at[0]!), to: upper(to.at[0]!), figure: name(target) }
  if (!seen.sees) return { key: 'doom.board.why.sight', values: { ...values, by: seen.blocked?.by ?? 'wall' } }
  if (seen.range === null || seen.range > attack!.range)
    return { key: 'doom.board.why.range', values: { ...values, range: seen.range ?? 99, most: attack!.range } }
  return { key: 'doom.board.why.target', values }
}

function whyNoWay(ground: Ground, view: DoomView, offers: Offers, space: string, who: string | null): Reason {
  const { board } = ground
  const { ways } = offers
  const at = upper(space)
  if (who) return { key: 'doom.board.why.occupied', values: { space: at, figure: who } }
  const kind = board.terrain[board.at(space)]
  const flies = view.moving?.mover.flying
  if (!ways!.large && !flies && (kind === BLOCKING || kind === IMPASSABLE))
    return {
      key: 'doom.board.why.terrain',
      values: { space: at, terrain: kind === BLOCKING ? 'blocking' : 'impassable' },
    }
  const rich: DoomView = {
    ...view,
    figures: view.figures.map(f => (f.id === ways!.figure ? { ...f, mp: 60 } : f)),
  }
  // Any offered step will do: only the cost is asked for.
  const offered = { seat: '', kind: '', rule: '', options: [{ key: '', do: 'step' }] }
  const far = waysOf(ground, rich, offered)
  const places = far?.places.filter(place => far.covered(place).includes(board.at(space))) ?? []
  if (places.length === 0) return { key: 'doom.board.why.noway', values: { space: at } }
  const cost = Math.min(...places.map(place => far!.cost(place)))
  return { key: 'doom.board.why.far', values: { space: at, cost, points: ways!.points } }
}
