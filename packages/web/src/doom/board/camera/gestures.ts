import { type Camera, clamped, type Frame, zoomed } from './camera.ts'

/** From where the camera is to where it goes. */
export type CameraMove = (camera: Camera, frame: Frame) => Camera

/** Pixels a pointer may wander before it is a drag. */
const SLACK = 6

/**
 * Panning by drag, zooming by wheel and pinch. A drag never plays: the click that ends it is swallowed. Returns what takes it all away
 * again. Why no library does it: decision 0017.
 */
export function gestures(element: HTMLElement, go: (change: CameraMove) => void): () => void {
  const fingers = new Map<number, { x: number; y: number }>()
  let dragged = false
  let frame = 0
  let waiting: CameraMove[] = []
  // Many moves may come per picture; they are made together.
  const soon = (change: CameraMove) => {
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
