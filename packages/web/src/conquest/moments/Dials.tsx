import type { Conquest, ConquestEvent } from '@redoubt/conquest'
import { useWords } from '../../i18n/context.tsx'
import type { Match } from '../../screen/match.ts'
import { cardUrl, planetUrl } from '../art/url.ts'
import { useTable } from '../common/context.ts'
import { planetAt } from '../reading/places.ts'
import { designOf } from '../reading/printed.ts'
import { warlordOf } from '../reading/sides.ts'
import { cardName } from '../words/names.ts'
import style from './Dials.module.css'

type Commit = Extract<ConquestEvent, { type: 'commit' }>

/** Both dials, turned over at the same moment: which warlord goes where. */
export function Dials({ match }: { match: Match<Conquest> }) {
  const { t } = useWords()
  const { view, near } = useTable()
  if (match.onScreen?.event.type !== 'commit') return null
  const commits = match.log.flatMap(({ event }) => (event.type === 'commit' ? [event as Commit] : [])).slice(-2)
  const both = [...commits].sort(({ seat }) => (seat === near ? 1 : -1))
  const meet = both.length === 2 && both[0]!.planet === both[1]!.planet
  return (
    <div
      className={style.dials}
      role="img"
      aria-label={t('conquest.moment.dials')}
      data-part="dials"
      data-scheme="dark"
    >
      {both.map(({ seat, planet }) => {
        const warlord = warlordOf(view, seat)
        const data = planetAt(view, planet)
        return (
          <figure key={seat} className={seat === near ? style.near : style.far}>
            {warlord ? <img src={cardUrl(designOf(warlord.card), warlord.bloodied)} alt="" /> : null}
            <b>{planet.slice(1)}</b>
            <figcaption>
              {data ? <img src={planetUrl(data.id)} alt="" /> : null}
              <span>
                {warlord ? cardName(warlord.card) : ''}
                <em>{data?.name}</em>
              </span>
            </figcaption>
          </figure>
        )
      })}
      {meet ? <strong>{t('conquest.moment.meet')}</strong> : null}
    </div>
  )
}
