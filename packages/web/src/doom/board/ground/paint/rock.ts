import { f1, noise } from './pen.ts'

const DARK = [17, 12, 13]
const LIGHT = [46, 27, 23]
const STEP = 92
const ROCK_WIDTH = 1840
const ROCK_HEIGHT = 1104

/** Layer 1: the faceted void behind the map. It fills the window and stays where it is. */
export function rock(seed: string): string {
  const next = noise(`${seed} rock`)
  const across = ROCK_WIDTH / STEP + 2
  const down = ROCK_HEIGHT / STEP + 2
  const points: [number, number][] = []
  for (let j = 0; j <= down; j++)
    for (let i = 0; i <= across; i++)
      points.push([(i - 1) * STEP + (next() - 0.5) * 58, (j - 1) * STEP + (next() - 0.5) * 58])
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
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${ROCK_WIDTH}" height="${ROCK_HEIGHT}">${drawn}</svg>`
}
