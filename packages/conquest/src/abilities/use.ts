import type { TriggerWord, Who } from '../match/said.ts'
import { type Area, other, type Piece, type Side } from '../match/state.ts'

/** A triggering condition that has come true: what happened, to what, where. */
export interface Happening {
  on: TriggerWord
  /** The card it is about: the unit entering, being damaged, destroyed, deployed. */
  card?: number
  /** As it was when it left play, for what is about a card that is gone. */
  gone?: Piece
  player?: Side
  planet?: Area
  attacker?: number
  defender?: number
  by?: 'attack' | 'effect'
}

/** One use of an ability: everything its words refer to. Plain data, for it lives in frames. */
export interface Use {
  ability: string
  you: Side
  /** The card the ability is on; -1 for a planet. */
  self: number
  /** The planet of a battle ability. */
  planet?: Area
  event?: Happening
  /** Results of the choices so far, by their `$name`. */
  picks: Record<string, number | undefined>
  /** Cards that count as your hand. Only for the question what a hand could hold; never in a frame. */
  hand?: readonly number[]
}

/** Every field is there from the start: uses of one shape are read the fastest. */
export function newUse(
  ability: string,
  you: Side,
  self: number,
  planet?: Area,
  event?: Happening,
  hand?: readonly number[],
): Use {
  return { ability, you, self, planet, event, picks: {}, hand }
}

export function sideFor(use: Use, who: Who): Side {
  return who === 'you' ? use.you : other(use.you)
}
