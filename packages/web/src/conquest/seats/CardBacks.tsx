import type { Seat } from '@redoubt/kernel'
import { useWords } from '../../i18n/context.tsx'
import { classes } from '../../ui/classes.ts'
import { useTable } from '../common/context.ts'
import { factionOf } from '../reading/sides.ts'
import style from './CardBacks.module.css'
import { SeatNumber } from './SeatNumber.tsx'

/** The hand of somebody else: how many cards, never which. Cards everybody has seen are no secret, but stay in the log. */
export function CardBacks({ seat }: { seat: Seat }) {
  const { t } = useWords()
  const { view } = useTable()
  const count = view.players.find(player => player.seat === seat)?.hand ?? 0
  const isMarines = factionOf(view, seat) === 'space-marines'
  return (
    <SeatNumber thing="hand" value={count} words={t('conquest.table.in-hand', { count })}>
      <span className={classes(style.fan, isMarines && style.marines)} aria-hidden="true">
        {Array.from({ length: Math.min(count, 7) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: backs all alike
          <i key={i} />
        ))}
      </span>
    </SeatNumber>
  )
}
