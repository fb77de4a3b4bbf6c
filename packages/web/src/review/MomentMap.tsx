import type { DoomView } from '@redoubt/doom'
import { box } from '@redoubt/doom/content'
import type { Event } from '@redoubt/kernel'
import { useEffect, useState } from 'react'
import { FloorPaths } from '../missions/FloorPaths.tsx'
import { type FloorPlan, floorPlan, missionFile } from '../missions/floorplan.ts'
import style from './MomentMap.module.css'

interface Props {
  mission: string
  view: DoomView
  /** What happened: who is named in it is in the middle. */
  event: Event
}

/** Spaces beside those it is about. */
const AROUND = 2.2

/** The part of the map on which a turning point took place, with whoever stood there. */
export default function MomentMap({ mission, view, event }: Props) {
  const [plan, setPlan] = useState<FloorPlan | null>(null)
  useEffect(() => {
    let gone = false
    missionFile(mission).then(
      file => gone || setPlan(floorPlan(file)),
      () => {}, // a mission of somebody's pack has no picture here
    )
    return () => {
      gone = true
    }
  }, [mission])
  const named = new Set(Object.values(event).filter(value => typeof value === 'string'))
  const standing = view.figures.filter(({ at }) => at.length > 0)
  const meant = standing.filter(({ id }) => named.has(id))
  if (!plan || meant.length === 0) return null
  const [left, top] = plan.box.split(' ').map(part => Number(part) + 1)
  const placeOf = (spaces: readonly string[]) => {
    const cells = spaces.map(cellOf)
    const mean = (n: 0 | 1) => cells.reduce((sum, cell) => sum + cell[n], 0) / cells.length
    return { x: left! + mean(0), y: top! + mean(1), size: cells.length > 1 ? 2 : 1 }
  }
  const places = meant.map(({ at }) => placeOf(at))
  const [x0, x1] = [Math.min(...places.map(({ x }) => x)), Math.max(...places.map(({ x }) => x)) + 1]
  const [y0, y1] = [Math.min(...places.map(({ y }) => y)), Math.max(...places.map(({ y }) => y)) + 1]
  const side = Math.max(x1 - x0, y1 - y0) + 2 * AROUND
  const frame = `${(x0 + x1 - side) / 2} ${(y0 + y1 - side) / 2} ${side} ${side}`
  return (
    <svg className={style.map} viewBox={frame} aria-hidden="true">
      <FloorPaths plan={plan} />
      {standing.map(({ id, kind, at }) => {
        const { x, y, size } = placeOf(at)
        const icon = box().demons[kind]?.icon ?? `marine-${id}`
        return (
          <svg key={id} x={x + (1 - size) / 2} y={y + (1 - size) / 2} width={size} height={size}>
            {named.has(id) ? <circle className={style.ring} cx="50%" cy="50%" r="49%" /> : null}
            <use href={`#${icon}`} width="100%" height="100%" />
          </svg>
        )
      })}
    </svg>
  )
}

/** "b3" is column 1, row 2; after z come aa, ab. */
function cellOf(name: string): [x: number, y: number] {
  const [, letters = '', row = '1'] = /^([a-z]+)(\d+)$/.exec(name) ?? []
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0)
  return [column - 1, Number(row) - 1]
}
