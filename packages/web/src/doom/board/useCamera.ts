import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import {
  type Camera,
  clamped,
  type Frame,
  fitCell,
  isWhole,
  nextStep,
  opening,
  type Region,
  resized,
  showing,
  whole,
  zoomed,
} from './camera.ts'

export interface View {
  camera: Camera
  frame: Frame
  isWhole: boolean
  zoom(up: boolean): void
  fit(): void
  /** The whole map, or back to the acting figure. */
  toggle(): void
  /** Brings a space into the window. */
  show(column: number, row: number): void
  centre(column: number, row: number): void
  /** Where a pixel of the page is on the map, in spaces. */
  at(clientX: number, clientY: number): [number, number]
}

/** The prompt may lie over the foot of the board, on narrow screens over more of it. */
const NARROW = 860

/** Panning by drag, zooming by wheel and pinch. A drag never plays: `onTap` is told of presses that stayed where they were. */
export function useCamera(
  window_: RefObject<HTMLElement | null>,
  columns: number,
  rows: number,
  follow: [number, number] | null,
  crowd: Region | null,
): View {
  const [size, setSize] = useState({ width: 0, height: 0 })
  const frame = useMemo<Frame>(
    () => ({ ...size, foot: size.width < NARROW ? 110 : 40, columns, rows }),
    [size, columns, rows],
  )
  const [camera, setCamera] = useState<Camera>({ cell: 40, x: 0, y: 0 })
  const now = useRef({ camera, frame, follow, crowd })
  const before = useRef<Frame | null>(null)
  now.current = { camera, frame, follow, crowd }

  useLayoutEffect(() => {
    const element = window_.current
    if (!element) return
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [window_])

  /** Told at once to whoever moves it next, before it is drawn. */
  const go = useCallback((change: (camera: Camera, frame: Frame) => Camera) => {
    const next = change(now.current.camera, now.current.frame)
    now.current.camera = next
    setCamera(next)
  }, [])

  // A new map begins as DESIGN 2 says, and so does one that was seen whole. Whoever looks closer keeps the place.
  useLayoutEffect(() => {
    if (frame.width === 0) return
    const last = before.current
    before.current = frame
    const { follow, crowd } = now.current
    go(camera =>
      last && last.columns === columns && last.rows === rows && !isWhole(camera, last)
        ? resized(camera, last, frame)
        : opening(frame, follow, crowd, matchMedia('(pointer: coarse)').matches),
    )
  }, [frame, columns, rows, go])

  useEffect(() => {
    const element = window_.current
    if (!element) return
    return gestures(element, go)
  }, [window_, go])

  const zoom = useCallback(
    (up: boolean) =>
      go((c, f) => zoomed(c, f, nextStep(c.cell, Math.min(fitCell(f), 32), up), f.width / 2, f.height / 2)),
    [go],
  )
  const fit = useCallback(() => go((_, f) => whole(f)), [go])
  const toggle = useCallback(
    () =>
      go((c, f) => {
        if (!isWhole(c, f)) return whole(f)
        const [column, row] = now.current.follow ?? [f.columns / 2, f.rows / 2]
        const cell = Math.max(48, fitCell(f) * 1.5)
        return clamped({ cell, x: f.width / 2 - (column + 0.5) * cell, y: f.height / 2 - (row + 0.5) * cell }, f)
      }),
    [go],
  )
  const show = useCallback((column: number, row: number) => go((c, f) => showing(c, f, column, row)), [go])
  const centre = useCallback(
    (column: number, row: number) =>
      go((c, f) => clamped({ ...c, x: f.width / 2 - column * c.cell, y: f.height / 2 - row * c.cell }, f)),
    [go],
  )
  const at = useCallback(
    (clientX: number, clientY: number): [number, number] => {
      const box = window_.current!.getBoundingClientRect()
      const { camera: c } = now.current
      return [(clientX - box.left - c.x) / c.cell, (clientY - box.top - c.y) / c.cell]
    },
    [window_],
  )
  return { camera, frame, isWhole: isWhole(camera, frame), zoom, fit, toggle, show, centre, at }
}

/** Pixels a pointer may wander before it is a drag. */
const SLACK = 6

function gestures(element: HTMLElement, go: (change: (camera: Camera, frame: Frame) => Camera) => void): () => void {
  const fingers = new Map<number, { x: number; y: number }>()
  let dragged = false
  let frame = 0
  let waiting: ((camera: Camera, frame: Frame) => Camera)[] = []
  // Many moves may come per picture; they are made together.
  const soon = (change: (camera: Camera, frame: Frame) => Camera) => {
    waiting.push(change)
    frame ||= requestAnimationFrame(() => {
      frame = 0
      const all = waiting
      waiting = []
      go((camera, f) => all.reduce((c, one) => one(c, f), camera))
    })
  }
  const local = (event: { clientX: number; clientY: number }) => {
    const box = element.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
  const down = (event: PointerEvent) => {
    if (event.button > 1 || (event.target as Element).closest('[data-drags]')) return
    if (fingers.size === 0) dragged = false
    fingers.set(event.pointerId, local(event))
  }
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId)
    if (!before) return
    const here = local(event)
    if (fingers.size === 1) {
      if (!dragged && Math.hypot(here.x - before.x, here.y - before.y) < SLACK) return
      if (!dragged) {
        dragged = true
        element.setPointerCapture(event.pointerId)
        element.dataset.panning = 'true'
      }
      fingers.set(event.pointerId, here)
      soon((c, f) => clamped({ ...c, x: c.x + here.x - before.x, y: c.y + here.y - before.y }, f))
      return
    }
    dragged = true
    const other = [...fingers].find(([id]) => id !== event.pointerId)![1]
    const spread = (a: { x: number; y: number }) => Math.max(20, Math.hypot(a.x - other.x, a.y - other.y))
    const k = spread(here) / spread(before)
    fingers.set(event.pointerId, here)
    const middle = { x: (here.x + other.x) / 2, y: (here.y + other.y) / 2 }
    soon((c, f) => zoomed(c, f, c.cell * k, middle.x, middle.y))
  }
  const up = (event: PointerEvent) => {
    fingers.delete(event.pointerId)
    delete element.dataset.panning
  }
  // The click that ends a drag is not meant.
  const click = (event: MouseEvent) => {
    if (!dragged) return
    dragged = false
    event.stopPropagation()
    event.preventDefault()
  }
  const wheel = (event: WheelEvent) => {
    event.preventDefault()
    const { x, y } = local(event)
    const k = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016))
    soon((c, f) => zoomed(c, f, c.cell * k, x, y))
  }
  element.addEventListener('pointerdown', down)
  element.addEventListener('pointermove', move)
  element.addEventListener('pointerup', up)
  element.addEventListener('pointercancel', up)
  element.addEventListener('click', click, true)
  element.addEventListener('wheel', wheel, { passive: false })
  return () => {
    cancelAnimationFrame(frame)
    element.removeEventListener('pointerdown', down)
    element.removeEventListener('pointermove', move)
    element.removeEventListener('pointerup', up)
    element.removeEventListener('pointercancel', up)
    element.removeEventListener('click', click, true)
    element.removeEventListener('wheel', wheel)
  }
}
