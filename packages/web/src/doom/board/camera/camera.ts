/** Where the map is under the window: pixels per space, and the pixel of the window its upper left corner lies at. */
export interface Camera {
  cell: number
  x: number
  y: number
}

export interface Frame {
  /** The window in pixels. */
  width: number
  height: number
  /** Pixels at the bottom that something covers: what is shown is brought above it. */
  foot: number
  /** The same at the left and at the right, where the buttons of the map are. */
  left: number
  right: number
  /** The map in spaces. */
  columns: number
  rows: number
}

/** Spaces of rock that may be seen around the map. */
const EDGE = 0.9
const ZOOM_STEPS = [32, 40, 48, 64, 80] as const
const MOST_CELL = 120
/** Below this many pixels per space the whole map is not shown at once on its own. */
const LEAST_FIT = 32
const FOLLOW_CELL = 46
/** Touch never goes below this. */
const TOUCH_CELL = 44

/** The largest size at which the whole map is visible: a small map fills its room. */
export const fitCell = ({ width, height, left, right, foot, columns, rows }: Frame): number =>
  Math.max(8, Math.min(MOST_CELL, (width - left - right) / (columns + 2 * EDGE), (height - foot) / (rows + 2 * EDGE)))

const between = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** The map never leaves the window; where it is smaller than the part of it that nothing covers it stays in the middle of that. */
export function clamped({ cell, x, y }: Camera, frame: Frame): Camera {
  const held = (at: number, before: number, room: number, spaces: number) => {
    const size = spaces * cell
    const rim = EDGE * cell
    return size + 2 * rim <= room + 0.5
      ? before + (room - size) / 2
      : between(at, before + room - size - rim, before + rim)
  }
  const { width, height, left, right, foot, columns, rows } = frame
  return { cell, x: held(x, left, width - left - right, columns), y: held(y, 0, height - foot, rows) }
}

/** The middle of what nothing covers. */
const middleOf = ({ width, height, left, right, foot }: Frame): [x: number, y: number] => [
  (width + left - right) / 2,
  (height - foot) / 2,
]

export function centred(frame: Frame, cell: number, column: number, row: number): Camera {
  const [x, y] = middleOf(frame)
  return clamped({ cell, x: x - column * cell, y: y - row * cell }, frame)
}

export const whole = (frame: Frame): Camera => centred(frame, fitCell(frame), frame.columns / 2, frame.rows / 2)

/** Spaces of the map, from the first column and row to beyond the last. */
export interface Region {
  left: number
  top: number
  right: number
  bottom: number
}

/** What is not on the map has no place to look at. */
export function regionOf(cells: ReadonlyArray<readonly [column: number, row: number]>): Region | null {
  const found = cells.filter(([column, row]) => Number.isFinite(column + row))
  if (found.length === 0) return null
  const columns = found.map(([column]) => column)
  const rows = found.map(([, row]) => row)
  return {
    left: Math.min(...columns),
    top: Math.min(...rows),
    right: Math.max(...columns) + 1,
    bottom: Math.max(...rows) + 1,
  }
}

/**
 * All of it if a space gets 32 pixels, on touch a finger's width. Else all figures if they fit like that, else near
 * the acting one.
 */
export function opening(
  frame: Frame,
  on: readonly [column: number, row: number] | null,
  crowd: Region | null,
  touch: boolean,
): Camera {
  const least = touch ? TOUCH_CELL : LEAST_FIT
  if (fitCell(frame) >= least) return whole(frame)
  if (crowd) {
    const cell = Math.min(FOLLOW_CELL, cellFor(frame, crowd, EDGE))
    if (cell >= least) return centred(frame, cell, (crowd.left + crowd.right) / 2, (crowd.top + crowd.bottom) / 2)
  }
  const [column, row] = on ?? [frame.columns / 2, frame.rows / 2]
  return centred(frame, FOLLOW_CELL, column, row)
}

/** The largest size at which these spaces are seen together, with some rock around them. */
const cellFor = ({ width, height, left, right, foot }: Frame, of: Region, edge: number): number =>
  Math.min((width - left - right) / (of.right - of.left + 2 * edge), (height - foot) / (of.bottom - of.top + 2 * edge))

