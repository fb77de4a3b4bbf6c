import type { Next } from '@redoubt/kernel'
import { homeOf, pieceOf } from '../../board.ts'
import type { Word } from '../../content/vocabulary.ts'
import { exhaust, readyAll, relocate } from '../../rules/zones.ts'
import type { ConquestState } from '../../state.ts'
import { areaOfPlace } from '../place.ts'
import { cardFor } from '../reference.ts'
import type { Use } from '../use.ts'

export function couldReady(g: ConquestState, use: Use, step: Word<'ready'>): boolean {
  return pieceOf(g, cardFor(g, use, step.on))?.ready === false
}

export function ready(g: ConquestState, use: Use, step: Word<'ready'>): Next {
  const p = pieceOf(g, cardFor(g, use, step.on))
  if (p) readyAll(g, [p])
}

export function couldMove(g: ConquestState, use: Use, step: Word<'move'>): boolean {
  const p = pieceOf(g, cardFor(g, use, step.on))
  const to = areaOfPlace(g, use, step.to)
  return p !== undefined && to !== undefined && p.at !== to
}

/** CQ-13.9. */
export function move(g: ConquestState, use: Use, step: Word<'move'>): Next {
  const p = pieceOf(g, cardFor(g, use, step.on))
  const to = areaOfPlace(g, use, step.to)
  if (p && to !== undefined) relocate(g, p, to)
}

export function couldRout(g: ConquestState, use: Use, step: Word<'rout'>): boolean {
  const p = pieceOf(g, cardFor(g, use, step.on))
  return p !== undefined && (p.ready || p.at !== homeOf(p))
}

/** CQ-12.9. */
export function rout(g: ConquestState, use: Use, step: Word<'rout'>): Next {
  const p = pieceOf(g, cardFor(g, use, step.on))
  if (!p) return
  relocate(g, p, homeOf(p))
  if (p.ready) exhaust(g, p)
}
