import { type Constant, DESIGNS, type Design } from '../match/designs.ts'
import type { Ability, TriggerWord } from '../match/said.ts'
import { type ConquestState, type Piece, SIDES, type Side } from '../match/state.ts'

/**
 * Tables that follow from which cards a match has and which of them are in play. They live outside the state and are
 * known by the identity of the list they were made from: a card that enters or leaves play makes a new list.
 */

/** An ability that somebody can use, and the card it is on. */
export interface Held {
  ability: Ability
  /** What it answers; null for an Action. */
  on: TriggerWord | null
  id: number
  /** The card in play; null for an event. */
  piece: Piece | null
  /** Chooses from the hand: whether it can be used is hidden. */
  readsHand: boolean
}

/** One list for each side, whose the cards are: no card ever changes hands. */
type OfSides<T> = readonly [T[], T[]]

/** A constant sentence in force, and the card that says it. */
interface InForce {
  source: Piece
  constant: Constant
}

interface InPlay {
  constants: InForce[]
  /** All their words as bits. */
  touches: number
  actions: OfSides<Held>
  answers: OfSides<Held>
}

/** Events with Actions and events that answer, and cards with Ambush. */
interface InMatch {
  actions: OfSides<Held>
  answers: OfSides<Held>
  ambushes: OfSides<number>
}

const matches = new WeakMap<readonly number[], InMatch>()
// The latest of each, because one match is played at a time.
let lastPlay: readonly Piece[] | null = null
let lastBoard: InPlay
let lastCards: readonly number[] | null = null
let lastMatch: InMatch

export function inPlay(g: ConquestState): InPlay {
  if (lastPlay !== g.play) {
    lastPlay = g.play
    lastBoard = boardOf(g)
  }
  return lastBoard
}

function boardOf(g: ConquestState): InPlay {
  const table: InPlay = { constants: [], touches: 0, actions: [[], []], answers: [[], []] }
  for (const p of g.play) {
    const design = DESIGNS[g.cards[p.id]!]!
    table.touches |= design.touches
    for (const constant of design.constants) table.constants.push({ source: p, constant })
    addAbilities(table, design, p.ctrl, p.id, p)
  }
  return table
}

function addAbilities(to: InPlay | InMatch, design: Design, side: Side, id: number, piece: Piece | null): void {
  const { actions, answers, readsHand } = design
  for (const ability of actions) to.actions[side].push({ ability, on: null, id, piece, readsHand })
  for (const ability of answers) to.answers[side].push({ ability, on: ability.trigger!.on, id, piece, readsHand })
}

export function inMatch(g: ConquestState): InMatch {
  if (lastCards === g.cards) return lastMatch
  let table = matches.get(g.cards)
  if (!table) matches.set(g.cards, (table = matchOf(g)))
  lastCards = g.cards
  lastMatch = table
  return table
}

function matchOf(g: ConquestState): InMatch {
  const table: InMatch = { actions: [[], []], answers: [[], []], ambushes: [[], []] }
  const owners = ownersOf(g)
  for (let id = 0; id < owners.length; id++) {
    const side = owners[id]
    if (side === undefined) continue
    const design = DESIGNS[g.cards[id]!]!
    if (design.ambush) table.ambushes[side].push(id)
    if (design.isEvent) addAbilities(table, design, side, id, null)
  }
  return table
}

/** Whose each card of the match is; a token that is out of play is nobody's. */
export function ownersOf(g: ConquestState): Array<Side | undefined> {
  const owners: Array<Side | undefined> = g.cards.map(() => undefined)
  for (const side of SIDES) {
    const { hand, deck, discard, playing } = g.players[side]
    for (const pile of [hand, deck, discard, playing]) for (const id of pile) owners[id] = side
  }
  for (const p of g.play) owners[p.id] = p.owner
  return owners
}

/** By what everybody knows this card could be in the hand: it is neither in play nor in a discard pile. */
export function couldBeInHand(g: ConquestState, side: Side, id: number): boolean {
  const { hand, deck } = g.players[side]
  return hand.length > 0 && (hand.includes(id) || deck.includes(id))
}
