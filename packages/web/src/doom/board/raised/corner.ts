import type { View } from '../camera/useCamera.ts'

interface Corner {
  x: 'left' | 'right'
  y: 'top' | 'bottom'
}

/** In the order in which they are liked: below is nearest to the hand. */
const CORNERS: readonly Corner[] = [
  { x: 'left', y: 'bottom' },
  { x: 'right', y: 'bottom' },
  { x: 'left', y: 'top' },
  { x: 'right', y: 'top' },
]

/** What should not be hidden, and how badly. */
interface Kept {
  worth: number
  cells: readonly (readonly [column: number, row: number])[]
}

/** About what a raised card takes of a window. */
const raisedSize = (height: number): { width: number; height: number } => ({
  width: Math.min(300, Math.max(212, height * 0.3)),
  height: Math.min(400, Math.max(270, height * 0.4)),
})

/** The corner of the window where a card hides least. */
export function cornerFor({ camera, frame }: Pick<View, 'camera' | 'frame'>, kept: readonly Kept[]): Corner {
  const size = raisedSize(frame.height)
  const hidden = ({ x, y }: Corner) => {
    const left = x === 'left' ? frame.left + 10 : frame.width - size.width - 10
    const top = y === 'top' ? 12 : frame.height - size.height - 12
    const hides = ([column, row]: readonly [number, number]) => {
      const [cx, cy] = [camera.x + column * camera.cell, camera.y + row * camera.cell]
      return cx + camera.cell > left && cx < left + size.width && cy + camera.cell > top && cy < top + size.height
    }
    return kept.reduce((sum, { worth, cells }) => sum + worth * cells.filter(hides).length, 0)
  }
  return CORNERS.reduce((best, corner) => (hidden(corner) < hidden(best) ? corner : best))
}
