import type { Use } from '../abilities/use.ts'
import { isStaggered } from '../abilities/values.ts'
import { inZone } from '../board/map.ts'
import { distance, isFree, sees, tableOf, within } from '../board/positions.ts'
import { markWithin } from '../board/range.ts'
import { attackOf } from '../match/attack-frame.ts'
import { figureOf, findFigure, isDemon, isLarge, isMarine, onMap } from '../match/figures.ts'
import type { DoomState, Figure } from '../match/state.ts'
import { mayTarget } from '../rules/targets.ts'
import { type NamedFigure, named } from './named-figures.ts'
import { referenceSpaces } from './references.ts'
import type { Query, Selector, SpaceQuery } from './selector.ts'

/** The figures a selector may mean, in the order they stand in the state. */
export function candidates(g: DoomState, use: Use, who: Selector): string[] {
  if (typeof who === 'string') return named(g, use, who)
  const fits = matcher(g, use, who)
  const found: string[] = []
  for (const f of g.figures) if (fits(f)) found.push(f.id)
  return found
}

/** Were the figures it means named one by one, and so in an order of choice? */
export const isPicked = (who: Selector): boolean => typeof who === 'object' && typeof who.pick === 'number'

/** Does a selector mean this figure? */
export function means(g: DoomState, use: Use, who: Selector, f: Figure): boolean {
  if (typeof who === 'object') return matcher(g, use, who)(f)
  if (who === 'demons') return isDemon(f)
  if (who === 'marines' || who === 'marine') return isMarine(f) && onMap(f)
  return named(g, use, who).includes(f.id)
}

/** Reads a query once, for all the figures that it is asked about. */
function matcher(g: DoomState, use: Use, q: Query): (f: Figure) => boolean {
  const { side, size, kind, carries, zone, exclude, state, within: far, los, losFrom, losTo, inRangeOf } = q
  const met = q.entered || q.displaced || q.justSummoned
  let places: number[][] | null = null
  const reference = () => (places ??= referenceSpaces(g, use, q.of ?? 'self'))
  return f => {
    if (!onMap(f)) return false
    if (side === 'marine' && !isMarine(f)) return false
    if (side === 'demon' && !isDemon(f)) return false
    if (size && isLarge(f) !== (size === 'large')) return false
    if (kind === 'activating' && f.kind !== use.kind) return false
    if (met && !use.met?.includes(f.id)) return false
    if (carries && f.carries === undefined) return false
    if (zone && !f.at.some(space => inZone(g, zone, space))) return false
    if (exclude && isOneOf(g, use, exclude, f)) return false
    if (state === 'stunned' && !f.stunned) return false
    if (state === 'damaged' && f.damage === 0) return false
    if (state === 'staggered' && !isStaggered(g, f, use.self ? findFigure(g, use.self) : undefined)) return false
    if (far !== undefined) {
      if (!reference().some(spaces => within(g, f.at, spaces, far))) return false
      if (q.of === 'self' && f.id === use.self && !q.includeSelf) return false
    }
    if (los && !reference().some(spaces => sees(g, spaces, f))) return false
    if (losFrom) {
      const from = named(g, use, losFrom)[0]
      if (from === undefined || !sees(g, figureOf(g, from), f)) return false
    }
    if (losTo && !g.tokens.some(token => token.owner === use.owner && sees(g, f, [token.at]))) return false
    if (inRangeOf) {
      const attack = attackOf(g)
      if (!attack || !mayTarget(g, figureOf(g, attack.attacker), f, attack.range)) return false
    }
    return true
  }
}

function isOneOf(g: DoomState, use: Use, words: readonly NamedFigure[], f: Figure): boolean {
  for (let i = 0; i < words.length; i++) if (means(g, use, words[i]!, f)) return true
  return false
}

/** Spaces where a token or figure may be put. */
export function placesFor(g: DoomState, use: Use, where: SpaceQuery): number[] {
  const near = vicinity(g, use, where)
  const found: number[] = []
  for (let space = 0; space < near.length; space++)
    if (near[space] === 1 && suits(g, use, where, space)) found.push(space)
  return found
}

/** Is there any such space? */
export function hasPlace(g: DoomState, use: Use, where: SpaceQuery): boolean {
  const near = vicinity(g, use, where)
  for (let space = near.indexOf(1); space >= 0; space = near.indexOf(1, space + 1))
    if (suits(g, use, where, space)) return true
  return false
}

let scratch = new Uint8Array(0)

/** Memory used again and again: who asks for a vicinity is done with it before the next one asks. */
function vacant(size: number): Uint8Array {
  if (scratch.length !== size) scratch = new Uint8Array(size)
  return scratch.fill(0)
}

/** 1 per space within the distances that the place names. */
function vicinity(g: DoomState, use: Use, where: SpaceQuery): Uint8Array {
  const table = tableOf(g)
  const near = vacant(table.board.size)
  const areas = where.anyOf ?? [{ within: where.within ?? 0, of: where.of ?? ('self' as const) }]
  for (const area of areas)
    for (const spaces of referenceSpaces(g, use, area.of)) {
      for (const from of spaces) {
        if (area.within === 'adjacent') {
          const { start, to } = table.walk
          for (let e = start[from]!; e < start[from + 1]!; e++) near[to[e]!] = 1
        } else markWithin(table, from, area.within, near)
      }
      const centre = where.includeCenter || area.of === 'self' || area.of === 'portal' ? 1 : 0
      for (const from of spaces) near[from] = centre
    }
  return near
}

function suits(g: DoomState, use: Use, where: SpaceQuery, space: number): boolean {
  if (where.empty && !isFree(g, space)) return false
  if (where.los && !referenceSpaces(g, use, where.of ?? 'self').some(spaces => sees(g, spaces, [space]))) return false
  const min = where.minDistanceFromMarines
  if (min === undefined) return true
  return !g.figures.some(f => isMarine(f) && (distance(g, f.at, [space]) ?? min) < min)
}

const anybody = () => true

/** Could an effect concern a figure on the map that fits? */
export function concerns(g: DoomState, use: Use, who: Selector, fits: (f: Figure) => boolean = anybody): boolean {
  const meant = typeof who === 'object' ? matcher(g, use, who) : (f: Figure) => means(g, use, who, f)
  for (const f of g.figures) if (onMap(f) && fits(f) && meant(f)) return true
  return false
}
