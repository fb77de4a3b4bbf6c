import { DEMON, type DoomView, FLYING, LARGE, MARINE, nobody, type Occupancy, occupy } from '@redoubt/doom'
import { DRONE, isDemonKind } from '@redoubt/doom/figure-kinds'
import type { Ground } from './ground.ts'

export type SeenFigure = DoomView['figures'][number]

export const isDemon = (f: SeenFigure): boolean => isDemonKind(f.kind)
/** 'imp-3' → 'imp': what a figure is that is not in the view, not yet or no longer. */
export const kindOfFigure = (id: string): string => /^(.+)-\d+$/.exec(id)?.[1] ?? (id === DRONE ? DRONE : 'marine')

export const areEnemies = (a: SeenFigure, b: SeenFigure): boolean => isDemon(a) !== isDemon(b)

export const figureById = (view: DoomView, id: string | null | undefined): SeenFigure | undefined =>
  id ? view.figures.find(f => f.id === id) : undefined

export const spacesOf = (ground: Ground, f: SeenFigure): number[] => f.at.map(name => ground.board.at(name))

export const figureAt = (view: DoomView, name: string | null): SeenFigure | undefined =>
  name ? view.figures.find(f => f.at.includes(name)) : undefined

/** The mask of open doors. */
export const openDoors = (view: DoomView): number =>
  view.doors.reduce((mask, door, d) => (door.open ? mask | (1 << d) : mask), 0)

/** Who stands where, for questions about sight and movement. */
export function occupancyOf(ground: Ground, view: DoomView, without?: string): Occupancy {
  const occupied = nobody(ground.board.size)
  for (const f of view.figures) {
    if (f.id === without || f.at.length === 0) continue
    let marks = isDemon(f) ? DEMON : MARINE
    if (f.at.length > 1) marks |= LARGE
    else if (isDemon(f) && ground.content.demons[f.kind]?.flying) marks |= FLYING
    occupy(occupied, spacesOf(ground, f), marks)
  }
  return occupied
}
