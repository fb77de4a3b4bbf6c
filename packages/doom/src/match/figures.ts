import { contentById } from './contents.ts'
import { isDemonKind, isEscortedKind } from './figure-kinds.ts'
import type { Content } from './said.ts'
import { INVADER } from './seats.ts'
import type { DoomState, Figure, Marine } from './state.ts'

export function contentOf(g: DoomState): Content {
  return contentById(g.rulings.content)
}

/** Every field is there from the start: figures of one shape are read the fastest. */
export function newFigure(id: string, kind: string, at: number[]): Figure {
  return {
    id,
    kind,
    at,
    damage: 0,
    stunned: false,
    mp: 0,
    moved: 0,
    health: undefined,
    tag: undefined,
    carries: undefined,
  }
}

export function findFigure(g: DoomState, id: string): Figure | undefined {
  for (const f of g.figures) if (f.id === id) return f
  return undefined
}

export function figureOf(g: DoomState, id: string): Figure {
  const f = findFigure(g, id)
  if (!f) throw new Error(`There is no figure ${id}.`)
  return f
}

export function marineOf(g: DoomState, id: string): Marine {
  for (const m of g.marines) if (m.id === id) return m
  throw new Error(`There is no marine ${id}.`)
}

export const isMarine = (f: Figure): boolean => f.kind === 'marine'
export const isDemon = (f: Figure): boolean => isDemonKind(f.kind)
export const isEscorted = (f: Figure): boolean => isEscortedKind(f.kind)
export const onMap = (f: Figure): boolean => f.at.length > 0
/** Nearly every figure stands on one space, which is compared at once. */
export const standsOn = (f: Figure, space: number): boolean =>
  f.at.length === 1 ? f.at[0] === space : f.at.includes(space)
/** D-FIGURE-1 */
export const isLarge = (f: Figure): boolean => f.at.length > 1
/** D-FIGURE-2: marines (and the drone they escort) against demons. */
export const areEnemies = (a: Figure, b: Figure): boolean => isDemon(a) !== isDemon(b)

/** The seat that decides for a figure. */
export const seatOf = (f: Figure): string => (isDemon(f) ? INVADER : f.id)

export function demonsOf(g: DoomState, kind: string): Figure[] {
  return g.figures.filter(f => f.kind === kind && onMap(f))
}

export function demonKinds(g: DoomState): string[] {
  const kinds: string[] = []
  for (const f of g.figures) if (isDemon(f) && onMap(f) && !kinds.includes(f.kind)) kinds.push(f.kind)
  return kinds
}

/** A rule that the mission leaves out (D-TUTORIAL-1). */
export function skips(g: DoomState, rule: string): boolean {
  return g.rulings.skip.length > 0 && g.rulings.skip.includes(rule)
}

export function isDemonId(g: DoomState, id: string): boolean {
  const f = findFigure(g, id)
  return f !== undefined && isDemon(f)
}
