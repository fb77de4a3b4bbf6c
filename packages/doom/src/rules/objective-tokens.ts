import { adjacent, within } from '../board/positions.ts'
import { findFigure, isDemon, isMarine, onMap } from '../match/figures.ts'
import type { EffectOf } from '../match/said.ts'
import type { DoomState, Figure, Objective, Portal } from '../match/state.ts'

/** D-OBJECTIVE-6: what a marine can do with the tokens of its mission where it stands. */
function marineOnMap(g: DoomState, id: string | undefined): Figure | undefined {
  const figure = id === undefined ? undefined : findFigure(g, id)
  return figure && isMarine(figure) && onMap(figure) ? figure : undefined
}

const demonNear = (g: DoomState, spaces: readonly number[]): boolean =>
  g.figures.some(d => isDemon(d) && within(g, d.at, spaces, 1))

/** Hold (horde): a marine on or next to the portal while no demon is adjacent to that marine. */
export function heldPortals(g: DoomState, marine: string | undefined): Portal[] {
  const figure = marineOnMap(g, marine)
  if (!figure || g.figures.some(d => isDemon(d) && adjacent(g, d.at, figure.at))) return []
  return g.portals.filter(p => p.threat > 0 && within(g, figure.at, [p.at], 'adjacent'))
}

/** Seal: portals on or next to which the marine stands. */
export function nearPortals(g: DoomState, marine: string | undefined): Portal[] {
  const figure = marineOnMap(g, marine)
  return figure ? g.portals.filter(p => within(g, figure.at, [p.at], 'adjacent')) : []
}

/** Checkpoints within 1 space of a marine, counted like range (OP-43), without a demon near them, that may still be marked. */
export function markable(g: DoomState, marine: string | undefined, e: EffectOf<'placeToken'>): Objective[] {
  const figure = marineOnMap(g, marine)
  if (!figure) return []
  return g.objectives.filter(o => {
    if (o.progress >= (e.maxTotal ?? Infinity) || (e.maxPerRound && o.round === g.round)) return false
    return within(g, figure.at, [o.at], 1) && !demonNear(g, [o.at])
  })
}

/** The token that a marine with free hands may take; of several, which are alike, any (OP-51). */
export function tokenHere(g: DoomState, marine: string | undefined): Objective | undefined {
  const figure = marineOnMap(g, marine)
  return figure && figure.carries === undefined ? g.objectives.find(o => figure.at.includes(o.at)) : undefined
}

/** Marines next to a carrier with free hands. */
export function receivers(g: DoomState, marine: string | undefined, near: readonly string[]): string[] {
  if (marineOnMap(g, marine)?.carries === undefined) return []
  return near.filter(id => marineOnMap(g, id)?.carries === undefined)
}
