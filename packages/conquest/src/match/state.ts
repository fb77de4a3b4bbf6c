import type { Frame, Seat, State } from '@redoubt/kernel'
import type { Stat } from './said.ts'
import type { Switches } from './switches.ts'

/** The players of the rules' examples. */
export const SEATS = ['a', 'b'] as const
export type Side = 0 | 1
export const SIDES: readonly Side[] = [0, 1]

export function other(side: Side): Side {
  return side === 0 ? 1 : 0
}

export function seatOf(side: Side): Seat {
  return SEATS[side]
}

export function sideOf(seat: Seat): Side {
  return seat === 'a' ? 0 : 1
}

/** Where a card in play can be: planets 0 to 6 from the left end of the row, then the two HQs. */
export type Area = number
export const ROW = 7
export function hqOf(side: Side): Area {
  return ROW + side
}

export const PHASES = ['setup', 'deploy', 'command', 'combat', 'headquarters'] as const
export type Phase = (typeof PHASES)[number]

/** A card in play. `id` is its place in `cards`. */
export interface Piece {
  id: number
  owner: Side
  ctrl: Side
  /** Attachments go where their host goes (CQ-13.3). */
  at: Area
  ready: boolean
  damage: number
  /** Host of an attachment, otherwise -1. */
  host: number
  /** Resources lying on the card (Promethium Mine). */
  stock: number
  /** Warlords only: turned to the bloodied side. */
  bloodied: boolean
  /** Abilities with a limit that were used this phase. */
  spent: string[]
}

export interface Slot {
  /** Place in the list of planets. */
  planet: number
  up: boolean
  /** Still in the row. */
  here: boolean
}

export interface PlayerState {
  resources: number
  /** Hand, deck (the top card last) and discard pile by card id. */
  hand: number[]
  deck: number[]
  discard: number[]
  /** Events being played: paid for, not yet discarded (CQ-5.13). */
  playing: number[]
  /** Planets won. */
  display: number[]
  /** Cards of the hand that the opponent has seen. */
  known: number[]
  /** How many cards from the bottom of the deck the owner has put there in a known order. */
  bottom: number
  /** How many cards from the top of the deck the owner is looking at. */
  look: number
  /** A Limited card was deployed or played this round (CQ-12.8). */
  limited: boolean
  /** Passed in this deploy phase (CQ-5.3). */
  passed: boolean
  /** Chosen planet, secret until both have chosen (CQ-6.1); -1: none. */
  commit: number
}

interface Battle {
  at: Area
  /** Battle initiative (CQ-7.7). */
  initiative: Side
  /** Something happened in this combat round (CQ-7.26). */
  stirred: boolean
}

/** A change that lasts until the end of the battle, for the cards that matched when it was made. */
export interface Lasting {
  stat: Stat
  amount: number
  cards: number[]
}

export interface ConquestState extends State {
  rules: Switches
  /** Design of every card of the match by card id. */
  cards: number[]
  round: number
  phase: Phase
  initiative: Side
  /** The side that had the initiative card first: "left" is left from its seat. */
  starter: Side
  row: Slot[]
  /** Place in the row that the first-planet card marks. */
  lead: number
  /** Planets that are in nobody's row (only with a set of more than 7). */
  unused: number[]
  /** Planets removed from the game (CQ-9.6). */
  removed: number[]
  /** Who put a planet into a display last (CQ-3.4); -1: nobody. */
  lastClaim: number
  players: [PlayerState, PlayerState]
  play: Piece[]
  battle: Battle | null
  lasting: Lasting[]
}

/** The topmost procedure of this name that is in progress. */
export function inProgress<F extends Frame>(g: ConquestState, flow: string): F | undefined {
  for (let i = g.stack.length - 1; i >= 0; i--) if (g.stack[i]!.flow === flow) return g.stack[i] as F
  return undefined
}
