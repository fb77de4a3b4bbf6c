import type { DoomView } from '@redoubt/doom'
import { figureById } from '../../reading/figures.ts'
import type { Ground } from '../../reading/ground.ts'
import type { Splash } from '../../reading/splash.ts'
import { Layer } from '../layers/Layer.tsx'
import { boxOf } from '../layers/shapes.ts'
import { U } from '../layers/unit.ts'

/** Whom the attack hurts besides: all spaces around, and a warning on friends. */
export function SplashLayer({ ground, view, splash }: { ground: Ground; view: DoomView; splash: Splash }) {
  return (
    <Layer ground={ground} spills>
      {splash.spaces.map(space => {
        const [x, y] = ground.cell(ground.board.at(space))
        return (
          <rect
            key={space}
            data-splash={space}
            x={x * U + 2}
            y={y * U + 2}
            width={U - 4}
            height={U - 4}
            fill="var(--warn)"
            fillOpacity={0.16}
            stroke="var(--warn)"
            strokeWidth={1.4}
            strokeDasharray="2 3"
          />
        )
      })}
      {splash.friends.map(id => {
        const figure = figureById(view, id)
        if (!figure) return null
        const { x, y } = boxOf(ground, figure)
        return (
          <g key={id} transform={`translate(${x * U + 8} ${y * U + 4})`} color="var(--warn)" data-friend-in-splash={id}>
            <circle r={9.5} fill="var(--steel-03)" />
            <use href="#ui-warning" x={-8} y={-8.5} width={16} height={16} />
          </g>
        )
      })}
    </Layer>
  )
}
