import type { View } from './useCamera.ts'

interface Spot {
  left: number
  top: number
}

/** Roughly what a popover takes. */
const POPOVER = { width: 250, height: 132 }

/** A place beside a figure where a popover covers neither it, nor the attacker, nor the rim of the window; rather few others. */
export function spotNextTo(
  { camera, frame }: Pick<View, 'camera' | 'frame'>,
  [column, row]: [number, number],
  { w, h }: { w: number; h: number },
  others: readonly (readonly [number, number])[],
): Spot {
  const { cell, x, y } = camera
  const { width, height } = POPOVER
  const left = x + column * cell
  const top = y + row * cell
  const middle = { left: left + (w * cell) / 2 - width / 2, top: top + (h * cell) / 2 - height / 2 }
  const spots: Spot[] = [
    { left: middle.left, top: top - height - 14 },
    { left: left + w * cell + 14, top: middle.top },
    { left: left - width - 14, top: middle.top },
    { left: middle.left, top: top + h * cell + 14 },
  ].map(spot => ({
    left: Math.min(frame.width - width - 6, Math.max(6, spot.left)),
    top: Math.min(frame.height - height - 6, Math.max(6, spot.top)),
  }))
  const hides = (spot: Spot, [cx, cy]: readonly [number, number]) =>
    x + (cx + 1) * cell > spot.left &&
    x + cx * cell < spot.left + width &&
    y + (cy + 1) * cell > spot.top &&
    y + cy * cell < spot.top + height
  const own: [number, number][] = []
  for (let dy = 0; dy < h; dy++) for (let dx = 0; dx < w; dx++) own.push([column + dx, row + dy])
  // The first of `others` is the attacker.
  const badness = (spot: Spot) =>
    own.filter(at => hides(spot, at)).length * 100 +
    others.reduce((sum, at, i) => sum + (hides(spot, at) ? (i === 0 ? 20 : 1) : 0), 0)
  const best = spots.reduce((a, b) => (badness(b) < badness(a) ? b : a))
  return best
}
