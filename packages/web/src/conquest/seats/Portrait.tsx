import type { Seat } from '@redoubt/kernel'
import { useWords } from '../../i18n/context.tsx'
import { levelWord } from '../../match/levels.ts'
import { playerName, seatName } from '../../match/players.ts'
import type { SeatCard } from '../../tables/tables.ts'
import hiddenStyle from '../../ui/Hidden.module.css'
import { Icon } from '../../ui/Icon.tsx'
import { cardUrl } from '../art/url.ts'
import { useTable } from '../common/context.ts'
import { warlordOf } from '../reading/sides.ts'
import { cardName, placeWords, whose } from '../words/names.ts'
import style from './Portrait.module.css'

/** A warlord, how and where it is, and who plays it. */
export function Portrait({ seat, card }: { seat: Seat; card: SeatCard | undefined }) {
  const table = useTable()
  const words = useWords()
  const { t } = words
  const { view } = table
  const warlord = warlordOf(view, seat)
  if (!warlord) return null
  const bot = card?.plan.kind === 'bot' ? card.plan : null
  const name = card ? playerName(seat, card.plan, words) : seatName(seat, words)
  return (
    <div className={style.warlord} data-seat={seat === table.near ? 'near' : 'far'}>
      <button
        type="button"
        className={style.portrait}
        data-card={warlord.card}
        onClick={() => table.zoom(warlord.card)}
      >
        <span className={hiddenStyle.srOnly}>{t('conquest.card.zoom', { name: cardName(warlord.card) })}</span>
        <img src={cardUrl(warlord.design, warlord.bloodied)} alt="" />
      </button>
      <div className={style.words} data-card={warlord.card}>
        <b title={cardName(warlord.card)}>{cardName(warlord.card)}</b>
        <small>
          <Icon id={warlord.bloodied ? 'cq-warlord-bloodied' : 'cq-warlord'} size={15} />
          <span>
            {t(warlord.bloodied ? 'conquest.table.bloodied' : 'conquest.table.hale')} ·{' '}
            {warlord.at.startsWith('hq')
              ? t(warlord.ready ? 'conquest.table.ready' : 'conquest.table.exhausted')
              : placeWords(view, warlord.at, 'at', words)}
          </span>
          {whose(view, seat) === 'you' ? null : (
            <>
              <Icon id={bot ? 'ui-bot' : 'ui-human'} size={13} />
              <span>{bot ? t('conquest.table.bot', { level: t(levelWord(bot.level)) }) : name}</span>
            </>
          )}
        </small>
      </div>
    </div>
  )
}
