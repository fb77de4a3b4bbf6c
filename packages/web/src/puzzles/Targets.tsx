import { useBoxes } from '../coach/useBoxes.ts'
import type { Goal } from './puzzles.ts'
import style from './Targets.module.css'

/** Red rings around those whom the goal names, while they are on the board. Every click goes through. */
export function Targets({ goal }: { goal: Goal }) {
  const names = goal.do === 'kill' ? goal.figures : []
  const [board, ...boxes] = useBoxes([
    ['[data-region="board"]'],
    ...names.map(name => [`[data-space][data-figure="${name}"]`]),
  ])
  if (!board) return null
  return (
    <svg className={style.targets} aria-hidden="true" data-part="targets">
      {boxes.map((box, n) => {
        if (!box) return null
        const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2]
        // What the map has been moved away from is not ringed over something else.
        const isIn = cx > board.x && cx < board.x + board.width && cy > board.y && cy < board.y + board.height
        return isIn ? <circle key={names[n]} cx={cx} cy={cy} r={Math.max(box.width, box.height) * 0.58} /> : null
      })}
    </svg>
  )
}
