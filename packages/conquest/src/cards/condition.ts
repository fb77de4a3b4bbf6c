import { atPlanet, firstPlanet, isUnit, pieceOf } from '../board.ts'
import type { Condition } from '../content/vocabulary.ts'
import { type ConquestState, other, type Side } from '../state.ts'
import { cardsMatching } from './filter.ts'
import type { Use } from './use.ts'

export function holds(g: ConquestState, use: Use, condition: Condition): boolean {
  switch (condition.is) {
    case 'self-ready':
      return pieceOf(g, use.self)?.ready === true
    case 'self-exhausted':
      return pieceOf(g, use.self)?.ready === false
    case 'self-damaged':
      return (pieceOf(g, use.self)?.damage ?? 0) > 0
    case 'self-at-planet': {
      const self = pieceOf(g, use.self)
      return self !== undefined && atPlanet(self)
    }
    case 'self-at-first-planet': {
      const self = pieceOf(g, use.self)
      return self !== undefined && self.at === firstPlanet(g)
    }
    case 'self-has-resources':
      return (pieceOf(g, use.self)?.stock ?? 0) > 0
    case 'first-planet-exists':
      return firstPlanet(g) !== undefined
    case 'battle-in-progress':
      return g.battle !== null
    case 'fewer-units':
      return unitCount(g, use.you) < unitCount(g, other(use.you))
    case 'controls':
      return cardsMatching(g, use, condition.filter).length >= condition.min
  }
}

export function allHold(g: ConquestState, use: Use, conditions: readonly Condition[]): boolean {
  for (const condition of conditions) if (!holds(g, use, condition)) return false
  return true
}

/** CQ-15.6: all units in play, warlords included. */
function unitCount(g: ConquestState, side: Side): number {
  let n = 0
  for (const p of g.play) if (p.ctrl === side && isUnit(g, p)) n++
  return n
}
