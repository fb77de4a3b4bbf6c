import { type RefObject, useLayoutEffect, useRef } from 'react'
import { calm } from '../app/settings.ts'

/** Things that changed their place glide there: transforms only, from where they were to where they are. */
export function useFlip(root: RefObject<HTMLElement | null>, changed: unknown, ms: number): void {
  const known = useRef(new Map<string, { left: number; top: number; width: number }>())
  // biome-ignore lint/correctness/useExhaustiveDependencies: `changed` is what may have moved things
  useLayoutEffect(() => {
    const box = root.current
    if (!box) return
    const still = calm()
    const seen: typeof known.current = new Map()
    for (const element of box.querySelectorAll<HTMLElement>('[data-flip]')) {
      const id = element.dataset.flip!
      const { left, top, width } = element.getBoundingClientRect()
      if (width === 0) continue
      // Scrolling the row moves nothing on the table.
      const row = element.closest('.cq-field')
      const now = { left: left + (row?.scrollLeft ?? 0), top, width }
      seen.set(id, now)
      const before = known.current.get(id)
      if (still || ms <= 0) continue
      if (!before) {
        if (known.current.size > 0)
          element.animate(
            [
              { scale: 0.6, opacity: 0 },
              { scale: 1, opacity: 1 },
            ],
            { duration: Math.min(260, ms), easing: 'ease-out' },
          )
        continue
      }
      const dx = before.left - now.left
      const dy = before.top - now.top
      if (Math.abs(dx) < 3 && Math.abs(dy) < 3) continue
      const k = before.width / now.width
      element.animate(
        [
          { translate: `${dx}px ${dy}px`, scale: k, zIndex: 5 },
          { translate: '0 0', scale: 1, zIndex: 5 },
        ],
        {
          duration: Math.min(700, Math.max(220, ms)),
          easing: 'cubic-bezier(.2,.8,.2,1)',
        },
      )
    }
    known.current = seen
  }, [changed, ms, root])
}
