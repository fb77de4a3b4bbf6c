import { href } from '../app/router.ts'
import { useWords } from '../i18n/context.tsx'
import type { MatchCard } from '../tables/tables.ts'
import { Icon } from '../ui/Icon.tsx'
import type { GameId } from './draft.ts'

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
      ? href('new', 'quick', 'doom', 'black-bishop-1', '2', 'alpha')
      : href('new', 'quick', 'doom'),
    conquest: href('new', 'quick', 'conquest'),
  }
  return (
    <fieldset className="games">
      <legend className="sr-only">{t('home.choose-game')}</legend>
      {GAMES.map(game => (
        <div key={game} className={`game game-${game}`} data-chosen={game === chosen || undefined}>
          <img src={`./scene-${game}.svg`} alt="" width={440} height={300} />
          <label className="game-pick">
            <input type="radio" name="game" checked={game === chosen} onChange={() => onChoose(game)} />
            <span className="game-words">
              <b>{t(`game.${game}`)}</b>
              <small>{t(`home.about-${game}`)}</small>
            </span>
            <span className="game-chip" aria-hidden="true">
              {game === chosen ? <Icon id="ui-check" size={11} /> : null}
              {game === chosen ? t('home.chosen') : t('home.choose')}
            </span>
          </label>
          <span data-game={game}>
            <a
              className="btn primary game-quick"
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
