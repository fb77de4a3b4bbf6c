import type { Ground, TilePiece } from '../../../reading/ground.ts'
import { U } from '../../layers/unit.ts'
import type { Theme } from './defs.ts'
import { everySpace, f1, layer, noise, squares } from './pen.ts'

/** Side A is steel, side B is what hell made of it; passages differ from rooms. */
function themeOf(tile: TilePiece): Theme {
  const number = Number.parseInt(tile.id, 10) || 1
  if (tile.side === 'B') return tile.spaces.length <= 9 ? 'bone' : number % 3 === 0 ? 'bone' : 'hell'
  if (tile.spaces.length <= 9) return 'grate'
  return (['plate', 'hex', 'lab'] as const)[number % 3]!
}

/** Layer 2: slabs with their shadow, patterns, and a tint per space. */
export function floor(ground: Ground): string {
  const next = noise(`${ground.key} floor`)
  const all = everySpace(ground)
  const shadow = `<path d="${squares(ground, all)}" fill="#000" opacity=".85" transform="translate(9 12)" filter="url(#soft)"/>`
  let slabs = ''
  for (const tile of ground.tiles)
    slabs += `<path d="${squares(ground, tile.spaces)}" fill="url(#f-${themeOf(tile)})"/>`
  for (const space of all) {
    const [x, y] = ground.cell(space)
    const v = next()
    if (v < 0.3)
      slabs += `<rect x="${x * U}" y="${y * U}" width="40" height="40" fill="${v < 0.17 ? '#000' : '#fff'}" opacity="${f1(0.04 + next() * 0.09) || 0.06}"/>`
    if (v > 0.93) {
      const a = f1(x * U + 8 + next() * 20)
      const b = f1(y * U + 8 + next() * 20)
      slabs += `<path d="M${a} ${b}l${f1(6 + next() * 8)} ${f1(next() * 6 - 3)}m-9 4l${f1(5 + next() * 5)} -2" stroke="#000" stroke-opacity=".35" stroke-width="1.3"/>`
    }
  }
  return layer('floor', shadow, slabs)
}
