import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import panelStyle from '../../ui/Panel.module.css'
import style from './OptionGroup.module.css'

/** Options that belong together, under their name. */
export function OptionGroup({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset className={style.group}>
      <legend className={classes(panelStyle.lab, style.name)}>{name}</legend>
      {children}
    </fieldset>
  )
}

/** Ticks in columns. */
export function Ticks({ children }: { children: ReactNode }) {
  return <div className={style.ticks}>{children}</div>
}
