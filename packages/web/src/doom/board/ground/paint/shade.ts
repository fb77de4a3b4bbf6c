import { BLOCKING, IMPASSABLE, PANE, WALL } from '@redoubt/doom'
import type { Ground } from '../../../reading/ground.ts'
import { U } from '../../layers/unit.ts'
import { beyond, edgeOf, everySpace, f1, layer, noise, SIDES, sideLine } from './pen.ts'

/** Layer 4: walls, doors and blocks shade the floor to the south and east of them. */
export function occlusion(ground: Ground): string {
  const doors = new Set(ground.board.doors.flatMap(door => [...door.edges]))
  let drawn = ''
  for (const space of everySpace(ground)) {
    if (ground.board.terrain[space] === BLOCKING) continue
    const [x, y] = ground.cell(space)
    const shaded = (side: 'n' | 'w') => {
      const edge = edgeOf(ground, space, side)
      const kind = ground.board.edges[edge]
      return kind === WALL || kind === PANE || doors.has(edge)
    }
    if (shaded('w')) drawn += `<rect x="${x * U}" y="${y * U}" width="17" height="40" fill="url(#ao-w)"/>`
    if (shaded('n')) drawn += `<rect x="${x * U}" y="${y * U}" width="40" height="22" fill="url(#ao-n)"/>`
  }
  return layer('occlusion', drawn)
}

/** Layer 6: pools of light that belong to the place; those of portals and teleporters come and go elsewhere. */
export function light(ground: Ground): string {
  const next = noise(`${ground.key} light`)
  const pool = (id: string, x: number, y: number, r: number) =>
    `<circle cx="${f1(x * U)}" cy="${f1(y * U)}" r="${r}" fill="url(#${id})"/>`
  let pools = ''
  for (const tile of ground.tiles) {
    const cells = tile.spaces.map(space => ground.cell(space))
    const [x0, x1] = [Math.min(...cells.map(c => c[0])), Math.max(...cells.map(c => c[0])) + 1]
    const [y0, y1] = [Math.min(...cells.map(c => c[1])), Math.max(...cells.map(c => c[1])) + 1]
    const colour = tile.side === 'B' ? (next() < 0.5 ? 'g-warm' : 'g-red') : next() < 0.7 ? 'g-cold' : 'g-warm'
    const r = 40 + 16 * Math.max(x1 - x0, y1 - y0)
    pools += pool(colour, x0 + (x1 - x0) * (0.35 + next() * 0.3), y0 + (y1 - y0) * (0.35 + next() * 0.3), r)
  }
  for (const space of everySpace(ground)) {
    if (ground.board.terrain[space] !== IMPASSABLE) continue
    const [x, y] = ground.cell(space)
    pools += pool('g-lava', x + 0.5, y + 0.5, 52)
  }
  return layer('light', `<g style="mix-blend-mode:screen" clip-path="url(#floorclip)">${pools}</g>`)
}

/** Layer 7 */
export function walls(ground: Ground): string {
  let path = ''
  for (const space of everySpace(ground))
    for (const side of SIDES) {
      if (ground.board.edges[edgeOf(ground, space, side)] !== WALL) continue
      // Inner walls belong to two spaces; one of them draws it.
      if ((side === 'e' || side === 's') && beyond(ground, space, side) >= 0) continue
      path += sideLine(ground, space, side)
    }
  const stroke = (colour: string, width: number, more: string) =>
    `<path d="${path}" stroke="${colour}" stroke-width="${width}" stroke-linecap="square" fill="none" ${more}/>`
  return layer(
    'walls',
    stroke('#000', 12, 'stroke-opacity=".55" transform="translate(5 7)" filter="url(#soft3)"'),
    stroke('#040506', 10.5, ''),
    stroke('#39424c', 5.5, 'transform="translate(-.8 -1)"'),
    stroke('#6f7b88', 1.5, 'transform="translate(-2.6 -2.8)"'),
  )
}
