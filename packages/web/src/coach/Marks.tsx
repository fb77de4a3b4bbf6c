import { useEffect, useState } from 'react'
import style from './Marks.module.css'

/** How often the things are looked for: they may move with the map. */
const LOOK = 150

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A ring around what is meant, and an arrow to it from whoever would do it. Every click goes through. */
export function Marks({ from, to }: { from: readonly string[]; to: readonly string[] }) {
  const [boxes, setBoxes] = useState<[Box | null, Box | null]>([null, null])
  const wanted = JSON.stringify([from, to])
  useEffect(() => {
    const look = () => {
      const isCovered = document.querySelector('.overlay') !== null
      const [a, b] = (JSON.parse(wanted) as [string[], string[]]).map(list => (isCovered ? null : boxOf(list)))
      setBoxes(before => (JSON.stringify(before) === JSON.stringify([a, b]) ? before : [a ?? null, b ?? null]))
    }
    look()
    const timer = setInterval(look, LOOK)
    return () => clearInterval(timer)
  }, [wanted])
  const [start, goal] = boxes
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

function boxOf(selectors: readonly string[]): Box | null {
  for (const selector of selectors) {
    const box = document.querySelector(selector)?.getBoundingClientRect()
    if (box && box.width > 0) return { x: box.x, y: box.y, width: box.width, height: box.height }
  }
  return null
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
