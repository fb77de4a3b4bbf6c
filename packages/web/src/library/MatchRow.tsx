import { href } from '../app/router.ts'
import { useWords } from '../i18n/context.tsx'
import { ago, humans, matchIcon, matchState, matchTitle } from '../match/describe.ts'
import { useExport } from '../match/export/useExport.tsx'
import { PracticeMark } from '../match/Practice.tsx'
import { MoveOnline } from '../online/opening/MoveOnline.tsx'
import type { MatchCard } from '../tables/tables.ts'
import buttonStyle from '../ui/Button.module.css'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import panelStyle from '../ui/Panel.module.css'
import style from './MatchRow.module.css'

interface Props {
  card: MatchCard
  /** The code of the table at the server where it goes on. */
  moved?: string | undefined
  /** While several are being chosen. */
  select?: { isChosen: boolean; choose(on: boolean): void } | undefined
  onDelete(): void
}

export function MatchRow({ card, moved, select, onDelete }: Props) {
  const words = useWords()
  const { t } = words
  const exporting = useExport()
  const game = matchTitle(words, card)
  const bots = Object.values(card.seats).filter(({ kind }) => kind === 'bot').length
  return (
    <li className={classes(panelStyle.panel, style.row)} data-match={card.id}>
      {select ? (
        <input
          type="checkbox"
          className={style.choose}
          checked={select.isChosen}
          aria-label={t('matches.select-of', { game })}
          onChange={event => select.choose(event.target.checked)}
        />
      ) : (
        <Icon id={matchIcon(card)} size={52} />
      )}
      <div className={style.words}>
        <h3>{game}</h3>
        <p>
          <b>{matchState(words, card)}</b>
          {card.practice ? <PracticeMark /> : null}
          <span>{t(`game.${card.game}` as 'game.doom')}</span>
          <span>{t('matches.seats', { people: humans(card).size, bots })}</span>
          <span>{t('matches.decisions', { count: card.made })}</span>
          <span>{ago(words.locale, card.updated)}</span>
          {card.operation ? <a href={href('new', 'operation', card.operation)}>{t('matches.operation')}</a> : null}
        </p>
      </div>
      <div className={style.ways}>
        {moved ? (
          <a
            className={classes(buttonStyle.btn, buttonStyle.primary)}
            href={href('table', moved)}
            aria-label={t('matches.goes-on-of', { game })}
          >
            <Icon id="ui-people" size={15} />
            <span>{t('matches.goes-on-online')}</span>
          </a>
        ) : null}
        {card.outcome || moved ? null : (
          <a
            className={classes(buttonStyle.btn, buttonStyle.primary)}
            href={href('match', card.id)}
            aria-label={t('matches.continue-of', { game })}
          >
            <Icon id="ui-play" size={14} />
            <span>{t('matches.continue')}</span>
          </a>
        )}
        <a
          className={card.outcome ? classes(buttonStyle.btn, buttonStyle.primary) : buttonStyle.btn}
          href={href('replay', card.id)}
          aria-label={t('matches.replay-of', { game })}
        >
          <Icon id="ui-replay" size={15} />
          <span>{t('matches.replay')}</span>
        </a>
        {card.outcome || moved || card.operation ? null : <MoveOnline card={card} name={game} />}
        <button
          type="button"
          className={buttonStyle.btn}
          aria-label={t('matches.export-of', { game })}
          onClick={() => exporting.start(card.id, card.outcome !== null)}
        >
          {t('matches.export')}
        </button>
        <button
          type="button"
          className={classes(buttonStyle.btn, buttonStyle.ghost)}
          aria-label={t('matches.delete-of', { game })}
          onClick={onDelete}
        >
          {t('matches.delete')}
        </button>
        {exporting.dialog}
      </div>
    </li>
  )
}
