import { type Finding, finding } from '@redoubt/kernel'
import { emptyPlan, leftEdge, NOTHING, type Plan, topEdge } from '../plan.ts'
import { edgeNumber, parseEdge } from './edge.ts'
import { cellKind, edgeKind, turn } from './face.ts'
import type { Face, Faces } from './tiles.ts'

export interface Placement {
  readonly tile: string
  readonly x: number
  readonly y: number
  /** Clockwise: 0, 90, 180, 270. */
  readonly rot?: number
}

export interface MissionDoor {
  readonly id: string
  readonly edges: readonly string[]
}

/** What the board needs to know of a mission. */
export interface MissionMap {
  readonly tiles: readonly Placement[]
  readonly doors?: readonly MissionDoor[]
  /** Tiles that the box does not hold, by id: those of a content pack. */
  readonly faces?: Readonly<Record<string, Face>>
}

/** Where each space comes from. */
interface PlacedSpace {
  readonly x: number
  readonly y: number
  readonly kind: number
  /** Position of the tile in the list of placements. */
  readonly placement: number
  readonly face: Face
}

export interface Assembly {
  readonly plan: Plan
  readonly spaces: ReadonlyMap<string, PlacedSpace>
  /** What is wrong, in words; a plan with problems must not be played on. */
  readonly problems: readonly Finding[]
}

const DIRECTIONS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

/** Puts tiles together (FORMAT, section 2): a joint is open if both tiles have an opening there, else the stronger mark stands. */
export function assemble(faces: Faces, map: MissionMap): Assembly {
  const problems: Finding[] = []
  const spaces = new Map<string, PlacedSpace>()
  const drawn: { x: number; y: number; dx: number; dy: number; kind: number }[] = []
  map.tiles.forEach((placement, index) => {
    const face = map.faces?.[placement.tile] ?? faces.get(placement.tile)
    const quarters = (placement.rot ?? 0) / 90
    if (!face || ![0, 1, 2, 3].includes(quarters)) {
      problems.push(
        face ? finding`tile ${face.id}: bad rotation ${placement.rot}` : finding`unknown tile ${placement.tile}`,
      )
      return
    }
    const drawing = turn(face, quarters)
    for (let row = 0; row < drawing.height; row++) {
      for (let column = 0; column < drawing.width; column++) {
        const kind = cellKind(drawing, column, row)
        if (kind === NOTHING) continue
        const x = placement.x + column
        const y = placement.y + row
        const there = spaces.get(`${x},${y}`)
        if (there) {
          problems.push(finding`tiles ${there.face.id} and ${face.id} overlap at ${x},${y}`)
          continue
        }
        spaces.set(`${x},${y}`, { x, y, kind, placement: index, face })
        for (const [dx, dy] of DIRECTIONS) drawn.push({ x, y, dx, dy, kind: edgeKind(drawing, column, row, dx, dy) })
      }
    }
  })
  const all = [...spaces.values()]
  const x0 = Math.min(...all.map(space => space.x))
  const y0 = Math.min(...all.map(space => space.y))
  const width = all.length === 0 ? 0 : Math.max(...all.map(space => space.x)) - x0 + 1
  const height = all.length === 0 ? 0 : Math.max(...all.map(space => space.y)) - y0 + 1
  const plan = emptyPlan(x0, y0, width, height)
  const rasterOf = (x: number, y: number) => (y - y0) * plan.stride + (x - x0)
  for (const { x, y, kind } of all) plan.cells[rasterOf(x, y)] = kind
  for (const { x, y, dx, dy, kind } of drawn) {
    const i = rasterOf(x + (dx > 0 ? 1 : 0), y + (dy > 0 ? 1 : 0))
    const edge = dx !== 0 ? leftEdge(i) : topEdge(i)
    plan.edges[edge] = Math.max(plan.edges[edge]!, kind)
  }
  const doors = (map.doors ?? []).map(({ id, edges }) => {
    const numbers = edges.map(text => {
      const edge = parseEdge(text)
      return edge ? edgeNumber(plan, edge) : -1
    })
    if (numbers.includes(-1)) problems.push(finding`door ${id}: no such edge among ${edges.join(', ')}`)
    return { id, edges: numbers.filter(edge => edge >= 0) }
  })
  return { plan: { ...plan, doors }, spaces, problems }
}
