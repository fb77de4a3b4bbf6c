import type { DoomView } from '@redoubt/doom'
import { memo } from 'react'
import type { Ground } from './ground.ts'

/** Active portals turn slowly, the only thing on the board that never rests (DESIGN 6): layers of their own, turned by the compositor. */
export const Swirls = memo(function Swirls({
  ground,
  portals,
  still,
}: {
  ground: Ground
  portals: DoomView['portals']
  still: boolean
}) {
  if (still) return null
  return portals.map(({ id, at, level, up }) => {
    if (!up) return null
    const [x, y] = ground.cell(ground.board.at(at))
    return (
      <i
        key={id}
        className={`db-swirl ${level}`}
        style={{ left: `calc(var(--cell) * ${x})`, top: `calc(var(--cell) * ${y})` }}
        aria-hidden="true"
      />
    )
  })
})
