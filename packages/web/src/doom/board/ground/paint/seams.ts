import type { Ground, TilePiece } from '../../../reading/ground.ts'
import { U } from '../../layers/unit.ts'
import { f1, layer, noise, sideLine } from './pen.ts'

function joints(ground: Ground): string {
  let path = ''
  for (let space = 0; space < ground.board.size; space++) {
    const [x, y] = ground.cell(space)
    const tile = ground.tileOf[space]
    const right = ground.at(x + 1, y)
    const below = ground.at(x, y + 1)
    if (right >= 0 && ground.tileOf[right] !== tile) path += sideLine(ground, space, 'e')
    if (below >= 0 && ground.tileOf[below] !== tile) path += sideLine(ground, space, 's')
  }
  return `<path d="${path}" stroke="#0b0d10" stroke-width="3" fill="none"/><path d="${path}" stroke="#6b7683" stroke-dasharray="3 5" fill="none" opacity=".6"/>`
}

/** Only spaces that nothing else is drawn on. */
const plain = (ground: Ground, space: number) => ground.board.terrain[space] === 1

function splat(x: number, y: number, size: number, next: () => number): string {
  let path = ''
  for (let i = 0; i < 11; i++) {
    const angle = (i / 11) * 6.283
    const r = size * (0.45 + next() * 0.75)
    path += `${i ? 'L' : 'M'}${f1(x + Math.cos(angle) * r)} ${f1(y + Math.sin(angle) * r)}`
  }
  let drops = ''
  for (let i = 0; i < 5; i++)
    drops += `<circle cx="${f1(x + (next() - 0.5) * size * 3.4)}" cy="${f1(y + (next() - 0.5) * size * 3.4)}" r="${f1(1 + next() * 2.6)}" fill="#5a0c10" opacity=".7"/>`
  return `<path d="${path}Z" fill="#5a0c10" opacity=".75"/>${drops}`
}

function veins(x: number, y: number, count: number, length: number, next: () => number): string {
  let drawn = ''
  for (let k = 0; k < count; k++) {
    let angle = (k / count) * 6.283 + next()
    let [px, py] = [x, y]
    let path = `M${x} ${y}`
    for (let i = 0; i < 5; i++) {
      angle += (next() - 0.5) * 0.9
      px += (Math.cos(angle) * length) / 5
      py += (Math.sin(angle) * length) / 5
      path += `L${f1(px)} ${f1(py)}`
    }
    drawn += `<path d="${path}" fill="none" stroke="#1a0808" stroke-width="4" opacity=".6"/><path d="${path}" fill="none" stroke="#ff5a2e" stroke-width="1.3" opacity=".75"/>`
  }
  return drawn
}

export const centre = (ground: Ground, tile: TilePiece): [number, number] => {
  const cells = tile.spaces.map(space => ground.cell(space))
  const sum = (k: 0 | 1) => cells.reduce((all, cell) => all + cell[k], 0) / cells.length
  return [(sum(0) + 0.5) * U, (sum(1) + 0.5) * U]
}

/** The tiles with a landing ring. */
export const ringed = (ground: Ground): TilePiece[] =>
  ground.tiles
    .filter(tile => tile.side === 'A' && tile.id && tile.spaces.length >= 24)
    .sort((a, b) => b.spaces.length - a.spaces.length)
    .slice(0, 2)

/** A landing ring around the number of the tile, in the largest rooms of steel. */
function ring(ground: Ground, tile: TilePiece): string {
  const [x, y] = centre(ground, tile)
  return `<g fill="none" stroke="#d9b24a" stroke-opacity=".3" stroke-width="3"><circle cx="${f1(x)}" cy="${f1(y)}" r="62"/><circle cx="${f1(x)}" cy="${f1(y)}" r="52" stroke-width="1.5"/></g>`
}

/** Yellow and black in front of every door. */
function thresholds(ground: Ground): string {
  let drawn = ''
  for (const door of ground.board.doors)
    for (const pair of door.between) {
      const [ax, ay] = ground.cell(pair[0]!)
      const [bx] = ground.cell(pair[1]!)
      if (ax === bx) {
        drawn += `<rect x="${ax * U + 2}" y="${(ay + 1) * U + 10}" width="36" height="7" fill="url(#haz)" opacity=".45"/><rect x="${ax * U + 2}" y="${(ay + 1) * U - 17}" width="36" height="7" fill="url(#haz)" opacity=".45"/>`
      } else {
        drawn += `<rect x="${(ax + 1) * U + 10}" y="${ay * U + 2}" width="7" height="36" fill="url(#haz)" opacity=".45"/><rect x="${(ax + 1) * U - 17}" y="${ay * U + 2}" width="7" height="36" fill="url(#haz)" opacity=".45"/>`
      }
    }
  return drawn
}

/** Layer 3: joints of the tiles, and what happened here before. */
export function seams(ground: Ground): string {
  const next = noise(`${ground.key} decals`)
  let decals = ''
  for (const tile of ringed(ground)) decals += ring(ground, tile)
  for (const tile of ground.tiles) {
    const [x, y] = centre(ground, tile)
    if (tile.side === 'B' && tile.spaces.length > 9) decals += veins(f1(x), f1(y), 6, 60, next)
    for (const space of tile.spaces) {
      if (next() > 0.035 || !plain(ground, space)) continue
      const [cx, cy] = ground.cell(space)
      decals += splat(cx * U + 12 + next() * 16, cy * U + 12 + next() * 16, 6 + next() * 9, next)
    }
  }
  return layer('seams', joints(ground), `<g clip-path="url(#floorclip)">${decals}${thresholds(ground)}</g>`)
}
