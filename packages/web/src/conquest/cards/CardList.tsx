import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import style from './CardList.module.css'

/** Cards side by side. */
export function CardList({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <ul className={classes(style.list, className)}>{children}</ul>
}
