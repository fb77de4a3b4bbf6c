import type { Chair, TableCard } from '@redoubt/protocol'
import { href } from '../../app/router.ts'
import { useWords } from '../../i18n/context.tsx'
import { matchTitle } from '../../match/describe.ts'
import buttonStyle from '../../ui/Button.module.css'
import { Icon } from '../../ui/Icon.tsx'
import { SeatBadge } from '../seats/SeatBadge.tsx'
import { clockWords } from '../table/terms.ts'
import style from './TableRow.module.css'

/** A table of the lobby: what is played, by whom, which chairs are free, and the one thing to do with it. */
export function TableRow({ table }: { table: TableCard }) {
  const words = useWords()
  const { t } = words
  const { game, code, status, host, chairs, terms, round } = table
  const title = matchTitle(words, table)
  const free = chairs.filter(isFree).length
  const mayJoin = status === 'waiting' && free > 0
  const act = mayJoin ? 'join' : 'watch'
  return (
    <li className={style.row} data-table={code}>
      <span className={style.game} data-game={game} aria-hidden="true">
        <Icon id={game === 'doom' ? 'ui-demon' : 'cq-warlord'} size={24} />
      </span>
      <span className={style.words}>
        <b>{title}</b>
        <small>{t('lobby.host', { name: host.name, language: (host.language ?? 'none').toUpperCase() })}</small>
      </span>
      <span className={style.seats} role="img" aria-label={t('lobby.seats', { free, taken: chairs.length - free })}>
        {chairs.map(chair => (
          <SeatBadge
            key={chair.seat}
            game={game}
            seat={chair.seat}
            kept={isFree(chair) ? 'open' : chair.kind === 'person' ? 'person' : 'bot'}
            size={20}
          />
        ))}
      </span>
      <span className={style.clock}>
        <Icon id="ui-clock" size={14} />
        {status === 'running'
          ? t('lobby.round', { round: round ?? 0 })
          : t('lobby.clock', { clock: clockWords(terms.clock) ?? 'other' })}
      </span>
      <a
        className={buttonStyle.btn}
        href={href('table', code)}
        aria-label={t(`lobby.${act}-of`, { game: title, name: host.name })}
      >
        {t(`lobby.${act}`)}
      </a>
    </li>
  )
}

/** A chair that is kept for whoever has its link is nobody else's. A bot gives its place up before the match begins. */
const isFree = ({ kind, link, standIn }: Chair) =>
  (kind === 'open' && link === 'none') || (kind === 'bot' && standIn === null)
