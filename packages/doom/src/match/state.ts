import type { State, Zone } from '@redoubt/kernel'
import type { OpenPoints } from './open-points.ts'
import type { MarineId } from './seats.ts'

/** Anything that stands on the map: a marine, a demon, or the drone of an escort mission. */
export interface Figure {
  /** 'alpha', 'imp-3', 'drone'. */
  id: string
  /** 'marine', 'drone' or the demon kind. */
  kind: string
  /** The spaces it covers, upper left first; empty while off the map. */
  at: number[]
  damage: number
  stunned: boolean
  /** Movement points in the pool. */
  mp: number
  /** Spaces entered in this activation, plus what cards add to the count. */
  moved: number
  /** Health that replaces the printed value (a mission's boss). */
  health?: number
  /** A mission's name for this figure. */
  tag?: string
  /** Objective token it carries. */
  carries?: string
}

export interface Marine {
  id: MarineId
  class: string | null
  squad: string | null
  /** The class card is exhausted. */
  exhausted: boolean
  /** Weapon tokens face up in the play area. */
  weapons: string[]
  deck: Zone
  hand: Zone
  discard: Zone
  /** Action cards face up in the play area. */
  play: Zone
  /** Glory Kill cards, face down. */
  glory: Zone
}

export interface Invader {
  deck: Zone
  hand: Zone
  discard: Zone
  /** The event card being resolved. */
  play: Zone
  /** The three chosen event sets. */
  sets: string[]
  invasion: string
  /** What the marines have seen of the invasion card: level and number of each group summoned so far. */
  shownGroups: Array<[Portal['level'], number]>
  /** Event sets of which a card was seen before the discard pile became the deck again. */
  shownSets: string[]
  /** Argent power on the invasion card. */
  argent: number
  frags: number
  /** Threat tokens in stock (assault). */
  threat: number
}

export interface DemonCard {
  up: boolean
  exhausted: boolean
  argent: number
}

export interface Portal {
  id: string
  at: number
  level: 'blue' | 'yellow' | 'red'
  up: boolean
  threat: number
  progress: number
}

export interface Teleporter {
  id: string
  at: number
  active: boolean
}

export type Item = { type: 'health-pack'; at: number } | { type: 'weapon'; weapon: string; at: number }

/** A marked space: plasma, fire, or a thrown grenade lying face down. */
export interface Token {
  kind: string
  at: number
  /** The ability that put it there, and whose it was. */
  ability: string
  effect: number
  owner: string
  until: string
}

export interface Objective {
  id: string
  kind: string
  /** -1 while carried or set aside. */
  at: number
  progress: number
  /** Round of the last progress token. */
  round: number
}

/** An effect that stays in force, or waits for a later moment. */
export interface Lasting {
  ability: string
  /** Which effect of the ability. */
  effect: number
  /** Whose card: a marine, a demon figure, or 'invader'. */
  owner: string
  /** The figures it concerns; none: decided when it is read. */
  on: string[]
  until: string
  uses?: number
  /** For 'next-activation-end': the activation step it was made in. */
  step?: number
}

/** Rulings on open points and other switches; see options.ts. */
export interface Rulings {
  content: string
  mission: string
  /** Rules the tutorial leaves out. */
  skip: string[]
  /** Optional special rules of the mission that are in force. */
  optionalRules: boolean
  fragLimit: number
  /** A text map instead of the mission's (scenarios), lines joined. */
  map?: string
  /** Closed doors of a text map. */
  mapDoors?: Array<[string, string]>
  /** Event sets and invasion card were chosen in secret. */
  secretChoice?: boolean
  /** Real dice are rolled on a table, and their faces typed in. */
  tableDice?: boolean
  /** Open points of the rules settled otherwise than proposed. */
  openPoints?: OpenPoints
}

export interface DoomState extends State {
  rulings: Rulings
  round: number
  phase: 'setup' | 'status' | 'activation'
  /** Number of the current activation step of the mission, for effects that outlast it. */
  activation: number
  /** Whose activation it is: a seat; null between activations. */
  turn: string | null
  /** The figure being activated. */
  active: string | null
  /** Abilities used up in this activation. */
  used: string[]
  /** Bit n set: door n is open. */
  doors: number
  /** Terrain changed by the mission: space → kind. */
  terrain: Array<[number, string]>
  figures: Figure[]
  marines: Marine[]
  invader: Invader
  demons: Record<string, DemonCard>
  glory: { deck: Zone; discard: Zone }
  initiative: Zone
  initiativeDiscard: Zone
  /** The revealed initiative card. */
  revealed: string | null
  portals: Portal[]
  teleporters: Teleporter[]
  items: Item[]
  tokens: Token[]
  objectives: Objective[]
  lasting: Lasting[]
  counters: Record<string, number>
  /** Tallies of the round. */
  tally: { demonsKilled: number; doorsOpened: number }
  /** Doors opened since the mission began. */
  opened: number
  /** Mission rules that have happened once. */
  happened: string[]
}
