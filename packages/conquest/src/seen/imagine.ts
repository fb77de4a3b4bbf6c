import { below, type RandomState, type Seat, shuffle } from '@redoubt/kernel'
import { designOf, faceUpPlanets } from '../board/board.ts'
import { copy } from '../match/copy.ts'
import { type ConquestState, inProgress, other, type Side, sideOf } from '../match/state.ts'
import { costOf, type DeployFrame } from '../rules/deploy.ts'

/** A state that this seat cannot tell from the real one: everything it does not know is dealt anew. */
export function imagine(state: ConquestState, seat: Seat, random: RandomState): ConquestState {
  const g = copy(state)
  g.random = random
  const me = sideOf(seat)
  imagineOwnDeck(g, me)
  imagineOpponent(g, other(me))
  imaginePlanets(g)
  return g
}

/** Between the cards being looked at and the ones put on the bottom, any order is possible. */
function imagineOwnDeck(g: ConquestState, me: Side): void {
  const player = g.players[me]
  const { deck, bottom, look } = player
  const from = Math.min(bottom, deck.length - look)
  const hidden = shuffle(g, sorted(deck.slice(from, deck.length - look)))
  player.deck = [...deck.slice(0, from), ...hidden, ...deck.slice(deck.length - look)]
}

function imagineOpponent(g: ConquestState, side: Side): void {
  const player = g.players[side]
  const kept = [...player.known, ...impliedReducers(g, side)]
  const hidden = shuffle(g, sorted([...player.hand.filter(id => !kept.includes(id)), ...player.deck]))
  player.hand = player.hand.map(id => (kept.includes(id) ? id : hidden.pop()!))
  player.deck = hidden
  if (player.commit >= 0) player.commit = faceUpPlanets(g)[below(g, faceUpPlanets(g).length)]! // CQ-6.2
}

/** A unit announced without the resources for it proves the events that will lower its cost. */
function impliedReducers(g: ConquestState, side: Side): number[] {
  const f = inProgress<DeployFrame>(g, 'deploy')
  if (f?.step !== 'reduce' || f.side !== side || costOf(g, f) <= g.players[side].resources) return []
  return g.players[side].hand.filter(id =>
    designOf(g, id).answers.some(({ trigger }) => trigger!.on === 'deploying-unit'),
  )
}

function imaginePlanets(g: ConquestState): void {
  const hidden = g.row.filter(slot => !slot.up)
  const pool = shuffle(g, sorted([...hidden.map(slot => slot.planet), ...g.unused]))
  for (const slot of hidden) slot.planet = pool.pop()!
  g.unused = pool
}

/** Sorted first, so that the imagined order owes nothing to the real one. */
function sorted(ids: number[]): number[] {
  return ids.sort((x, y) => x - y)
}
