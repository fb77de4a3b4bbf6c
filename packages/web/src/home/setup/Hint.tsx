import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import pageStyle from '../../ui/Page.module.css'
import style from './Hint.module.css'

/** A remark about what can be chosen here. */
export function Hint({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <p className={classes(pageStyle.sub, style.hint, className)}>{children}</p>
}
