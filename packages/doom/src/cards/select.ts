import { distances } from '../board/range.ts'
import type { Place, Query, Selector } from '../content/selector.ts'
import type { NamedFigure, Reference } from '../content/vocabulary.ts'
import { figureOf, findFigure, isDemon, isLarge, isMarine, onMap } from '../figures.ts'
import { inZone } from '../map.ts'
import { distance, isFree, sees, tableOf, within } from '../places.ts'
import { attackOf } from '../rules/attack-frame.ts'
import { mayTarget } from '../rules/targets.ts'
import { type DoomState, type Figure, INVADER } from '../state.ts'
import { isStaggered } from '../values.ts'
import type { Use } from './use.ts'

const some = (id: string | undefined): string[] => (id ? [id] : [])

/** The figures (or seat) that a word names. */
export function named(g: DoomState, use: Use, word: NamedFigure): string[] {
  switch (word) {
    case 'self':
      return some(use.self)
    case 'attacker':
      return some(attackOf(g)?.attacker)
    case 'defender':
      return some(attackOf(g)?.defender)
    case 'trigger-figure':
      return some(use.trigger ?? use.self)
    case 'killer':
      return some(use.killer)
    case 'chooser':
    case 'chosen-demon':
    case 'moved-onto':
      return some(use.chosen)
    case 'drone':
      return some(findFigure(g, 'drone')?.id)
    case 'invader':
      return [INVADER]
    case 'marine':
    case 'marines':
      return g.figures.filter(f => isMarine(f) && onMap(f)).map(f => f.id)
    case 'demons':
      return g.figures.filter(f => isDemon(f) && onMap(f)).map(f => f.id)
    case 'any':
      return g.figures.filter(onMap).map(f => f.id)
    case 'enemy':
      return g.figures.filter(f => onMap(f) && isDemon(f) !== (use.owner === INVADER)).map(f => f.id)
  }
}

/** Places that a word measures from; several where it names several things. */
export function referenceSpaces(g: DoomState, use: Use, of: Reference): number[][] {
  switch (of) {
    case 'defender': {
      const attack = attackOf(g)
      return attack ? [attack.spaces] : [] // OP-29: also after its death
    }
    case 'trigger-figure': {
      const trigger = use.trigger ?? use.self
      const f = trigger === undefined ? undefined : findFigure(g, trigger)
      return f && onMap(f) ? [f.at] : use.spaces ? [use.spaces] : []
    }
    case 'objective':
      return g.objectives.filter(o => o.at >= 0).map(o => [o.at])
    case 'portal':
      return g.portals.map(p => [p.at])
    case 'any-demon':
      return g.figures.filter(f => isDemon(f) && onMap(f)).map(f => f.at)
    case 'other-demon':
      return g.figures.filter(f => isDemon(f) && onMap(f) && f.id !== use.self).map(f => f.at)
    default: {
      const id = named(g, use, of)[0]
      const f = id === undefined ? undefined : findFigure(g, id)
      return f && onMap(f) ? [f.at] : []
    }
  }
}

/** The figures a selector may mean, in the order they stand in the state. */
export function candidates(g: DoomState, use: Use, who: Selector): string[] {
  if (typeof who === 'string') return named(g, use, who)
  const found: string[] = []
  for (const f of g.figures) if (matches(g, use, who, f)) found.push(f.id)
  return found
}

/** Were the figures it means named one by one, and so in an order of choice? */
export const isPicked = (who: Selector): boolean => typeof who === 'object' && typeof who.pick === 'number'

/** Does a selector mean this figure? */
export function means(g: DoomState, use: Use, who: Selector, f: Figure): boolean {
  if (typeof who === 'object') return matches(g, use, who, f)
  if (who === 'demons') return isDemon(f) && onMap(f)
  if (who === 'marines' || who === 'marine') return isMarine(f) && onMap(f)
  return named(g, use, who).includes(f.id)
}

