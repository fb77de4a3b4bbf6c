import { DESIGNS } from '../match/designs.ts'
import type { TriggerWord } from '../match/said.ts'
import type { ConquestState, Piece, Side } from '../match/state.ts'

/**
 * Tables that follow from which cards a match has and which of them are in play. They live outside the state and are
 * known by the identity of the list they were made from: a card that enters or leaves play makes a new list.
 */

interface InPlay {
  /** Cards with constant effects, and all their words as bits. */
  sources: Piece[]
  touches: number
  /** Cards with Actions, and cards that answer triggers. */
  actors: Piece[]
  answerers: Piece[]
}

interface InMatch {
  /** Events with Actions; cards with Ambush; events by the trigger they answer. */
  actionEvents: number[]
  ambushes: number[]
  answerEvents: Partial<Record<TriggerWord, number[]>>
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
  const table: InPlay = { sources: [], touches: 0, actors: [], answerers: [] }
  for (const p of g.play) {
    const design = DESIGNS[g.cards[p.id]!]!
    if (design.touches !== 0) table.sources.push(p)
    table.touches |= design.touches
    if (design.actions.length > 0) table.actors.push(p)
    if (design.answers) table.answerers.push(p)
  }
  return table
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
  const table: InMatch = { actionEvents: [], ambushes: [], answerEvents: {} }
  g.cards.forEach((index, id) => {
    const design = DESIGNS[index]!
    if (design.ambush) table.ambushes.push(id)
    if (!design.isEvent) return
    if (design.actions.length > 0) table.actionEvents.push(id)
    for (const on of Object.keys(design.answers ?? {}) as TriggerWord[]) (table.answerEvents[on] ??= []).push(id)
  })
  return table
}

/** By what everybody knows this card could be in the hand: it is neither in play nor in a discard pile. */
export function couldBeInHand(g: ConquestState, side: Side, id: number): boolean {
  const { hand, deck } = g.players[side]
  return hand.length > 0 && (hand.includes(id) || deck.includes(id))
}
