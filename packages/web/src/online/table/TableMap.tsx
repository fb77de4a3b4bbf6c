import type { TableCard } from '@redoubt/protocol'
import { useEffect, useState } from 'react'
import { FloorPaths } from '../../missions/FloorPaths.tsx'
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
      <FloorPaths plan={plan} />
    </svg>
  )
}
