import { useId } from 'react'
import { classes } from '../../ui/classes.ts'
import style from './Pointer.module.css'
import type { Aim } from './useAim.ts'
import { useSpotlight } from './useSpotlight.ts'

/** A ring around what is meant, and the rest in the dark for a while. Every click goes through. */
export function Pointer({ aim, shows }: { aim: Aim; shows: boolean }) {
  const id = useId()
  // While it is shown, what the table foretells is to be read.
  const isDark = useSpotlight(aim.element) && !shows
  const { left, top, width, height } = aim.box
  return (
    <>
      <svg
        className={classes(style.shade, isDark && style.dark)}
        data-part="spotlight"
        data-scheme="dark"
        aria-hidden="true"
      >
        <mask id={id}>
          <rect className={style.all} width="100%" height="100%" />
          {aim.lit.map(box => (
            <rect
              key={`${box.x} ${box.y}`}
              {...{ x: box.x - 6, y: box.y - 6, width: box.width + 12, height: box.height + 12, rx: 12 }}
            />
          ))}
        </mask>
        <rect width="100%" height="100%" mask={`url(#${id})`} />
      </svg>
      <div
        className={style.ring}
        data-part="ring"
        aria-hidden="true"
        style={{ left: left - 5, top: top - 5, width: width + 10, height: height + 10 }}
      />
    </>
  )
}
