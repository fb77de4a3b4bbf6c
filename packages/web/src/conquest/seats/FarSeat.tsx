import { useWords } from '../../i18n/context.tsx'
import { classes } from '../../ui/classes.ts'
import { useTable } from '../common/context.ts'
import { factionOf } from '../reading/sides.ts'
import { CardBacks } from './CardBacks.tsx'
import { dialIsSet } from './dial.ts'
import { Flags } from './Flags.tsx'
import { PileNumbers } from './Piles.tsx'
import { PlanetsWon } from './PlanetsWon.tsx'
import { Portrait } from './Portrait.tsx'
import { Resources } from './Resources.tsx'
import style from './Seat.module.css'
import type { SeatProps } from './seat.ts'

/** The opponent at the upper edge: everything that everybody may see. */
export function FarSeat({ seat, match, onPile }: SeatProps) {
  const { t } = useWords()
  const { view } = useTable()
  const isMarines = factionOf(view, seat) === 'space-marines'
  return (
    <section
      className={classes(style.seat, style.far, isMarines && style.marines)}
      data-layer
      data-scheme="dark"
      aria-label={t('conquest.table.opponent')}
    >
      <Portrait seat={seat} card={match.seats.find(card => card.seat === seat)} />
      <Flags seat={seat} hasDial={dialIsSet(match, seat)} />
      <span className={style.space} />
      <Resources seat={seat} />
      <CardBacks seat={seat} />
      <PileNumbers seat={seat} onPile={onPile} />
      <PlanetsWon seat={seat} />
    </section>
  )
}
