import type { ComponentProps } from 'react'
import { classes } from '../../ui/classes.ts'
import style from './Column.module.css'

interface Props extends Omit<ComponentProps<'section'>, 'className'> {
  /** What the rail calls it: a place, or "hq". */
  name: string
  state?: 'chosen' | 'battle' | undefined
  /** The stage of a battle, one of the row, or one that steps back for a stage. */
  shape: 'stage' | 'row' | 'slim'
  isDown?: boolean
  /** What is picked up may be put anywhere on it. */
  isTarget?: boolean
}

/** One column of the field: the far side above, the near side below. */
export function Column({ name, state, shape, isDown = false, isTarget = false, ...section }: Props) {
  return (
    <section
      {...section}
      className={classes(
        style.column,
        style[shape],
        state && style[state],
        isDown && style.down,
        isTarget && style.target,
      )}
      data-column={name}
      data-shape={shape}
    />
  )
}
