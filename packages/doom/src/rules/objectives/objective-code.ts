import type { Outcome } from '@redoubt/kernel'
import type { ObjectiveCard } from '../../content/cards.ts'
import type { Mission } from '../../content/mission.ts'
import type { MapSpace } from '../../language/basic.ts'
import type { ObjectiveToken } from '../../language/lists.ts'
import type { DoomState } from '../../match/state.ts'

/** What an objective card wants of a mission and of the rules beyond the words on it. One file for each. */
export interface ObjectiveCode {
  /** The card, or `tutorial` for a mission without one. */
  card: string
  /** Tokens that a mission must have, and so many of them. */
  tokens?: Partial<Record<ObjectiveToken, number>>
  /** Parameters that name a zone of the mission. */
  zones?: ReadonlyArray<'extraction' | 'exit'>
  /** Spaces under the names that the card uses. */
  places?(spots: Spots): Record<string, MapSpace[]>
  /** What else would make it impossible to win. */
  check?(
    mission: Mission,
    card: ObjectiveCard | undefined,
    report: (path: PropertyKey[], message: string) => void,
  ): void
  /** Counters that it keeps. */
  counters?: readonly string[]
  /** What it does before the first round, besides its words. */
  setUp?(g: DoomState, at: (space: MapSpace) => number): void
  /** Does a token with this id belong to it that no mission prints? */
  ownToken?(id: string): { kind: string } | undefined
  /** Who has won and by which rule, where no words say so. */
  outcome?(g: DoomState): Pick<Outcome, 'rule' | 'reason'> | null
}

/** Where the tokens of a mission lie and what its zones cover. */
export interface Spots {
  tokens(kind: ObjectiveToken): MapSpace[]
  zone(id: string | undefined): MapSpace[]
  params: Mission['objective']['params']
}
