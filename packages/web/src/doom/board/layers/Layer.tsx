import type { ReactNode } from 'react'
import { classes } from '../../../ui/classes.ts'
import type { Ground } from '../../reading/ground.ts'
import style from './Layer.module.css'
import { U } from './unit.ts'

/** A drawing over the whole map, `U` units for a space. */
export function Layer({
  ground,
  spills,
  className,
  children,
}: {
  ground: Ground
  /** It may be seen beyond the rim of the map. */
  spills?: boolean
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <svg
      className={classes(style.layer, className)}
      viewBox={`0 0 ${ground.width * U} ${ground.height * U}`}
      overflow={spills ? 'visible' : undefined}
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
