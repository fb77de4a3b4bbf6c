import { call, inOrder, type Next } from '@redoubt/kernel'
import { designOf, uniqueForbids } from '../../board.ts'
import type { Place, Word } from '../../content/vocabulary.ts'
import { heard, tell } from '../../events.ts'
import { cardName } from '../../names.ts'
import { entered } from '../../rules/answers.ts'
import { search } from '../../rules/search.ts'
import { discardAtRandom, draw, enter, takeFromHand, without } from '../../rules/zones.ts'
import { type ConquestState, SEATS } from '../../state.ts'
import { areaOfPlace } from '../place.ts'
import { cardFor } from '../reference.ts'
import { sideFor, type Use } from '../use.ts'

export function couldDraw(g: ConquestState, use: Use, step: Word<'draw'>): boolean {
  return g.players[sideFor(use, step.player)].deck.length > 0
}

export function drawCards(g: ConquestState, use: Use, step: Word<'draw'>): Next {
  draw(g, sideFor(use, step.player), step.amount)
}

export function couldDiscard(g: ConquestState, use: Use, step: Word<'discard-random'>): boolean {
  return g.players[sideFor(use, step.player)].hand.length > 0
}

export function discardRandom(g: ConquestState, use: Use, step: Word<'discard-random'>): Next {
  discardAtRandom(g, sideFor(use, step.player), step.amount)
}

export function couldSearch(g: ConquestState, use: Use, step: Word<'search-top'>): boolean {
  return g.players[sideFor(use, step.player)].deck.length > 0
}

/** CQ-13.6. */
export function searchTop(g: ConquestState, use: Use, step: Word<'search-top'>): Next {
  const to = step.to === undefined ? undefined : areaOfPlace(g, use, step.to)
  return call(search, {
    side: sideFor(use, step.player),
    count: step.count,
    filter: step.filter,
    least: step.min,
    ...(to === undefined ? {} : { to }),
  })
}

/** The pile of yours that a place means. */
function pile(g: ConquestState, use: Use, place: Place): readonly number[] {
  if (place === 'your-hand') return use.hand ?? g.players[use.you].hand
  return place === 'your-discard' ? g.players[use.you].discard : []
}

export function couldPutIntoPlay(g: ConquestState, use: Use, step: Word<'put-into-play'>): boolean {
  const id = cardFor(g, use, step.on)
  return (
    pile(g, use, step.from).includes(id) &&
    areaOfPlace(g, use, step.to) !== undefined &&
    !uniqueForbids(g, use.you, designOf(g, id))
  )
}

/** CQ-11.19: not deploying. */
export function putIntoPlay(g: ConquestState, use: Use, step: Word<'put-into-play'>): Next {
  if (!couldPutIntoPlay(g, use, step)) return
  const id = cardFor(g, use, step.on)
  if (step.from === 'your-hand') takeFromHand(g, use.you, id)
  else without(g.players[use.you].discard, id)
  enter(g, use.you, id, areaOfPlace(g, use, step.to)!, -1, 'put into play')
  return inOrder(entered(g, id))
}

export function couldReturn(g: ConquestState, use: Use, step: Word<'return-to-hand'>): boolean {
  return pile(g, use, step.from).includes(cardFor(g, use, step.on))
}

export function returnToHand(g: ConquestState, use: Use, step: Word<'return-to-hand'>): Next {
  const id = cardFor(g, use, step.on)
  const player = g.players[use.you]
  if (!without(player.discard, id)) return
  player.hand.push(id)
  player.known.push(id)
  if (heard()) tell({ type: 'return', seat: SEATS[use.you], card: cardName(g, id) })
}
