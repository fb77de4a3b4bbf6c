import { type DoomView, sees } from '@redoubt/doom'
import { memo } from 'react'
import { figureById, openDoors, spacesOf } from '../../reading/figures.ts'
import type { Ground } from '../../reading/ground.ts'
import { Layer } from '../layers/Layer.tsx'
import { U } from '../layers/unit.ts'

/** Spaces the acting figure does not see, in the dark. */
export const Shade = memo(function Shade({
  ground,
  view,
  actor,
}: {
  ground: Ground
  view: DoomView
  actor: string | null
}) {
  const f = figureById(view, actor)
  if (!f || f.at.length === 0) return null
  const table = ground.board.table(openDoors(view))
  const own = spacesOf(ground, f)
  let path = ''
  for (let space = 0; space < ground.board.size; space++) {
    if (own.some(from => sees(table, from, space))) continue
    const [x, y] = ground.cell(space)
    path += `M${x * U} ${y * U}h${U}v${U}h-${U}Z`
  }
  return (
    <Layer ground={ground}>
      <path d={path} fill="var(--steel-03)" fillOpacity={0.68} />
    </Layer>
  )
})
