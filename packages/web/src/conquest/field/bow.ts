type Point = [number, number]

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Bow {
  /** The whole arrow as one closed path, and its lit edge. */
  outline: string
  edge: string
  from: Point
  to: Point
  /** Short arrows are slimmer. */
  scale: number
}

const STEPS = 28

/** A bent arrow that leaves one card at the edge towards another and touches that one's edge with its head. */
export function bow(a: Box, b: Box): Bow {
  const up = a.top + a.bottom > b.top + b.bottom
  const isSideBySide = Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top)
  const right = a.left < b.left
  const from: Point = isSideBySide
    ? [(a.left + a.right) / 2, a.top + 4]
    : [(a.left + a.right) / 2, up ? a.top + 4 : a.bottom - 4]
  const to: Point = isSideBySide
    ? [right ? b.left + 8 : b.right - 8, b.top + 2]
    : [(b.left + b.right) / 2, up ? b.bottom + 3 : b.top - 3]
  const rise = isSideBySide ? -Math.min(60, Math.abs(to[0] - from[0]) / 2) : to[1] - from[1]
  const c1: Point = [from[0] + (to[0] - from[0]) * 0.02, from[1] + rise * (isSideBySide ? 1 : 0.62)]
  const c2: Point = [to[0] - (to[0] - from[0]) * 0.02, isSideBySide ? to[1] + rise : to[1] - rise * 0.5]
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const scale = Math.max(0.62, Math.min(1, Math.abs(to[1] - from[1]) / 150))
  const end = 1 - Math.min(0.3, (27 * scale) / long)
  const at = (u: number): Point => {
    const v = 1 - u
    return [0, 1].map(
      i => v ** 3 * from[i]! + 3 * v * v * u * c1[i]! + 3 * v * u * u * c2[i]! + u ** 3 * to[i]!,
    ) as Point
  }
  const heading = (u: number): Point => {
    const [x1, y1] = at(Math.max(0, u - 0.01))
    const [x2, y2] = at(Math.min(1, u + 0.01))
    const d = Math.hypot(x2 - x1, y2 - y1) || 1
    return [(x2 - x1) / d, (y2 - y1) / d]
  }
  const left: string[] = []
  const rightSide: string[] = []
  for (let i = 0; i <= STEPS; i++) {
    const u = (end * i) / STEPS
    const [x, y] = at(u)
    const [dx, dy] = heading(u)
    const half = scale * (4 + (6 * i) / STEPS)
    left.push(point(x - dy * half, y + dx * half))
    rightSide.unshift(point(x + dy * half, y - dx * half))
  }
  const [x, y] = at(end)
  const d = Math.hypot(to[0] - x, to[1] - y) || 1
  const [dx, dy] = [(to[0] - x) / d, (to[1] - y) / d]
  const wing = 20 * scale
  const tip = [point(x - dy * wing, y + dx * wing), point(...to), point(x + dy * wing, y - dx * wing)]
  return {
    outline: `M${[...left, ...tip, ...rightSide].join('L')}Z`,
    edge: `M${left.join('L')}`,
    from,
    to,
    scale,
  }
}

const point = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`
