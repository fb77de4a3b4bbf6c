import type { Ground } from '../ground.ts'
import { f1, layer, noise, U } from './pen.ts'

const DARK = [17, 12, 13]
const LIGHT = [46, 27, 23]
const STEP = 92
/** How far the rock goes beyond the map, in units. */
export const ROCK = 120

/** Layer 1: the faceted void around the map. */
export function rock(ground: Ground): string {
  const next = noise(`${ground.key} rock`)
  const across = Math.ceil((ground.width * U + 2 * ROCK) / STEP) + 1
  const down = Math.ceil((ground.height * U + 2 * ROCK) / STEP) + 1
  const points: [number, number][] = []
  for (let j = 0; j <= down; j++)
    for (let i = 0; i <= across; i++)
      points.push([-ROCK - 20 + i * STEP + (next() - 0.5) * 58, -ROCK - 20 + j * STEP + (next() - 0.5) * 58])
  const facet = (...corners: [number, number][]) => {
    const t = next() * next()
    const colour = `rgb(${DARK.map((v, i) => Math.round(v + (LIGHT[i]! - v) * t))})`
    const path = corners.map(([x, y]) => `${f1(x)} ${f1(y)}`).join('L')
    return `<path d="M${path}Z" fill="${colour}" stroke="${colour}" stroke-width=".6"/>`
  }
  let drawn = ''
  for (let j = 0; j < down; j++)
    for (let i = 0; i < across; i++) {
      const a = points[j * (across + 1) + i]!
      const b = points[j * (across + 1) + i + 1]!
      const c = points[(j + 1) * (across + 1) + i]!
      const d = points[(j + 1) * (across + 1) + i + 1]!
      drawn += facet(a, b, c) + facet(b, d, c)
    }
  return layer('rock', drawn)
}
