import { type RefObject, useLayoutEffect, useRef } from 'react'
import { calm } from '../app/settings.ts'

interface Place {
  /** The part of the table it lies in: a planet, an HQ, the hand, a pool. */
  home: string
  left: number
  top: number
  width: number
}

/**
 * Things that went from one part of the table to another glide there: transforms only. What merely makes room for others
 * jumps, so that few things ever move at once.
 */
export function useFlip(root: RefObject<HTMLElement | null>, changed: unknown, ms: number): void {
  const known = useRef(new Map<string, Place>())
  // biome-ignore lint/correctness/useExhaustiveDependencies: `changed` is what may have moved things
  useLayoutEffect(() => {
    const box = root.current
    if (!box) return
    const still = calm() || ms <= 0
    const seen = new Map<string, Place>()
    for (const element of box.querySelectorAll<HTMLElement>('[data-flip]')) {
      const id = element.dataset.flip!
      const { left, top, width } = element.getBoundingClientRect()
      if (width === 0) continue
      const now = { home: element.closest<HTMLElement>('[data-home]')?.dataset.home ?? '', left, top, width }
      const before = known.current.get(id)
      seen.set(id, now)
      if (still || known.current.size === 0 || before?.home === now.home) continue
      const duration = Math.min(700, Math.max(200, ms))
      if (before)
        element.animate(
          [
            { translate: `${before.left - left}px ${before.top - top}px`, zIndex: 5 },
            { translate: '0 0', zIndex: 5 },
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
