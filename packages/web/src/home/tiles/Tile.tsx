import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import panelStyle from '../../ui/Panel.module.css'
import style from './Tile.module.css'

interface Props {
  href: string
  icon: string
  size: number
  title: string
  lines: readonly string[]
  children?: ReactNode
}

/** Something to go on with. */
export function Tile({ href, icon, size, title, lines, children }: Props) {
  return (
    <a className={classes(panelStyle.panel, style.tile)} href={href}>
      <Icon id={icon} size={size} />
      <span>
        <b>{title}</b>
        {lines.map(line => (
          <small key={line}>{line}</small>
        ))}
        {children}
      </span>
    </a>
  )
}
