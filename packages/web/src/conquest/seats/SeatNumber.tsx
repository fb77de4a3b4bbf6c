import type { ReactNode } from 'react'
import style from './SeatNumber.module.css'

/** A number of a side with its picture; it pops when it appears. */
export function SeatNumber({
  thing,
  value,
  words,
  children,
}: {
  /** What the inspector says about it. */
  thing: 'resources' | 'hand'
  value: number
  words: string
  children: ReactNode
}) {
  return (
    <span className={style.number} data-inspect={`meter:${thing}`}>
      {children}
      <b>{value}</b>
      <small>{words}</small>
    </span>
  )
}
