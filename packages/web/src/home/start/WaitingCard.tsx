import { href } from '../../app/router.ts'
import { useWords } from '../../i18n/context.tsx'
import { ago, matchIcon, matchState, matchTitle } from '../../match/describe.ts'
import { playerName } from '../../match/players.ts'
import type { Listed } from '../../online/lists/listed.ts'
import { Face } from '../../online/seats/Face.tsx'
import { TableMap } from '../../online/table/TableMap.tsx'
import { seatLook } from '../../screen/seat-look.ts'
import buttonStyle from '../../ui/Button.module.css'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import style from './WaitingCard.module.css'

/** The biggest card of the start page: your turn, else the match to go on with. */
export function WaitingCard({ first }: { first: Listed }) {
  const words = useWords()
  const { t } = words
  const { card, online, yours } = first
  const title = matchTitle(words, card)
  const isYours = online !== undefined && yours
  return (
    <section className={style.card} data-yours={isYours || undefined} data-waits={card.id} aria-label={title}>
      <span className={style.picture} data-scheme="dark" data-game={card.game}>
        {card.game === 'doom' ? (
          <TableMap table={card} />
        ) : (
          <img src="./scene-conquest.svg" alt="" width={440} height={300} />
        )}
        {isYours ? <b className={style.flag}>{t('home.your-turn')}</b> : null}
      </span>
      <div className={style.words}>
        <h2>{title}</h2>
        <p className={style.state}>
          <Icon id={matchIcon(card)} size={46} />
          <span>
            <b>{online?.status === 'waiting' ? t('matches.gathering') : matchState(words, card)}</b>
            <small>{ago(words.locale, card.updated)}</small>
          </span>
        </p>
        <p className={style.people}>
          {Object.entries(card.seats).map(([seat, plan]) => (
            <Face
              key={seat}
              name={playerName(seat, plan, words)}
              colour={seatLook(card.game, seat).colour}
              isBot={plan.kind === 'bot'}
              presence={online?.chairs.find(chair => chair.seat === seat)?.presence?.state ?? null}
            />
          ))}
        </p>
        <a
          className={classes(buttonStyle.btn, buttonStyle.primary)}
          href={online ? href('table', online.code) : href('match', card.id)}
          aria-label={t(isYours ? 'matches.your-turn-of' : 'matches.continue-of', { game: title })}
        >
          <Icon id="ui-play" size={18} />
          <span>{t(isYours ? 'matches.your-turn' : 'matches.continue')}</span>
        </a>
      </div>
    </section>
  )
}