function matches(g: DoomState, use: Use, q: Query, f: Figure): boolean {
  if (!onMap(f)) return false
  if (q.side === 'marine' && !isMarine(f)) return false
  if (q.side === 'demon' && !isDemon(f)) return false
  if (q.size && isLarge(f) !== (q.size === 'large')) return false
  if (q.kind === 'activating' && f.kind !== use.kind) return false
  if (q.entered || q.displaced || q.justSummoned) if (!use.met?.includes(f.id)) return false
  if (q.carries && f.carries === undefined) return false
  if (q.zone && !f.at.some(space => inZone(g, q.zone!, space))) return false
  if (q.exclude && isOneOf(g, use, q.exclude, f)) return false
  if (q.state === 'stunned' && !f.stunned) return false
  if (q.state === 'damaged' && f.damage === 0) return false
  if (q.state === 'staggered' && !isStaggered(g, f, use.self ? findFigure(g, use.self) : undefined)) return false
  if (q.within !== undefined) {
    const near = referenceSpaces(g, use, q.of ?? 'self')
    if (!near.some(spaces => within(g, f.at, spaces, q.within!))) return false
    if (q.of === 'self' && f.id === use.self && !q.includeSelf) return false
  }
  if (q.los) {
    const from = referenceSpaces(g, use, q.of ?? 'self')
    if (!from.some(spaces => sees(g, spaces, f))) return false
  }
  if (q.losFrom) {
    const from = named(g, use, q.losFrom)[0]
    if (from === undefined || !sees(g, figureOf(g, from), f)) return false
  }
  if (q.losTo && !g.tokens.some(token => token.owner === use.owner && sees(g, f, [token.at]))) return false
  if (q.inRangeOf) {
    const attack = attackOf(g)
    if (!attack || !mayTarget(g, figureOf(g, attack.attacker), f, attack.range)) return false
  }
  return true
}

function isOneOf(g: DoomState, use: Use, words: readonly NamedFigure[], f: Figure): boolean {
  for (let i = 0; i < words.length; i++) if (means(g, use, words[i]!, f)) return true
  return false
}

/** Spaces where a token or figure may be put. */
export function placesFor(g: DoomState, use: Use, where: Place): number[] {
  const near = vicinity(g, use, where)
  const found: number[] = []
  for (let space = 0; space < near.length; space++)
    if (near[space] === 1 && suits(g, use, where, space)) found.push(space)
  return found
}

/** Is there any such space? */
export function hasPlace(g: DoomState, use: Use, where: Place): boolean {
  const near = vicinity(g, use, where)
  for (let space = 0; space < near.length; space++) if (near[space] === 1 && suits(g, use, where, space)) return true
  return false
}

let scratch = new Uint8Array(0)

/** Memory used again and again: who asks for a vicinity is done with it before the next one asks. */
function vacant(size: number): Uint8Array {
  if (scratch.length !== size) scratch = new Uint8Array(size)
  return scratch.fill(0)
}

/** 1 per space within the distances that the place names. */
function vicinity(g: DoomState, use: Use, where: Place): Uint8Array {
  const table = tableOf(g)
  const near = vacant(table.board.size)
  const areas = where.anyOf ?? [{ within: where.within ?? 0, of: where.of ?? ('self' as const) }]
  for (const area of areas)
    for (const spaces of referenceSpaces(g, use, area.of)) {
      for (const from of spaces) {
        if (area.within === 'adjacent') {
          const { start, to } = table.walk
          for (let e = start[from]!; e < start[from + 1]!; e++) near[to[e]!] = 1
        } else {
          const far = distances(table, from)
          for (let space = 0; space < near.length; space++) if (far[space]! <= area.within) near[space] = 1
        }
      }
      const centre = where.includeCenter || area.of === 'self' || area.of === 'portal' ? 1 : 0
      for (const from of spaces) near[from] = centre
    }
  return near
}

function suits(g: DoomState, use: Use, where: Place, space: number): boolean {
  if (where.empty && !isFree(g, space)) return false
  if (where.los && !referenceSpaces(g, use, where.of ?? 'self').some(spaces => sees(g, spaces, [space]))) return false
  const min = where.minDistanceFromMarines
  if (min === undefined) return true
  return !g.figures.some(f => isMarine(f) && onMap(f) && (distance(g, f.at, [space]) ?? min) < min)
}
