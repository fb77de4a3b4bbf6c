import type { Next } from '@redoubt/kernel'
import { pieceOf } from '../../board.ts'
import type { Word } from '../../content/vocabulary.ts'
import { gain } from '../../rules/zones.ts'
import { type ConquestState, other } from '../../state.ts'
import { cardFor } from '../reference.ts'
import { sideFor, type Use } from '../use.ts'

export function gainResources(g: ConquestState, use: Use, step: Word<'gain-resources'>): Next {
  gain(g, sideFor(use, step.player), step.amount, use.ability)
}

export function couldTakeResources(g: ConquestState, use: Use, step: Word<'take-resources'>): boolean {
  return step.from === 'opponent' ? g.players[other(use.you)].resources > 0 : (pieceOf(g, use.self)?.stock ?? 0) > 0
}

/** As many as there are (CQ-0.4). */
export function takeResources(g: ConquestState, use: Use, step: Word<'take-resources'>): Next {
  let taken = 0
  if (step.from === 'opponent') {
    taken = Math.min(step.amount, g.players[other(use.you)].resources)
    gain(g, other(use.you), -taken, use.ability)
  } else {
    const self = pieceOf(g, use.self)
    taken = Math.min(step.amount, self?.stock ?? 0)
    if (self) self.stock -= taken
  }
  gain(g, use.you, taken, use.ability)
}

export function couldPlaceResources(g: ConquestState, use: Use, step: Word<'place-resources'>): boolean {
  return pieceOf(g, cardFor(g, use, step.on)) !== undefined
}

export function placeResources(g: ConquestState, use: Use, step: Word<'place-resources'>): Next {
  const p = pieceOf(g, cardFor(g, use, step.on))
  if (p) p.stock += step.amount
}
