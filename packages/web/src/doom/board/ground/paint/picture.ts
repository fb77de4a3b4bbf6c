import type { Ground } from '../../../reading/ground.ts'
import { U } from '../../layers/unit.ts'
import { DEFS } from './defs.ts'
import { floor } from './floor.ts'
import { everySpace, squares } from './pen.ts'
import { seams } from './seams.ts'
import { light, occlusion, walls } from './shade.ts'
import { terrain } from './terrain.ts'

/** How far the picture reaches beyond the map on every side, in spaces. */
export const MARGIN = 1

/** Layers 2 to 7 as one SVG document: everything that stays as it is during a match. */
export function pictureOf(ground: Ground): string {
  const rim = MARGIN * U
  const width = ground.width * U + 2 * rim
  const height = ground.height * U + 2 * rim
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${-rim} ${-rim} ${width} ${height}">` +
    `<defs>${DEFS}<clipPath id="floorclip"><path d="${squares(ground, everySpace(ground))}"/></clipPath></defs>` +
    floor(ground) +
    seams(ground) +
    occlusion(ground) +
    terrain(ground) +
    light(ground) +
    walls(ground) +
    '</svg>'
  )
}
