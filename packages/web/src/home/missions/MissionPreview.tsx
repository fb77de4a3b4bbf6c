import { useEffect, useState } from 'react'
import { useWords } from '../../i18n/context.tsx'
import { missionIn } from '../../missions/catalogue.ts'
import { type FloorPlan, floorPlan, type MissionFile, missionFile } from '../../missions/floorplan.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Explained } from './Explained.tsx'
import { MissionMap } from './MissionMap.tsx'
import style from './MissionPreview.module.css'
import { PreviewWait } from './PreviewFrame.tsx'

/** The map in small, the numbers that matter, and what the threat card does. */
export default function MissionPreview({ mission, marines }: { mission: string; marines: number }) {
  const words = useWords()
  const { t } = words
  const [found, setFound] = useState<{ id: string; file: MissionFile; plan: FloorPlan } | null>(null)
  useEffect(() => {
    let gone = false
    missionFile(mission).then(file => gone || setFound({ id: mission, file, plan: floorPlan(file) }))
    return () => {
      gone = true
    }
  }, [mission])
  const card = missionIn(words, mission)
  if (!found) return <PreviewWait />
  const { file, plan } = found
  const count = (type: string) => file.items.filter(item => item.type === type).length
  return (
    <>
      <MissionMap file={file} plan={plan} marines={marines} label={t('setup.map-of', { mission: card.name })} />
      <ul className={style.numbers}>
        <li>
          <Explained term="doom/frag">
            <Icon id="frag" size={18} />
            {t('setup.frags', { count: card.frags[String(marines)] ?? 6 })}
          </Explained>
        </li>
        <li>
          <Explained term="doom/portal">
            <Icon id="portal-2" size={18} />
            {t('setup.portals', { count: file.portals.length })}
          </Explained>
        </li>
        <li>
          <Explained term="doom/teleporter">
            <Icon id="teleporter" size={18} />
            {t('setup.teleporters', { count: file.teleporters.length })}
          </Explained>
        </li>
        <li>
          <Explained term="doom/item">
            <Icon id="health-pack" size={18} />
            {t('setup.health-packs', { count: count('health-pack') })}
          </Explained>
        </li>
      </ul>
      <p>
        {card.threat ? t('setup.threat', { name: card.threat.name, summary: card.threat.summary }) : t('setup.lesson')}
      </p>
    </>
  )
}