/** Are all of these spaces in the window, and nothing over them? */
const sees = ({ cell, x, y }: Camera, { width, height, left, right, foot }: Frame, of: Region): boolean =>
  x + of.left * cell >= left - 1 &&
  x + of.right * cell <= width - right + 1 &&
  y + of.top * cell >= -1 &&
  y + of.bottom * cell <= height - foot + 1

/** Moves as little as possible so that all of these spaces are seen; they fit. */
function panned(camera: Camera, frame: Frame, of: Region): Camera {
  const { cell } = camera
  const rim = (room: number, spaces: number) => Math.max(0, Math.min(cell * 0.6, (room - spaces * cell) / 2))
  const into = (at: number, from: number, to: number, before: number, room: number) => {
    const edge = rim(room, to - from)
    const [low, high] = [at + from * cell - edge, at + to * cell + edge]
    return low < before ? before - low : high > before + room ? before + room - high : 0
  }
  const { width, height, left, right, foot } = frame
  return clamped(
    {
      cell,
      x: camera.x + into(camera.x, of.left, of.right, left, width - left - right),
      y: camera.y + into(camera.y, of.top, of.bottom, 0, height - foot),
    },
    frame,
  )
}

/**
 * Everything a decision is about comes into the window: the first of the regions that fits at a size at which it can be pressed, else
 * what is nearest to the middle of the last. What is seen already stays where it is, and nothing comes nearer than it was.
 */
export function framing(camera: Camera, frame: Frame, regions: readonly Region[], touch: boolean): Camera {
  const least = touch ? TOUCH_CELL : LEAST_FIT
  for (const region of regions) {
    if (sees(camera, frame, region)) return camera
    const most = cellFor(frame, region, 0.1)
    if (most < least) continue
    const cell = Math.min(camera.cell, most)
    const [column, row] = [(region.left + region.right) / 2, (region.top + region.bottom) / 2]
    return panned(cell === camera.cell ? camera : centred(frame, cell, column, row), frame, region)
  }
  const last = regions.at(-1)
  if (!last) return camera
  return centred(frame, Math.max(least, camera.cell), (last.left + last.right) / 2, (last.top + last.bottom) / 2)
}

/** The window became larger or smaller: what was in its middle stays there. For a tray that opens below nothing moves. */
export function resized(camera: Camera, before: Frame, after: Frame): Camera {
  if (before.width === after.width) return clamped(camera, after)
  const { cell, x, y } = camera
  const [column, row] = middleOf(before)
  return centred(after, cell, (column - x) / cell, (row - y) / cell)
}

/** Nearer or farther, while the point of the map under (px, py) stays where it is. */
export function zoomed(camera: Camera, frame: Frame, cell: number, px: number, py: number): Camera {
  const next = between(cell, Math.min(fitCell(frame), LEAST_FIT), MOST_CELL)
  const k = next / camera.cell
  return clamped({ cell: next, x: px - (px - camera.x) * k, y: py - (py - camera.y) * k }, frame)
}

/** The next of the steps: fit, 32, 40, 48, 64, 80. */
export function nextStep(cell: number, fit: number, up: boolean): number {
  const steps = [fit, ...ZOOM_STEPS.filter(step => step > fit + 1)]
  const found = up ? steps.find(step => step > cell + 0.5) : steps.findLast(step => step < cell - 0.5)
  return found ?? cell
}

/** Moves as little as possible so that a space is well inside the window. */
export function showing(camera: Camera, frame: Frame, column: number, row: number): Camera {
  const room = frame.width - frame.left - frame.right
  const rim = Math.min(camera.cell * 1.6, room / 3, frame.height / 3)
  const x = camera.x + column * camera.cell
  const y = camera.y + row * camera.cell
  const into = (at: number, before: number, room: number) =>
    at < before + rim
      ? before + rim - at
      : at + camera.cell > before + room - rim
        ? before + room - rim - at - camera.cell
        : 0
  return clamped(
    { ...camera, x: camera.x + into(x, frame.left, room), y: camera.y + into(y, 0, frame.height - frame.foot) },
    frame,
  )
}

export const isWhole = (camera: Camera, frame: Frame): boolean => camera.cell <= fitCell(frame) + 0.5
