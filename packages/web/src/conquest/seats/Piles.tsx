import type { Seat } from '@redoubt/kernel'
import { useWords } from '../../i18n/context.tsx'
import { classes } from '../../ui/classes.ts'
import hiddenStyle from '../../ui/Hidden.module.css'
import { Icon } from '../../ui/Icon.tsx'
import { cardUrl } from '../art/url.ts'
import { useTable } from '../common/context.ts'
import { designOf } from '../reading/printed.ts'
import { factionOf } from '../reading/sides.ts'
import { sideName, whose } from '../words/names.ts'
import style from './Piles.module.css'

interface Props {
  seat: Seat
  onPile(seat: Seat): void
}

/** A deck and its discard pile, which anybody may look through. */
export function Piles({ seat, onPile }: Props) {
  const { view } = useTable()
  const { t } = useWords()
  const player = view.players.find(one => one.seat === seat)
  if (!player) return null
  const top = player.discard.at(-1)
  const isOrks = factionOf(view, seat) === 'orks'
  return (
    <div className={style.piles} data-inspect="meter:deck">
      <span className={classes(style.pile, style.deck, isOrks && style.orks)} data-glide={`deck-${seat}`}>
        <b>{player.deck}</b>
        <small>{t('conquest.table.in-deck')}</small>
      </span>
      <button type="button" className={classes(style.pile, style.discard)} onClick={() => onPile(seat)}>
        <span className={hiddenStyle.srOnly}>
          {t('conquest.table.show-pile', { who: whose(view, seat), name: sideName(view, seat) })}
        </span>
        {top ? <img src={cardUrl(designOf(top))} alt="" /> : null}
        <b aria-hidden="true">{player.discard.length}</b>
        <small aria-hidden="true">{t('conquest.table.discard')}</small>
      </button>
    </div>
  )
}

/** The same as two numbers in a strip; pressed, it shows the discard pile. */
export function PileNumbers({ seat, onPile }: Props) {
  const { view } = useTable()
  const { t } = useWords()
  const player = view.players.find(one => one.seat === seat)
  if (!player) return null
  return (
    <button
      type="button"
      className={style.numbers}
      data-glide={`deck-${seat}`}
      data-inspect="meter:deck"
      onClick={() => onPile(seat)}
    >
      <span className={hiddenStyle.srOnly}>
        {t('conquest.table.in-deck-label', { count: player.deck })}.{' '}
        {t('conquest.table.show-pile', { who: whose(view, seat), name: sideName(view, seat) })}
      </span>
      <Icon id="cq-card" size={20} />
      <b aria-hidden="true">{player.deck}</b>
      <small aria-hidden="true">{t('conquest.table.discarded', { count: player.discard.length })}</small>
    </button>
  )
}
