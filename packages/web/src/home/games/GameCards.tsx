import { USUAL_MISSION } from '@redoubt/doom/usual'
import { href } from '../../app/router.ts'
import { useWords } from '../../i18n/context.tsx'
import type { MatchCard } from '../../tables/tables.ts'
import buttonStyle from '../../ui/Button.module.css'
import { classes } from '../../ui/classes.ts'
import hiddenStyle from '../../ui/Hidden.module.css'
import { Icon } from '../../ui/Icon.tsx'
import type { GameId } from '../setup/people.ts'
import style from './GameCards.module.css'

const GAMES = ['doom', 'conquest'] as const

/** Two big pictures: press one to set it up, press its button to be in a game at once. */
export function GameCards({
  chosen,
  onChoose,
  isFirst,
  seen,
}: {
  chosen: GameId
  onChoose(game: GameId): void
  isFirst: boolean
  seen: readonly MatchCard[] | null
}) {
  const { t } = useWords()
  // The first mission teaches; whoever has been there gets a whole one.
  const quick = {
    doom: seen?.some(({ game }) => game === 'doom')
      ? href('new', 'quick', 'doom', USUAL_MISSION, '2', 'alpha')
      : href('new', 'quick', 'doom'),
    conquest: href('new', 'quick', 'conquest'),
  }
  return (
    <fieldset className={style.games}>
      <legend className={hiddenStyle.srOnly}>{t('home.choose-game')}</legend>
      {GAMES.map(game => (
        <div
          key={game}
          className={classes(style.game, style[game])}
          data-scheme="dark"
          data-chosen={game === chosen || undefined}
        >
          <img src={`./scene-${game}.svg`} alt="" width={440} height={300} />
          <label className={style.pick}>
            <input type="radio" name="game" checked={game === chosen} onChange={() => onChoose(game)} />
            <span className={style.words}>
              <b>{t(`game.${game}`)}</b>
              <small>{t(`home.about-${game}`)}</small>
            </span>
            <span className={style.chip} aria-hidden="true">
              {game === chosen ? <Icon id="ui-check" size={11} /> : null}
              {game === chosen ? t('home.chosen') : t('home.choose')}
            </span>
          </label>
          <span data-game={game}>
            <a
              className={classes(buttonStyle.btn, buttonStyle.primary, style.quick)}
              href={quick[game]}
              aria-label={
                isFirst && game === 'doom'
                  ? t('home.start-training')
                  : t('home.start-quick', { game: t(`game.${game}`) })
              }
            >
              <Icon id="ui-play" size={13} />
              <span>{isFirst && game === 'doom' ? t('home.training') : t('home.quick')}</span>
            </a>
          </span>
        </div>
      ))}
    </fieldset>
  )
}
