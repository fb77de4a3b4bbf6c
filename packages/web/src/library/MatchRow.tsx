import { href } from '../app/router.ts'
import { ago, humans, matchIcon, matchState, matchTitle } from '../home/describe.ts'
import { useWords } from '../i18n/context.tsx'
import type { MatchCard } from '../tables/tables.ts'
import { Icon } from '../ui/Icon.tsx'
import { useExport } from './useExport.tsx'

export function MatchRow({ card, onDelete }: { card: MatchCard; onDelete(): void }) {
  const words = useWords()
  const { t } = words
  const exporting = useExport()
  const game = matchTitle(words, card)
  const bots = Object.values(card.seats).filter(({ kind }) => kind === 'bot').length
  return (
    <li className="panel library-row" data-match={card.id}>
      <Icon id={matchIcon(card)} size={52} />
      <div className="library-words">
        <h3>{game}</h3>
        <p>
          <b>{matchState(words, card)}</b>
          <span>{t(`game.${card.game}` as 'game.doom')}</span>
          <span>{t('matches.seats', { people: humans(card).size, bots })}</span>
          <span>{t('matches.decisions', { count: card.made })}</span>
          <span>{ago(words.locale, card.updated)}</span>
          {card.operation ? <a href={href('new', 'operation', card.operation)}>{t('matches.operation')}</a> : null}
        </p>
      </div>
      <div className="library-ways">
        {card.outcome ? null : (
          <a className="btn primary" href={href('match', card.id)} aria-label={t('matches.continue-of', { game })}>
            <Icon id="ui-play" size={14} />
            <span>{t('matches.continue')}</span>
          </a>
        )}
        <a
          className={card.outcome ? 'btn primary' : 'btn'}
          href={href('replay', card.id)}
          aria-label={t('matches.replay-of', { game })}
        >
          <Icon id="ui-replay" size={15} />
          <span>{t('matches.replay')}</span>
        </a>
        <button
          type="button"
          className="btn"
          aria-label={t('matches.export-of', { game })}
          onClick={() => exporting.start(card.id, card.outcome !== null)}
        >
          {t('matches.export')}
        </button>
        <button type="button" className="btn ghost" aria-label={t('matches.delete-of', { game })} onClick={onDelete}>
          {t('matches.delete')}
        </button>
        {exporting.dialog}
      </div>
    </li>
  )
}
