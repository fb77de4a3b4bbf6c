import { leftEdge, type Plan, topEdge } from '../plan.ts'

/** An edge as mission files write it: `V x,y` is the left side of space x,y, `H x,y` its top side. */
export interface Edge {
  readonly upright: boolean
  readonly x: number
  readonly y: number
}

export function parseEdge(text: string): Edge | null {
  const match = /^([VH]) (-?\d+),(-?\d+)$/.exec(text)
  return match ? { upright: match[1] === 'V', x: Number(match[2]), y: Number(match[3]) } : null
}

/** The two spaces an edge parts. */
export const edgeSides = ({ upright, x, y }: Edge): [[number, number], [number, number]] => [
  upright ? [x - 1, y] : [x, y - 1],
  [x, y],
]

/** The number of an edge in a plan, or -1 if it is outside. */
export function edgeNumber(plan: Plan, { upright, x, y }: Edge): number {
  const column = x - plan.x0
  const row = y - plan.y0
  if (column < 0 || row < 0 || column > plan.width || row > plan.height) return -1
  const i = row * plan.stride + column
  return upright ? leftEdge(i) : topEdge(i)
}
