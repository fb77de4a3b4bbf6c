import type { Box } from '../layers/shapes.ts'
import { U } from '../layers/unit.ts'

/** Corner brackets around a base: thin for what may be picked, strong for what is. */
export function Brackets({ box, colour, strong }: { box: Box; colour: string; strong?: boolean }) {
  const a = strong ? 4 : 1
  const arm = strong ? 10 : 8
  const [x0, y0, x1, y1] = [box.x * U - a, box.y * U - a, (box.x + box.w) * U + a, (box.y + box.h) * U + a]
  const path = `M${x0} ${y0 + arm}V${y0}H${x0 + arm}M${x1 - arm} ${y0}H${x1}V${y0 + arm}M${x1} ${y1 - arm}V${y1}H${x1 - arm}M${x0 + arm} ${y1}H${x0}V${y1 - arm}`
  return (
    <g fill="none">
      <path d={path} stroke="var(--ice-06)" strokeWidth={strong ? 6.5 : 4.5} />
      <path d={path} stroke={colour} strokeWidth={strong ? 3 : 2} />
    </g>
  )
}
