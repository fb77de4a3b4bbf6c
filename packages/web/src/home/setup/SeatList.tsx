import type { ReactNode } from 'react'
import style from './SeatList.module.css'

/** The seats of a table, one below the other. */
export function SeatList({ children }: { children: ReactNode }) {
  return <ul className={style.seats}>{children}</ul>
}
