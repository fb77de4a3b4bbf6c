import { type RefObject, useLayoutEffect, useRef } from 'react'
import { calm } from '../../app/settings.ts'

interface ScreenPlace {
  /** The part of the table it lies in: a planet, an HQ, the hand, a pool. */
  home: string
  left: number
  top: number
  width: number
}

/** How long a stage takes to open. */
const STAGE_MS = 380

/**
 * Things that went from one part of the table to another glide there: transforms only. What merely makes room for others
 * jumps, so that few things ever move at once.
 */
export function useGlide(
  root: RefObject<HTMLElement | null>,
  changed: unknown,
  ms: number,
  stage: string | null,
): void {
  const known = useRef(new Map<string, ScreenPlace>())
  const staged = useRef(stage)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `changed` is what may have moved things
  useLayoutEffect(() => {
    const box = root.current
    if (!box) return
    const isStill = calm() || ms <= 0
    const seen = new Map<string, ScreenPlace>()
    // A battle begins or ends: everything goes along with its column.
    const opens = staged.current !== stage
    staged.current = stage
    for (const element of box.querySelectorAll<HTMLElement>('[data-glide]')) {
      const id = element.dataset.glide!
      const { left, top, width } = element.getBoundingClientRect()
      if (width === 0) continue
      const now = { home: element.closest<HTMLElement>('[data-home]')?.dataset.home ?? '', left, top, width }
      const before = known.current.get(id)
      seen.set(id, now)
      if (isStill || known.current.size === 0 || (before?.home === now.home && !opens)) continue
      const duration = opens ? STAGE_MS : Math.min(700, Math.max(200, ms))
      if (before)
        element.animate(
          [
            {
              transformOrigin: '0 0',
              transform: `translate(${before.left - left}px, ${before.top - top}px) scale(${opens ? before.width / width : 1})`,
              zIndex: 5,
            },
            { transformOrigin: '0 0', transform: 'none', zIndex: 5 },
          ],
          { duration, easing: 'cubic-bezier(.2,.8,.2,1)' },
        )
      else
        element.animate(
          [
            { scale: 0.6, opacity: 0.2 },
            { scale: 1, opacity: 1 },
          ],
          { duration: Math.min(260, duration), easing: 'ease-out' },
        )
    }
    known.current = seen
  }, [changed, root])
}
