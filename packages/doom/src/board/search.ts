import type { Place } from './base.ts'
import type { Bases, BoardTable } from './board.ts'
import { canDisplace, displace } from './displace.ts'
import type { Graph } from './graph.ts'
import {
  activeOf,
  basesOf,
  coveredBy,
  dormantOf,
  enemyMarks,
  isLarge,
  type Mover,
  type Situation,
  stepsOf,
  teleportersOf,
} from './mover.ts'
import { DEMON, LARGE, MARINE, type Occupancy, STAGGERED, STEADFAST, vacate } from './occupancy.ts'

/** Costs are bytes; no figure of the game comes near this many points. */
export const MOST_POINTS = 200
export const UNREACHED = 255

/**
 * One state of the surroundings during a walk: the doors opened so far, the demons killed on the way, and whether the one
 * teleporter step that a mission allows is spent. A walk starts in the first layer and drops into another one when it opens a
 * door, kills by teleporting in or spends that step.
 */
interface Layer {
  readonly index: number
  readonly doors: number
  readonly dead: string
  readonly jumped: boolean
  readonly table: BoardTable
  readonly steps: Graph
  readonly bases: Bases | null
  readonly others: Occupancy
  /** Cheapest cost per place. */
  readonly cost: Uint8Array
  /** Node (layer and place) the cheapest way comes from. */
  readonly from: Int32Array
}

/** Scratch memory, one set per layer, kept between searches. */
const costs: Uint8Array[] = []
const froms: Int32Array[] = []
const buckets: number[][] = []
/** How much of each bucket is in use: emptying a list by its length is slow. */
const filled = new Uint16Array(MOST_POINTS + 1)

/** May a small figure stay here? A staggered demon dies when a marine comes (D-MOVE-9, D-MOVE-10). */
export const mayStand = (marks: number, marine: boolean): boolean =>
  marks === 0 || (marine && (marks & STAGGERED) !== 0 && (marks & MARINE) === 0)

/** May a base end on these spaces: on no large figure, and on small ones only if they can make room (D-LARGE-9, 15; OP-41)? */
function mayRest(
  table: BoardTable,
  covered: readonly number[],
  others: Occupancy,
  teleporters: readonly number[],
): boolean {
  let someone = false
  for (let k = 0; k < covered.length; k++) {
    const marks = others[covered[k]!]!
    if ((marks & LARGE) !== 0) return false
    if (marks !== 0) someone = true
  }
  return !someone || canDisplace(table, covered, others, teleporters)
}

/** May the mover end its movement in this place? */
export function mayEnd(
  table: BoardTable,
  mover: Mover,
  others: Occupancy,
  place: Place,
  teleporters: readonly number[],
): boolean {
  if (!isLarge(mover)) return mayStand(others[place]!, mover.marine)
  return mayRest(table, coveredBy(table, mover, place), others, teleporters)
}

/** The same for a place in one layer of a search. */
export function mayEndIn(layer: Layer, marine: boolean, place: Place, teleporters: readonly number[]): boolean {
  if (layer.bases === null) return mayStand(layer.others[place]!, marine)
  return mayRest(layer.table, layer.bases.spaces[place]!, layer.others, teleporters)
}

export interface Search {
  readonly layers: readonly Layer[]
  readonly places: number
  /** Nodes by their cost, so many of each; a node that was found again more cheaply is there twice. */
  readonly buckets: ReadonlyArray<readonly number[]>
  readonly filled: Uint16Array
  /** First node found where the mover may end, when the search was told to stop there; else -1. */
  readonly rest: number
}

/**
 * All ways of at most `points` MP from a place, cheapest first. With `untilRest` it stops at the first place, the start included,
 * where the mover may end. The result lives in scratch memory until the next search.
 */
