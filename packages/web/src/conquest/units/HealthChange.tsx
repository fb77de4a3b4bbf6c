import { classes } from '../../ui/classes.ts'
import { useTable } from '../common/context.ts'
import style from './HealthChange.module.css'
import { healthChange } from './happening.ts'

/** Damage and healing rise from the unit they happen to. */
export function HealthChange({ card }: { card: string }) {
  const { event, eventNumber } = useTable()
  const amount = healthChange(card, event)
  if (amount === 0) return null
  return (
    <span
      key={eventNumber}
      className={classes(style.change, amount < 0 ? style.hurt : style.healed)}
      aria-hidden="true"
    >
      {amount < 0 ? `−${-amount}` : `+${amount}`}
    </span>
  )
}
