import { memo } from 'react'
import type { Ground } from '../../reading/ground.ts'
import type { Plan } from '../../reading/plan.ts'
import layer from '../layers/Layer.module.css'
import { Layer } from '../layers/Layer.tsx'
import { U } from '../layers/unit.ts'

/** Where a card would take its marine: dashed, because nothing has been spent. */
export const PlanLayer = memo(function PlanLayer({ ground, plan }: { ground: Ground; plan: Plan }) {
  return (
    <Layer ground={ground}>
      {[...plan.reach].map(([space, cost]) => {
        const [x, y] = ground.cell(ground.board.at(space))
        return (
          <g key={space} transform={`translate(${x * U} ${y * U})`} data-plan={space}>
            <rect
              x={3}
              y={3}
              width={34}
              height={34}
              rx={4}
              fill="var(--accent)"
              fillOpacity={0.1}
              stroke="var(--accent)"
              strokeWidth={1.4}
              strokeDasharray="4 3"
            />
            <text x={7} y={34} className={layer.number} fontSize={12} fill="var(--ice-89)">
              {cost}
            </text>
          </g>
        )
      })}
      <Posts ground={ground} spaces={plan.posts} />
    </Layer>
  )
})

/** Crosshairs on the places to shoot from. */
export function Posts({ ground, spaces }: { ground: Ground; spaces: readonly string[] }) {
  return spaces.map(space => {
    const [x, y] = ground.cell(ground.board.at(space))
    return (
      <g key={space} transform={`translate(${x * U} ${y * U})`} color="var(--amber-74)" data-post={space}>
        <circle cx={29} cy={11} r={8.5} fill="var(--steel-03)" fillOpacity={0.85} />
        <use href="#range" x={22} y={4} width={14} height={14} />
      </g>
    )
  })
}
