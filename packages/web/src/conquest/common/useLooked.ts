import { type RefObject, useEffect, useState } from 'react'

/** The first look waits a moment, so that nothing flickers under a pointer on its way; the next ones follow at once. */
const FIRST = 80
const LEAVE = 150

/** The card, unit, attachment or planet under the pointer, else the one that has the focus by keyboard. */
export function useLooked(root: RefObject<HTMLElement | null>): string | null {
  const [looked, setLooked] = useState<string | null>(null)
  useEffect(() => {
    const box = root.current
    if (!box) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let now: string | null = null
    const look = (thing: string | null) => {
      clearTimeout(timer)
      if (thing === now) return
      const then = () => {
        now = thing
        setLooked(thing)
      }
      if (now !== null && thing !== null) then()
      else timer = setTimeout(then, thing === null ? LEAVE : FIRST)
    }
    const over = (event: PointerEvent) => event.pointerType === 'mouse' && look(thingAt(event.target))
    const leave = (event: PointerEvent) => event.pointerType === 'mouse' && look(null)
    const focus = (event: FocusEvent) =>
      event.target instanceof Element && event.target.matches(':focus-visible') && look(thingAt(event.target))
    const blur = () => look(null)
    box.addEventListener('pointerover', over)
    box.addEventListener('pointerleave', leave)
    box.addEventListener('focusin', focus)
    box.addEventListener('focusout', blur)
    return () => {
      clearTimeout(timer)
      box.removeEventListener('pointerover', over)
      box.removeEventListener('pointerleave', leave)
      box.removeEventListener('focusin', focus)
      box.removeEventListener('focusout', blur)
    }
  }, [root])
  return looked
}

/** A card by its name, a planet by its id. */
export function thingAt(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null
  const element = target.closest<HTMLElement>('[data-attached], [data-figure], [data-card], [data-planet]')
  if (!element) return null
  const { attached, figure, card } = element.dataset
  return attached ?? figure ?? card ?? (element.closest<HTMLElement>('[data-planet-id]')?.dataset.planetId || null)
}
