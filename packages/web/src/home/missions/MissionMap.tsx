import type { FloorPlan, MissionFile } from '../../missions/floorplan.ts'
import style from './MissionMap.module.css'

const PORTAL = { blue: 'var(--portal-1)', yellow: 'var(--portal-2)', red: 'var(--portal-3)' } as const

interface Props {
  file: MissionFile
  plan: FloorPlan
  marines: number
  label: string
}

/** The map of a mission in small: floor, walls, and what lies there at the beginning. */
export function MissionMap({ file, plan, marines, label }: Props) {
  return (
    <div className={style.frame}>
      <svg className={style.map} viewBox={plan.box} role="img" aria-label={label}>
        <path d={plan.floor} className={style.floor} />
        <path d={plan.difficult} className={style.difficult} />
        <path d={plan.impassable} className={style.impassable} />
        <path d={plan.grid} className={style.grid} />
        <path d={plan.blocking} className={style.blocking} />
        <path d={plan.walls} className={style.walls} />
        <path d={plan.doors} className={style.doors} />
        {file.marineStart.spaces.slice(0, marines).map(([x, y]) => (
          <rect
            key={`s${x},${y}`}
            className={style.start}
            x={x + 0.15}
            y={y + 0.15}
            width={0.7}
            height={0.7}
            rx={0.15}
          />
        ))}
        {file.teleporters.map(({ at: [x, y] }) => (
          <use key={`t${x},${y}`} href="#teleporter" x={x} y={y} width={1} height={1} />
        ))}
        {file.portals.map(({ at: [x, y], level }) => (
          <circle key={`p${x},${y}`} className={style.portal} cx={x + 0.5} cy={y + 0.5} r={0.4} fill={PORTAL[level]} />
        ))}
        {file.items.map(({ type, at: [x, y] }) => (
          <use
            key={`i${x},${y}`}
            href={`#${type === 'weapon' ? 'weapon-chaingun' : 'health-pack'}`}
            x={x}
            y={y}
            width={1}
            height={1}
          />
        ))}
        {file.objectiveTokens.map(({ at: [x, y] }) => (
          <use key={`o${x},${y}`} href="#objective" x={x} y={y} width={1} height={1} />
        ))}
      </svg>
    </div>
  )
}
