import { type Inspecting, type Inspector, thingOf } from './inspected.ts'

/** Previews come after this, go after that, and change at once between neighbours (milliseconds). */
const COME = 80
const GO = 150
const LONG_PRESS = 450
/** A finger that moved further than this (pixels) scrolls. */
const STILL = 10

/** What a press on would do something for the match, or for the page. */
const ACTS =
  '[data-legal], [data-can], [data-lit], [data-action], button:not([data-figure], [data-card]), a, [role=dialog]'
/** The inspector itself, and what hangs over the table, is no part of it. */
const APART = '[data-part=inspector], [data-part=inspector-sheet], [role=menu]'

/** Shows what is pointed at, focused, pressed long or clicked right, wherever on the page; returns how to stop. */
export function watchPointing(inspector: Inspector, game: () => Inspecting): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let press: { timer: ReturnType<typeof setTimeout>; x: number; y: number } | null = null
  let swallow = false
  let touch = false
  const later = (ms: number, run: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(run, ms)
  }
  const found = (target: EventTarget | null): string | null =>
    target instanceof Element && !target.closest(APART) ? thingOf(target, game()) : null
  const look = (target: EventTarget | null) => {
    const thing = found(target)
    if (thing === null) return later(GO, () => inspector.glance(null))
    const wait = inspector.now().thing === null ? COME : 0
    later(wait, () => inspector.glance(thing, (target as Element).getBoundingClientRect()))
  }
  const letGo = () => {
    if (press) clearTimeout(press.timer)
    press = null
  }
  const heard: { [K in keyof DocumentEventMap]?: (event: DocumentEventMap[K]) => void } = {
    pointerover: event => event.pointerType !== 'touch' && look(event.target),
    pointerdown: event => {
      letGo()
      swallow = false
      touch = event.pointerType === 'touch'
      const thing = touch ? found(event.target) : null
      if (thing === null) return
      const hold = () => {
        swallow = true
        inspector.hold(thing)
      }
      press = { timer: setTimeout(hold, LONG_PRESS), x: event.clientX, y: event.clientY }
    },
    pointermove: event => {
      if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > STILL) letGo()
    },
    pointerup: letGo,
    pointercancel: letGo,
    focusin: ({ target }) => {
      if (target instanceof Element && target.matches(':focus-visible')) look(target)
    },
    focusout: () => later(GO, () => inspector.glance(null)),
    contextmenu: event => {
      const thing = found(event.target)
      if (thing === null || event.defaultPrevented) return
      event.preventDefault()
      letGo()
      inspector.hold(thing)
    },
  }
  // A long press is no click; a tap on what cannot be acted on looks closer.
  const click = (event: MouseEvent) => {
    const { target } = event
    if (!swallow) {
      if (!touch || !(target instanceof Element) || target.closest(ACTS) || game().acts?.(target)) return
      const thing = found(target)
      if (thing !== null) inspector.hold(thing)
      return
    }
    swallow = false
    event.preventDefault()
    event.stopPropagation()
  }
  const listen = Object.entries(heard) as Array<[string, EventListener]>
  for (const [type, listener] of listen) document.addEventListener(type, listener)
  document.addEventListener('click', click, { capture: true })
  return () => {
    clearTimeout(timer)
    letGo()
    for (const [type, listener] of listen) document.removeEventListener(type, listener)
    document.removeEventListener('click', click, { capture: true })
  }
}
