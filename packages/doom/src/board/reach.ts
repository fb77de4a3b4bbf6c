import { isTurned, type Place } from './base.ts'
import { activeOf, type Situation, teleportersOf } from './mover.ts'
import { MOST_POINTS, mayEndIn, type Search, search, UNREACHED } from './search.ts'

/** Cheapest cost per place where the figure may end its movement; UNREACHED elsewhere. */
export type Reach = Uint8Array

export function reach(s: Situation, from: Place, points: number): Reach {
  const { layers, places, buckets, filled } = search(s, from, points)
  const best = new Uint8Array(places).fill(UNREACHED)
  const active = activeOf(s)
  const { marine } = s.mover
  for (let cost = 0; cost <= points && cost <= MOST_POINTS; cost++) {
    const bucket = buckets[cost]!
    for (let k = 0; k < filled[cost]!; k++) {
      const node = bucket[k]!
      const layer = layers[Math.floor(node / places)]!
      const place = node - layer.index * places
      if (best[place] === UNREACHED && mayEndIn(layer, marine, place, active)) best[place] = cost
    }
  }
  return best
}

/** One thing a figure does with its points. */
export type Move =
  | { readonly do: 'step' | 'teleport' | 'turn'; readonly to: Place; readonly cost: number }
  | { readonly do: 'open'; readonly door: number; readonly cost: number }

function movesTo(s: Situation, found: Search, node: number): Move[] {
  const moves: Move[] = []
  const { layers, places } = found
  const split = (n: number) => ({ layer: layers[Math.floor(n / places)]!, place: n % places })
  for (let n = node; ; ) {
    const here = split(n)
    const origin = here.layer.from[here.place]!
    if (origin < 0) return moves.reverse()
    const before = split(origin)
    const cost = here.layer.cost[here.place]! - before.layer.cost[before.place]!
    if (before.layer.doors !== here.layer.doors) {
      moves.push({ do: 'open', door: 31 - Math.clz32(here.layer.doors & ~before.layer.doors), cost })
    } else if (isTurned(s.board, here.place) !== isTurned(s.board, before.place)) {
      moves.push({ do: 'turn', to: here.place, cost })
    } else {
      const { start, to } = before.layer.steps
      const jumped = before.layer.jumped !== here.layer.jumped
      const walked = !jumped && to.subarray(start[before.place], start[before.place + 1]).includes(here.place)
      const telefrag = before.layer.dead !== here.layer.dead
      const frags = telefrag && teleportersOf(s).includes(before.place) && teleportersOf(s).includes(here.place)
      moves.push({ do: walked && !frags ? 'step' : 'teleport', to: here.place, cost })
    }
    n = origin
  }
}

/** A cheapest way to end in a place, or null if the points do not suffice. */
export function path(s: Situation, from: Place, to: Place, points: number): Move[] | null {
  const found = search(s, from, points)
  let best = -1
  let price = UNREACHED
  for (const layer of found.layers) {
    if (layer.cost[to]! < price && mayEndIn(layer, s.mover.marine, to, activeOf(s))) {
      price = layer.cost[to]!
      best = layer.index * found.places + to
    }
  }
  return best < 0 ? null : movesTo(s, found, best)
}
