import { href } from '../app/router.ts'
import { useWords } from '../i18n/context.tsx'
import type { MatchCard } from '../tables/tables.ts'
import { Icon } from '../ui/Icon.tsx'
import { ago, matchIcon, matchState, matchTitle } from './describe.ts'

/** The latest two matches: running ones first. */
export function ContinueTiles({ matches }: { matches: readonly MatchCard[] | null }) {
  const words = useWords()
  const { t } = words
  if (matches === null) return <div className="tiles" />
  if (matches.length === 0)
    return (
      <div className="tiles empty">
        <Icon id="redoubt" size={34} />
        <p>
          {t('home.new-here')} {t('matches.none')}
        </p>
      </div>
    )
  const latest = [...matches].sort((a, b) => Number(a.outcome !== null) - Number(b.outcome !== null)).slice(0, 2)
  return (
    <ul className="tiles">
      {latest.map(card => (
        <li key={card.id}>
          <a className="panel tile" href={href(card.outcome ? 'replay' : 'match', card.id)}>
            <Icon id={matchIcon(card)} size={52} />
            <span>
              <b>{matchTitle(words, card)}</b>
              <small>{matchState(words, card)}</small>
              <small>{ago(words.locale, card.updated)}</small>
              <span className="tile-go">
                <Icon id={card.outcome ? 'ui-replay' : 'ui-play'} size={12} />
                {card.outcome ? t('matches.replay') : t('matches.continue')}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
