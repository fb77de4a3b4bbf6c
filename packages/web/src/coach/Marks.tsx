import style from './Marks.module.css'
import { type Box, useBoxes } from './useBoxes.ts'

/** A ring around what is meant, and an arrow to it from whoever would do it. Every click goes through. */
export function Marks({ from, to }: { from: readonly string[]; to: readonly string[] }) {
  const [start, goal] = useBoxes([from, to])
  if (!goal) return null
  const line = start && arrow(start, goal)
  return (
    <svg className={style.marks} aria-hidden="true" data-part="coach-marks">
      {line ? (
        <>
          <path className={style.under} d={line} />
          <path className={style.line} d={line} />
        </>
      ) : null}
      <rect className={style.under} {...grown(goal, 4)} rx={10} />
      <rect className={style.ring} {...grown(goal, 4)} rx={10} />
    </svg>
  )
}

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  ...{ x: x - by, y: y - by },
  ...{ width: width + 2 * by, height: height + 2 * by },
})

const HEAD = 12

/** From middle to edge; none between things that touch or are the same. */
function arrow(a: Box, b: Box): string | null {
  const [ax, ay] = [a.x + a.width / 2, a.y + a.height / 2]
  const [bx, by] = [b.x + b.width / 2, b.y + b.height / 2]
  const far = Math.hypot(bx - ax, by - ay)
  const stop = Math.min(b.width, b.height) / 2 + 4
  if (far < stop + HEAD) return null
  const [ux, uy] = [(bx - ax) / far, (by - ay) / far]
  const [ex, ey] = [bx - ux * stop, by - uy * stop]
  const wing = (side: number) => `${ex - HEAD * (ux + side * uy * 0.6)} ${ey - HEAD * (uy - side * ux * 0.6)}`
  return `M${ax} ${ay}L${ex} ${ey}M${wing(1)}L${ex} ${ey}L${wing(-1)}`
}
