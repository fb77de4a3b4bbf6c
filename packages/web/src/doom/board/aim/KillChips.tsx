import type { DoomView } from '@redoubt/doom'
import { memo } from 'react'
import { figureById } from '../../reading/figures.ts'
import type { Forecast } from '../../reading/forecast.ts'
import type { Ground } from '../../reading/ground.ts'
import layer from '../layers/Layer.module.css'
import { Layer } from '../layers/Layer.tsx'
import { boxOf } from '../layers/shapes.ts'
import { U } from '../layers/unit.ts'
import { percent } from './AimPopover.tsx'

/** As wide as a space: demons that stand side by side do not cover each other's. */
const WIDE = U - 1

/** The chance to kill over everybody who can be attacked; filled for the one that is pointed at. */
export const KillChips = memo(function KillChips({
  ground,
  view,
  forecasts,
  aimedAt,
}: {
  ground: Ground
  view: DoomView
  forecasts: readonly Forecast[]
  aimedAt: string | null
}) {
  const boxes = view.figures.filter(({ at }) => at.length > 0).map(figure => boxOf(ground, figure))
  return (
    <Layer ground={ground} spills>
      {forecasts.map(({ target, kill }) => {
        const figure = figureById(view, target)
        if (!figure || figure.at.length === 0) return null
        const { x, y, w } = boxOf(ground, figure)
        const on = target === aimedAt
        // Over its head, unless somebody stands there, whose number would be under it.
        const isAbove = boxes.some(box => box.y + box.h === y && box.x < x + w && x < box.x + box.w)
        return (
          <g
            key={target}
            transform={`translate(${(x + w / 2) * U} ${y * U + (isAbove ? 7 : -4)})`}
            data-kill-chance={target}
          >
            <rect
              x={-WIDE / 2}
              y={-9}
              width={WIDE}
              height={18}
              rx={4}
              fill={on ? 'var(--accent)' : 'var(--steel-03)'}
              stroke="var(--accent)"
              strokeWidth={1.5}
            />
            <g color={on ? 'var(--accent-ink)' : 'var(--danger-text)'}>
              <use href="#frag" x={1 - WIDE / 2} y={-6.5} width={13} height={13} />
            </g>
            <text
              x={WIDE / 2 - 2}
              y={4.5}
              textAnchor="end"
              className={layer.number}
              fontSize={13}
              fill={on ? 'var(--accent-ink)' : 'var(--white)'}
            >
              {percent(kill)}%
            </text>
          </g>
        )
      })}
    </Layer>
  )
})
