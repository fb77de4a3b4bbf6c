import type { CSSProperties, ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import type { Layout } from '../common/useLayout.ts'
import style from './Army.module.css'

/** Where an army stands: on the planet of a battle, at one of the row, in an HQ. */
type ArmyPlace = 'stage' | 'row' | 'hq'

/** Cards side by side on a stage before another row begins; past twice as many, the row scrolls. */
const STAGE: Readonly<Record<Layout, { abreast: number; rows: number }>> = {
  desk: { abreast: 5, rows: 2 },
  narrow: { abreast: 3, rows: 3 },
  upright: { abreast: 3, rows: 2 },
  flat: { abreast: 99, rows: 1 },
}

/** How many rows an army has, and how many cards the longest of them. */
function ranks(place: ArmyPlace, count: number, layout: Layout): { rows: number; abreast: number } {
  if (place === 'stage') {
    const { abreast, rows: most } = STAGE[layout]
    const rows = Math.max(1, Math.min(most, Math.ceil(count / abreast)))
    return { rows, abreast: Math.max(1, Math.ceil(count / rows)) }
  }
  // An HQ is narrow; that of an upright tablet is tall.
  const isHome = place === 'hq'
  const inOne = isHome && layout === 'narrow' ? 4 : 2
  const abreast = count <= inOne ? 1 : isHome || count <= 2 * inOne ? 2 : 3
  return { rows: Math.max(1, Math.ceil(count / abreast)), abreast: Math.min(abreast, Math.max(1, count)) }
}

/** Where many stand, less is written on each of them. */
function crowd(place: ArmyPlace, rows: number, abreast: number): string | undefined {
  if (place === 'stage') return abreast > 5 ? style.pressed : rows > 1 ? style.close : undefined
  const most = place === 'hq' ? 1 : 2
  return abreast > most ? style.crowd : abreast > 1 ? style.pressed : undefined
}

interface Props {
  side: 'near' | 'far'
  place: ArmyPlace
  count: number
  layout: Layout
  /** One under the other, pictures only: an HQ during a battle elsewhere. */
  isSlim?: boolean
  children: ReactNode
}

/** The cards of one side at one place: as large as they can be. */
export function Army({ side, place, count, layout, isSlim = false, children }: Props) {
  const { rows, abreast } = isSlim ? { rows: count, abreast: 1 } : ranks(place, count, layout)
  return (
    <div
      className={classes(style.army, style[side], style[place], isSlim ? style.slim : crowd(place, rows, abreast))}
      data-army={place}
    >
      <div className={style.ranks} style={{ '--rows': rows, '--abreast': abreast } as CSSProperties}>
        {children}
      </div>
    </div>
  )
}
