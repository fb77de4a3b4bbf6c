import type { ReactNode } from 'react'
import style from './Piles.module.css'

/** How many cards lie where, in one line at the foot of a panel. */
export function Piles({ children }: { children: ReactNode }) {
  return (
    <p className={style.piles} data-part="piles">
      {children}
    </p>
  )
}
