import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import style from './DemonStats.module.css'

/** Figures of a demon card in one line. */
export function DemonStats({ children }: { children: ReactNode }) {
  return (
    <span className={style.stats} data-part="demon-stats">
      {children}
    </span>
  )
}

export function DemonStat({ icon, size, label, value }: { icon: string; size: number; label: string; value: number }) {
  return (
    <span data-stat={icon}>
      <Icon id={icon} size={size} label={label} />
      {value}
    </span>
  )
}
