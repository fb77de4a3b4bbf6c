import type { Conquest } from '@redoubt/conquest'
import { useWords } from '../../i18n/context.tsx'
import type { Match } from '../../screen/match.ts'
import { Icon } from '../../ui/Icon.tsx'
import { planetUrl } from '../art/url.ts'
import { useTable } from '../common/context.ts'
import { planetAt } from '../reading/places.ts'
import { sideName, whose } from '../words/names.ts'
import style from './Struggle.module.css'

/** One command struggle: the planet, the icons of both sides, and who takes it. */
export function Struggle({ match }: { match: Match<Conquest> }) {
  const { t } = useWords()
  const { view, near } = useTable()
  const event = match.onScreen?.event
  if (event?.type !== 'struggle' || event.icons[0] + event.icons[1] === 0) return null
  const data = planetAt(view, event.planet)
  const [a, b] = event.icons
  const [mine, theirs] = near === 'a' ? [a, b] : [b, a]
  return (
    <div className={style.struggle} data-part="struggle" data-scheme="dark" key={event.planet} aria-hidden="true">
      {data ? <img src={planetUrl(data.id)} alt="" /> : null}
      <span>
        <b>{data?.name}</b>
        <span className={style.icons}>
          <em className={style.far}>{theirs}</em>
          <Icon id="cq-command" size={22} />
          <em className={style.near}>{mine}</em>
        </span>
        <small className={event.winner === near ? style.near : event.winner ? style.far : undefined}>
          {event.winner === null
            ? t('conquest.moment.tied')
            : t(event.rule === 'CQ-6.9' ? 'conquest.moment.by-warlord' : 'conquest.moment.by-icons', {
                who: whose(view, event.winner),
                name: sideName(view, event.winner),
              })}
        </small>
      </span>
    </div>
  )
}
