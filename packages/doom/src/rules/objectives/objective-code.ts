import type { Outcome, Said } from '@redoubt/kernel'
import type { z } from 'zod'
import type { MapSpace, Mission, ObjectiveCard, ThreatCard } from '../../match/said.ts'
import type { DoomState } from '../../match/state.ts'

/** What an objective card wants of a mission and of the rules beyond the words on it. One file for each. */
export interface ObjectiveCode {
  /** The card, or `tutorial` for a mission without one. */
  card: string
  /** Its objective tokens by kind. */
  tokens?: Readonly<Record<string, TokenKind>>
  /** Parameters that name a zone of the mission. */
  zones?: ReadonlyArray<'extraction' | 'exit'>
  /** Spaces under the names that the card uses. */
  places?(spots: Spots): Record<string, MapSpace[]>
  /** What else would make it impossible to win. */
  check?(
    mission: Mission,
    cards: { objective: ObjectiveCard | undefined; threat: ThreatCard | undefined },
    report: (path: PropertyKey[], message: Said) => void,
  ): void
  /** Portals of these colours bring demons that carry its tokens. */
  bringsCarriers?: ReadonlyArray<Mission['portals'][number]['level']>
  /** Counters that it keeps. */
  counters?: readonly string[]
  /** What it does before the first round, besides its words. */
  setUp?(g: DoomState, at: (space: MapSpace) => number): void
  /** What scenarios may say about it besides its tokens and counters. */
  scenario?: ScenarioPart
  /** Does a token with this id belong to it that no mission prints? */
  ownToken?(id: string): { kind: string } | undefined
  /** Who has won and by which rule, where no words say so. */
  outcome?(g: DoomState): Pick<Outcome, 'rule' | 'reason'> | null
}

/** What a kind of objective token is and may do. */
export interface TokenKind {
  /** A mission must have so many on its map; without it they are set aside or carried, and never lie on the map. */
  onMap?: number
  /** It stands on the map as a figure. */
  figure?: true
  /** Who carries it. */
  carrier?: 'marine' | 'demon'
  /** It may be removed from the game. */
  leaves?: true
  /** It takes progress tokens. */
  progress?: true
}

/** What a scenario may say about one objective alone. */
export interface ScenarioPart {
  fields: z.ZodRawShape
  /** Puts there what the scenario says. */
  place(g: DoomState, scenario: Readonly<Record<string, unknown>>, tools: ScenarioTools): void
  /** The other way round: what a scenario would say about this position. */
  say(g: DoomState, name: (space: number) => string): Record<string, unknown>
}

interface ScenarioTools {
  refuse(where: string, what: Said): never
  /** May something stand or lie on this space? */
  isGround(space: number): boolean
}

/** Where the tokens of a mission lie and what its zones cover. */
interface Spots {
  tokens(kind: string): MapSpace[]
  zone(id: string | undefined): MapSpace[]
  params: Mission['objective']['params']
}
