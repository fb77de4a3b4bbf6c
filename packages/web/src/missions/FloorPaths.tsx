import style from './FloorPaths.module.css'
import type { FloorPlan } from './floorplan.ts'

/** The floor of a mission inside a drawing: one unit per space. */
export function FloorPaths({ plan }: { plan: FloorPlan }) {
  return (
    <g className={style.plan}>
      <path d={plan.floor} className={style.floor} />
      <path d={plan.difficult} className={style.difficult} />
      <path d={plan.impassable} className={style.impassable} />
      <path d={plan.grid} className={style.grid} />
      <path d={plan.blocking} className={style.blocking} />
      <path d={plan.walls} className={style.walls} />
      <path d={plan.doors} className={style.doors} />
    </g>
  )
}
