import { classes } from './classes.ts'
import style from './Icon.module.css'

/** A symbol of the sprite. With a label it is a picture; without one it stands beside words that say the same. */
export function Icon({
  id,
  size = 16,
  label,
  className,
}: {
  id: string
  size?: number
  label?: string
  className?: string
}) {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg className={classes(style.ic, className)} width={size} height={size} {...named}>
      <use href={`#${id}`} />
    </svg>
  )
}