export function search(s: Situation, from: Place, points: number, untilRest = false): Search {
  const { board, mover } = s
  const places = (isLarge(mover) && mover.wide !== mover.high ? 2 : 1) * board.size
  const enemies = enemyMarks(mover)
  const rough = mover.flying || isLarge(mover) ? null : board.rough
  const teleporters = teleportersOf(s)
  const active = activeOf(s)
  const dormant = dormantOf(s)
  const arrivalExtra = board.rulings['OP-45'] === 'extra'
  const opens = s.opens !== false
  const most = Math.min(points, MOST_POINTS)
  const layers: Layer[] = []

  const addLayer = (doors: number, dead: string, jumped: boolean, others: Occupancy): Layer => {
    const index = layers.length
    if ((costs[index]?.length ?? 0) < places) {
      costs[index] = new Uint8Array(places)
      froms[index] = new Int32Array(places)
    }
    const table = board.table(doors)
    const cost = costs[index]!.fill(UNREACHED, 0, places)
    const layer: Layer = {
      index,
      doors,
      dead,
      jumped,
      table,
      steps: stepsOf(table, mover),
      bases: basesOf(table, mover),
      others,
      cost,
      from: froms[index]!,
    }
    layers.push(layer)
    return layer
  }
  // No closure over what changes from node to node: each would cost an object for every node.
  const layerOf = (doors: number, dead: string, jumped: boolean, others: Occupancy, body?: readonly number[]): Layer =>
    layers.find(one => one.doors === doors && one.dead === dead && one.jumped === jumped) ??
    addLayer(doors, dead, jumped, body ? vacate(Uint8Array.from(others), body) : others)
  const withoutBody = (layer: Layer, space: number): Layer => {
    const body = s.bodies?.find(spaces => spaces.includes(space)) ?? [space]
    const dead = `${layer.dead} ${body[0]}`
    return layerOf(layer.doors, dead, layer.jumped, layer.others, body)
  }

  for (let c = buckets.length; c <= most; c++) buckets.push([])
  filled.fill(0, 0, most + 1)
  const enter = (layer: Layer, place: number, cost: number, origin: number) => {
    if (cost > most || cost >= layer.cost[place]!) return
    layer.cost[place] = cost
    layer.from[place] = origin
    buckets[cost]![filled[cost]!++] = layer.index * places + place
  }

  enter(addLayer(s.doors, '', false, s.others), from, 0, -1)
  for (let cost = 0; cost <= most; cost++) {
    const bucket = buckets[cost]!
    for (let k = 0; k < filled[cost]!; k++) {
      const node = bucket[k]!
      const layer = node < places ? layers[0]! : layers[Math.floor(node / places)]!
      const place = node - layer.index * places
      if (layer.cost[place] !== cost) continue
      if (untilRest && mayEndIn(layer, mover.marine, place, active))
        return { layers, places, buckets, filled, rest: node }
      if (cost === most) continue
      const { start, to } = layer.steps
      const { others } = layer
      for (let e = start[place]!, end = start[place + 1]!; e < end; e++) {
        const next = to[e]!
        if (rough === null) {
          enter(layer, next, cost + 1, node)
          continue
        }
        const marks = others[next]!
        if (layer.cost[next]! <= cost + 1) continue // nothing is cheaper than one point
        const price = cost + 1 + rough[next]! + ((marks & enemies) !== 0 ? 1 : 0) // D-MOVE-2 to 4, OP-42
        const kills = mover.marine && (marks & LARGE) !== 0 && (marks & STAGGERED) !== 0 // D-GLORY-10
        if (kills && price <= most) enter(withoutBody(layer, next), next, price, node)
        else enter(layer, next, price, node)
      }
      if (teleporters.length > 0 && !layer.jumped && (teleporters.includes(place) || dormant.includes(place))) {
        for (const next of teleporters) {
          if (next === place) continue
          const price = cost + 1 + (arrivalExtra ? board.rough[next]! : 0) // D-TELE-3, D-TELEFRAG-2, OP-45
          if (price > most) continue
          const beyond = s.oneJump ? layerOf(layer.doors, layer.dead, true, others) : layer
          if ((others[next]! & STEADFAST) !== 0) {
            for (const beside of displace(layer.table, MARINE, next, others, teleporters))
              enter(beyond, beside, price, node)
            continue
          }
          const kills = (others[next]! & DEMON) !== 0 // D-TELEFRAG-1
          enter(kills ? withoutBody(beyond, next) : beyond, next, price, node)
        }
      }
      if (!opens) continue
      // The last point goes into a door only where that lets someone under the base make room (D-LARGE-9).
      const lastPoint = cost + 1 === most
      if (!lastPoint || (layer.bases && !mayEndIn(layer, mover.marine, place, active))) {
        let closed = 0
        if (layer.bases === null) closed = board.doorsAt[place]!
        else for (const space of layer.bases.spaces[place]!) closed |= board.doorsAt[space]!
        closed &= ~layer.doors
        for (let d = 0; closed !== 0; d++, closed >>= 1) {
          if ((closed & 1) === 0) continue
          enter(layerOf(layer.doors | (1 << d), layer.dead, layer.jumped, others), place, cost + 1, node) // D-DOOR-2
        }
      }
    }
  }
  return { layers, places, buckets, filled, rest: -1 }
}
