import type { KeywordId, SeenUnit } from '@redoubt/conquest'
import { Icon } from '../../ui/Icon.tsx'
import { cardData } from '../reading/printed.ts'
import style from './Signs.module.css'

/** Keywords that change a battle, in the order of their squares. */
const KEYWORDS: ReadonlyArray<[KeywordId, string]> = [
  ['area-effect', 'kw-area'],
  ['brutal', 'kw-brutal'],
  ['armorbane', 'kw-armorbane'],
  ['flying', 'kw-flying'],
  ['ranged', 'kw-ranged'],
]

/** Squares in the corner of a unit: that it is a warlord, hale or bloodied, and its keywords with their number. */
export function Signs({ unit }: { unit: SeenUnit }) {
  const isWarlord = cardData(unit.card)?.type === 'warlord'
  const keywords = KEYWORDS.filter(([keyword]) => unit.keywords.includes(keyword))
  if (!isWarlord && keywords.length === 0) return null
  return (
    <span className={style.signs}>
      {isWarlord ? (
        <span data-sign={unit.bloodied ? 'bloodied' : 'warlord'}>
          <Icon id={unit.bloodied ? 'cq-warlord-bloodied' : 'cq-warlord'} size={16} />
        </span>
      ) : null}
      {keywords.map(([keyword, icon]) => (
        <span key={keyword} data-sign={keyword}>
          <Icon id={icon} size={14} />
          {keyword === 'area-effect' && unit.areaEffect ? <b>{unit.areaEffect}</b> : null}
        </span>
      ))}
    </span>
  )
}
