import { useEffect, useState } from 'react'

/** So long the rest is dark at least: long enough to see what is meant. */
const LEAST = 1200
/** Whoever has done nothing for so long is shown it again. */
const IDLE = 12_000
/** A hand that only trembles does nothing. */
const FAR = 24

/**
 * Is everything but this dark? From the moment at which it is meant until the learner points, presses or types, and again when nothing has
 * happened for a while: whoever looks at something else sees it in full light.
 */
export function useSpotlight(what: unknown): boolean {
  const [isDark, setDark] = useState(false)
  useEffect(() => {
    if (!what) return setDark(false)
    let [since, way] = [0, 0]
    let idle: ReturnType<typeof setTimeout>
    const dim = () => {
      ;[since, way] = [performance.now(), 0]
      setDark(true)
    }
    const lift = (event: Event) => {
      // What the guide shows herself, and what is done to her, is not the learner's doing.
      if (!event.isTrusted || (event.target instanceof Element && event.target.closest('[data-beat]'))) return
      clearTimeout(idle)
      idle = setTimeout(dim, IDLE)
      if (event instanceof PointerEvent && event.type === 'pointermove')
        way += Math.hypot(event.movementX, event.movementY)
      else way = FAR
      if (way >= FAR && performance.now() - since > LEAST) setDark(false)
    }
    dim()
    const kinds = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const
    for (const kind of kinds) addEventListener(kind, lift, { capture: true, passive: true })
    return () => {
      clearTimeout(idle)
      for (const kind of kinds) removeEventListener(kind, lift, { capture: true })
    }
  }, [what])
  return isDark
}
