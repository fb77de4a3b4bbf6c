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
  /** Pixels at the bottom that a prompt or the buttons may cover. */
  foot: number
  /** The map in spaces. */
  columns: number
  rows: number
}

/** Spaces of rock that may be seen around the map. */
export const EDGE = 0.9
export const ZOOM_STEPS = [32, 40, 48, 64, 80] as const
export const MOST_CELL = 120
/** Below this many pixels per space the whole map is not shown at once on its own. */
export const LEAST_FIT = 32
export const FOLLOW_CELL = 46
/** Touch never goes below this. */
export const TOUCH_CELL = 44

/** The largest size at which the whole map is visible. */
export const fitCell = ({ width, height, columns, rows }: Frame): number =>
  Math.max(8, Math.min(64, width / (columns + 2 * EDGE), height / (rows + 2 * EDGE)))

const between = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** The map never leaves the window; where it is smaller than that it stays in the middle. */
export function clamped({ cell, x, y }: Camera, frame: Frame): Camera {
  const held = (at: number, room: number, spaces: number, foot: number) => {
    const size = spaces * cell
    const rim = EDGE * cell
    return size + 2 * rim <= room ? (room - size) / 2 : between(at, room - size - rim - foot, rim)
  }
  return { cell, x: held(x, frame.width, frame.columns, 0), y: held(y, frame.height, frame.rows, frame.foot) }
}

export const centred = (frame: Frame, cell: number, column: number, row: number): Camera =>
  clamped({ cell, x: frame.width / 2 - column * cell, y: (frame.height - frame.foot) / 2 - row * cell }, frame)

export const whole = (frame: Frame): Camera => centred(frame, fitCell(frame), frame.columns / 2, frame.rows / 2)

/** Spaces of the map, from the first column and row to beyond the last. */
export interface Region {
  left: number
  top: number
  right: number
  bottom: number
}

export function regionOf(cells: ReadonlyArray<readonly [column: number, row: number]>): Region | null {
  if (cells.length === 0) return null
  const columns = cells.map(([column]) => column)
  const rows = cells.map(([, row]) => row)
  return {
    left: Math.min(...columns),
    top: Math.min(...rows),
    right: Math.max(...columns) + 1,
    bottom: Math.max(...rows) + 1,
  }
}

/**
 * DESIGN 2: all of it if a space gets 32 pixels, on touch a finger's width. Else all figures if they fit like that, else near
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
    const across = frame.width / (crowd.right - crowd.left + 2 * EDGE)
    const down = (frame.height - frame.foot) / (crowd.bottom - crowd.top + 2 * EDGE)
    const cell = Math.min(FOLLOW_CELL, across, down)
    if (cell >= least) return centred(frame, cell, (crowd.left + crowd.right) / 2, (crowd.top + crowd.bottom) / 2)
  }
  const [column, row] = on ?? [frame.columns / 2, frame.rows / 2]
  return centred(frame, FOLLOW_CELL, column, row)
}

/** The window became larger or smaller: what was in its middle stays there. For a prompt that grows nothing moves. */
export function resized(camera: Camera, before: Frame, after: Frame): Camera {
  if (before.width === after.width) return clamped(camera, after)
  const { cell, x, y } = camera
  return centred(after, cell, (before.width / 2 - x) / cell, ((before.height - before.foot) / 2 - y) / cell)
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
  const rim = Math.min(camera.cell * 1.6, frame.width / 3, frame.height / 3)
  const x = camera.x + column * camera.cell
  const y = camera.y + row * camera.cell
  const into = (at: number, room: number) =>
    at < rim ? rim - at : at + camera.cell > room - rim ? room - rim - at - camera.cell : 0
  return clamped(
    { ...camera, x: camera.x + into(x, frame.width), y: camera.y + into(y, frame.height - frame.foot) },
    frame,
  )
}

export const isWhole = (camera: Camera, frame: Frame): boolean => camera.cell <= fitCell(frame) + 0.5
