import type { Graph } from './graph.ts'
import type { Occupancy } from './occupancy.ts'

let seen = new Uint8Array(0)
let queue = new Uint16Array(0)

/**
 * The unoccupied spaces nearest to `from` (itself not counted), in reading order; occupied ones are passed through (D-LARGE-11).
 * `jumps` are spaces that count as adjacent to each other: teleporters, for a marine (OP-22). The search goes on until `enough`
 * spaces are found, so that 1 gives the nearest ones only.
 */
export function nearestFree(
  graph: Graph,
  from: number,
  occupied: Occupancy,
  jumps: readonly number[],
  enough = 1,
): number[] {
  const size = occupied.length
  if (seen.length < size) {
    seen = new Uint8Array(size)
    queue = new Uint16Array(size)
  }
  seen.fill(0, 0, size)
  seen[from] = 1
  queue[0] = from
  let jumped = false
  const found: number[] = []
  let head = 0
  let tail = 1
  while (head < tail && found.length < enough) {
    for (const end = tail; head < end; head++) {
      const space = queue[head]!
      const visit = (next: number) => {
        if (seen[next] === 1) return
        seen[next] = 1
        queue[tail++] = next
        if (occupied[next] === 0) found.push(next)
      }
      for (let e = graph.start[space]!; e < graph.start[space + 1]!; e++) visit(graph.to[e]!)
      if (!jumped && jumps.includes(space)) {
        jumped = true
        for (const other of jumps) visit(other)
      }
    }
  }
  return found.sort((a, b) => a - b)
}
