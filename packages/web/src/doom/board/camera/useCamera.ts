import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { BREAKPOINTS, NARROW_BOARD } from '../../../ui/breakpoints.ts'
import {
  type Camera,
  centred,
  type Frame,
  fitCell,
  framing,
  isWhole,
  nextStep,
  opening,
  type Region,
  resized,
  showing,
  whole,
  zoomed,
} from './camera.ts'
import { type CameraMove, gestures } from './gestures.ts'

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
  /** Brings the first of these regions that fits into the window. */
  frameOn(regions: readonly Region[]): void
  centre(column: number, row: number): void
  /** Where a pixel of the page is on the map, in spaces. */
  at(clientX: number, clientY: number): [number, number]
}

/** Where the buttons of the map are (DoomBoard.module.css), and how much they take. */
const AT_THE_LEFT = { left: 50, right: 0 }
const AT_THE_THUMB = { left: 0, right: 52 }

const byTouch = () => matchMedia(BREAKPOINTS.touch).matches

/** Where the map is looked at from, and everything that moves it: gestures, buttons, whoever acts. */
export function useCamera(
  window_: RefObject<HTMLElement | null>,
  columns: number,
  rows: number,
  follow: [number, number] | null,
  crowd: Region | null,
): View {
  const [size, setSize] = useState({ width: 0, height: 0 })
  const frame = useMemo<Frame>(
    () => ({ ...size, ...(size.width < NARROW_BOARD ? AT_THE_THUMB : AT_THE_LEFT), foot: 0, columns, rows }),
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
  const go = useCallback((change: CameraMove) => {
    const next = change(now.current.camera, now.current.frame)
    now.current.camera = next
    setCamera(next)
  }, [])

  // A new map begins with the usual view, and so does one that was seen whole. Whoever looks closer keeps the place.
  useLayoutEffect(() => {
    if (frame.width === 0) return
    const last = before.current
    before.current = frame
    const { follow, crowd } = now.current
    go(camera =>
      last && last.columns === columns && last.rows === rows && !isWhole(camera, last)
        ? resized(camera, last, frame)
        : opening(frame, follow, crowd, byTouch()),
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
        return centred(f, cell, column + 0.5, row + 0.5)
      }),
    [go],
  )
  const show = useCallback((column: number, row: number) => go((c, f) => showing(c, f, column, row)), [go])
  const frameOn = useCallback(
    (regions: readonly Region[]) => go((c, f) => (f.width === 0 ? c : framing(c, f, regions, byTouch()))),
    [go],
  )
  const centre = useCallback((column: number, row: number) => go((c, f) => centred(f, c.cell, column, row)), [go])
  const at = useCallback(
    (clientX: number, clientY: number): [number, number] => {
      const box = window_.current!.getBoundingClientRect()
      const { camera: c } = now.current
      return [(clientX - box.left - c.x) / c.cell, (clientY - box.top - c.y) / c.cell]
    },
    [window_],
  )
  return { camera, frame, isWhole: isWhole(camera, frame), zoom, fit, toggle, show, frameOn, centre, at }
}
