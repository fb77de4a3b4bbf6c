import { faceUp, firstPlanet, pieceOf } from '../board/board.ts'
import type { Place } from '../match/said.ts'
import { type Area, type ConquestState, hqOf, ROW } from '../match/state.ts'
import type { Use } from './use.ts'

/** Two more places besides the areas of the board. */
export const HAND = 9
export const DISCARD = 10

/** A set of places as bits. Nothing matches a place that does not exist: the empty set. */
export function placesOf(g: ConquestState, use: Use, place: Place): number {
  switch (place) {
    case 'self-planet':
      return bit(selfPlanet(g, use))
    case 'adjacent-planets':
      return neighbours(g, selfPlanet(g, use))
    case 'event-planet':
      return bit(use.event?.planet)
    case 'any-planet':
      return faceUpBits(g)
    case 'first-planet':
      return bit(firstPlanet(g))
    case 'your-hq':
      return 1 << hqOf(use.you)
    case 'your-hand':
      return 1 << HAND
    case 'your-discard':
      return 1 << DISCARD
    default:
      if (place[0] === '$') return 1 << use.picks[place]!
      return bit(planetOfPiece(g, use.picks[cardNamedIn(place)]!))
  }
}

/** "planet-of:$unit" names the card "$unit". Cut once: a piece of a string is slow to look up by. */
const named = new Map<Place, string>()

function cardNamedIn(place: Place): string {
  let card = named.get(place)
  if (card === undefined) named.set(place, (card = place.slice('planet-of:'.length)))
  return card
}

/** The one area of a place, for effects that move a card there. */
export function areaOfPlace(g: ConquestState, use: Use, place: Place): Area | undefined {
  const set = placesOf(g, use, place)
  return set === 0 ? undefined : 31 - Math.clz32(set)
}

function faceUpBits(g: ConquestState): number {
  let set = 0
  for (let area = 0; area < g.row.length; area++) if (faceUp(g, area)) set |= 1 << area
  return set
}

/** CQ-13.7: "this planet" of a card in an HQ is no planet. */
function selfPlanet(g: ConquestState, use: Use): Area | undefined {
  return use.self < 0 ? use.planet : planetOfPiece(g, use.self)
}

function planetOfPiece(g: ConquestState, id: number): Area | undefined {
  const at = pieceOf(g, id)?.at
  return at !== undefined && at < ROW ? at : undefined
}

/** CQ-1.13: face-up planets next to each other in the row. */
export function neighbours(g: ConquestState, area: Area | undefined): number {
  if (area === undefined) return 0
  return (faceUp(g, area - 1) ? 1 << (area - 1) : 0) | (faceUp(g, area + 1) ? 1 << (area + 1) : 0)
}

/** Only planets: a thing that happened in an HQ happened at no planet. */
function bit(area: Area | undefined): number {
  return area === undefined || area >= ROW ? 0 : 1 << area
}
