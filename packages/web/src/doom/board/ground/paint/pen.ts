import { leftEdge, topEdge } from '@redoubt/doom'
import type { Ground } from '../../../reading/ground.ts'
import { U } from '../../layers/unit.ts'

/** A repeatable stream of numbers below 1: the same map looks the same every time. */
export function noise(text: string): () => number {
  let s = 7
  for (const letter of text) s = Math.imul(s ^ letter.charCodeAt(0), 0x01000193)
  return () => {
    s = Math.imul(s ^ (s >>> 15), 0x2c1b3c6d) ^ Math.imul(s ^ (s >>> 12), 0x297a2d39)
    s ^= s >>> 15
    return (s >>> 0) / 4294967296
  }
}

export const f1 = (n: number): number => +n.toFixed(1)

const square = (x: number, y: number): string => `M${x * U} ${y * U}h${U}v${U}h-${U}Z`

/** Some spaces as one path. */
export const squares = (ground: Ground, spaces: readonly number[]): string =>
  spaces.map(space => square(...ground.cell(space))).join('')

export const everySpace = (ground: Ground): number[] => Array.from({ length: ground.board.size }, (_, space) => space)

export const SIDES = ['n', 'w', 'e', 's'] as const
export type Side = (typeof SIDES)[number]

/** The number of the edge on one side of a space. */
export function edgeOf(ground: Ground, space: number, side: Side): number {
  const cell = ground.board.cells[space]!
  if (side === 'n') return topEdge(cell)
  if (side === 'w') return leftEdge(cell)
  return side === 'e' ? leftEdge(cell + 1) : topEdge(cell + ground.board.plan.stride)
}

export function beyond(ground: Ground, space: number, side: Side): number {
  const [x, y] = ground.cell(space)
  if (side === 'n') return ground.at(x, y - 1)
  if (side === 'w') return ground.at(x - 1, y)
  return side === 'e' ? ground.at(x + 1, y) : ground.at(x, y + 1)
}

/** The line along one side of a space. */
export function sideLine(ground: Ground, space: number, side: Side): string {
  const [x, y] = ground.cell(space)
  if (side === 'n') return `M${x * U} ${y * U}h${U}`
  if (side === 'w') return `M${x * U} ${y * U}v${U}`
  return side === 'e' ? `M${(x + 1) * U} ${y * U}v${U}` : `M${x * U} ${(y + 1) * U}h${U}`
}

export const layer = (name: string, ...parts: string[]): string => `<g data-layer="${name}">${parts.join('')}</g>`
