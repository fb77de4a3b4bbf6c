import { memo } from 'react'
import type { Ground, TilePiece } from '../../reading/ground.ts'
import { Layer } from '../layers/Layer.tsx'
import { U } from '../layers/unit.ts'
import { centre, ringed } from './paint/seams.ts'
import style from './TileNumbers.module.css'

/** The lowest space furthest to the right: never over a hole of the tile. */
function corner(ground: Ground, tile: TilePiece): [number, number] {
  const cells = tile.spaces.map(space => ground.cell(space))
  return cells.reduce((best, cell) => (cell[1] > best[1] || (cell[1] === best[1] && cell[0] > best[0]) ? cell : best))
}

/** What is stencilled on the floor. Words, so not in the picture of the map: a picture cannot use the faces of the page. */
export const TileNumbers = memo(function TileNumbers({ ground }: { ground: Ground }) {
  return (
    <Layer ground={ground} className={style.numbers}>
      {ringed(ground).map(tile => {
        const [x, y] = centre(ground, tile)
        return (
          <text key={tile.spaces[0]} className={style.ring} x={x} y={y + 21} textAnchor="middle">
            {tile.id.replace(/\D/g, '')}
          </text>
        )
      })}
      {ground.tiles
        .filter(tile => tile.spaces.length > 8)
        .map(tile => {
          const [x, y] = corner(ground, tile)
          return (
            <text key={tile.spaces[0]} x={(x + 1) * U - 8} y={(y + 1) * U - 9} textAnchor="end">
              {tile.id}
            </text>
          )
        })}
    </Layer>
  )
})
