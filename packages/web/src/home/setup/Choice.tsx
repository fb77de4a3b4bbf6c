import type { ReactNode } from 'react'
import style from './Choice.module.css'

interface Props {
  /** One of these is chosen. */
  group: string
  isChosen: boolean
  onChoose(): void
  children: ReactNode
}

/** A row of a list of which one is chosen; the row is one element. */
export function Choice({ group, isChosen, onChoose, children, ...label }: Props & { 'data-mission'?: string }) {
  return (
    <label {...label} className={style.choice}>
      <input type="radio" name={group} checked={isChosen} onChange={onChoose} />
      {children}
    </label>
  )
}
