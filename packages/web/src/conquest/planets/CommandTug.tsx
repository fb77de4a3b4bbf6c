import type { SeenPlanet } from '@redoubt/conquest'
import type { Seat } from '@redoubt/kernel'
import { classes } from '../../ui/classes.ts'
import style from './CommandTug.module.css'

/** Command icons, the near side first. */
export function commandIcons({ icons: [a, b] = [0, 0] }: SeenPlanet, near: Seat): [mine: number, theirs: number] {
  return near === 'a' ? [a, b] : [b, a]
}

/** Both sides pull at a planet with the command icons of their ready units. */
export function CommandTug({ planet, near }: { planet: SeenPlanet; near: Seat }) {
  const [mine, theirs] = commandIcons(planet, near)
  const { winner = null } = planet
  const total = mine + theirs
  return (
    <span aria-hidden="true" className={style.tug}>
      <i className={classes(style.far, winner !== null && winner !== near && style.wins)}>{theirs}</i>
      <span className={classes(total === 0 && style.nobody)}>
        <em style={{ width: `${total === 0 ? 50 : (theirs / total) * 100}%` }} />
      </span>
      <i className={classes(style.near, winner === near && style.wins)}>{mine}</i>
    </span>
  )
}
