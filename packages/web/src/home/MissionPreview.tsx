import { useEffect, useState } from 'react'
import { useWords } from '../i18n/context.tsx'
import { Icon } from '../ui/Icon.tsx'
import { MISSIONS } from './catalogue.ts'
import { type FloorPlan, floorPlan, type MissionFile, missionFile } from './plan.ts'

const PORTAL = { blue: 'var(--portal-1)', yellow: 'var(--portal-2)', red: 'var(--portal-3)' } as const

/** The map in small, the numbers that matter, and what the threat card does. */
export default function MissionPreview({ mission, marines }: { mission: string; marines: number }) {
  const { t } = useWords()
  const [found, setFound] = useState<{ id: string; file: MissionFile; plan: FloorPlan } | null>(null)
  useEffect(() => {
    let gone = false
    missionFile(mission).then(file => gone || setFound({ id: mission, file, plan: floorPlan(file) }))
    return () => {
      gone = true
    }
  }, [mission])
  const card = MISSIONS[mission]!
  if (!found) return <div className="preview-wait" />
  const { file, plan } = found
  const count = (type: string) => file.items.filter(item => item.type === type).length
  return (
    <>
      <div className="plan-frame">
        <svg className="plan" viewBox={plan.box} role="img" aria-label={t('setup.map-of', { mission: card.name })}>
          <path d={plan.floor} className="plan-floor" />
          <path d={plan.difficult} className="plan-difficult" />
          <path d={plan.impassable} className="plan-impassable" />
          <path d={plan.grid} className="plan-grid" />
          <path d={plan.blocking} className="plan-blocking" />
          <path d={plan.walls} className="plan-walls" />
          <path d={plan.doors} className="plan-doors" />
          {file.marineStart.spaces.slice(0, marines).map(([x, y]) => (
            <rect
              key={`s${x},${y}`}
              className="plan-start"
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
            <circle
              key={`p${x},${y}`}
              cx={x + 0.5}
              cy={y + 0.5}
              r={0.4}
              fill={PORTAL[level]}
              stroke="#000"
              strokeWidth={0.12}
            />
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
      <ul className="preview-numbers">
        <li>
          <Icon id="frag" size={18} />
          {t('setup.frags', { count: card.frags[String(marines)] ?? 6 })}
        </li>
        <li>
          <Icon id="portal-2" size={18} />
          {t('setup.portals', { count: file.portals.length })}
        </li>
        <li>
          <Icon id="teleporter" size={18} />
          {t('setup.teleporters', { count: file.teleporters.length })}
        </li>
        <li>
          <Icon id="health-pack" size={18} />
          {t('setup.health-packs', { count: count('health-pack') })}
        </li>
      </ul>
      <p>
        {card.threat ? t('setup.threat', { name: card.threat.name, summary: card.threat.summary }) : t('setup.lesson')}
      </p>
    </>
  )
}
