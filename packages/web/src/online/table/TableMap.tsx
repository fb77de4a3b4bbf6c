import type { TableCard } from '@redoubt/protocol'
import { useEffect, useState } from 'react'
import { type FloorPlan, floorPlan, missionFile } from '../../missions/floorplan.ts'
import style from './TableMap.module.css'

/** What is played here, as a picture: the map of the mission; a quiet sky for Conquest. */
export function TableMap({ table }: { table: Pick<TableCard, 'game' | 'options'> }) {
  const { mission } = table.options as { mission?: string }
  const [plan, setPlan] = useState<FloorPlan | null>(null)
  useEffect(() => {
    let gone = false
    setPlan(null)
    if (table.game === 'doom' && mission)
      missionFile(mission).then(
        file => gone || setPlan(floorPlan(file)),
        () => {}, // a mission of somebody's pack has no picture here
      )
    return () => {
      gone = true
    }
  }, [table.game, mission])
  if (!plan) return <div className={style.map} data-game={table.game} aria-hidden="true" />
  return (
    <svg className={style.map} viewBox={plan.box} aria-hidden="true">
      <path d={plan.floor} className={style.floor} />
      <path d={plan.difficult} className={style.difficult} />
      <path d={plan.impassable} className={style.impassable} />
      <path d={plan.grid} className={style.grid} />
      <path d={plan.blocking} className={style.blocking} />
      <path d={plan.walls} className={style.walls} />
      <path d={plan.doors} className={style.doors} />
    </svg>
  )
}
