import type { ConquestView } from '@redoubt/conquest'
import { type RefObject, useEffect, useState } from 'react'
import type { Match } from '../match/match.ts'
import type { Conquest } from './shown.ts'

/** On narrow screens the row scrolls: which part of it is in view, and how to go to another. */
export function useShownSpace(field: RefObject<HTMLElement | null>, view: ConquestView, match: Match<Conquest>) {
  const [space, setSpace] = useState('p1')
  const go = (to: string, behavior: ScrollBehavior = 'smooth') => {
    const box = field.current
    const column = box?.querySelector<HTMLElement>(`.cq-column[data-space="${to}"]`)
    if (box && column && box.scrollWidth > box.clientWidth + 4)
      box.scrollTo({ left: column.offsetLeft - (box.clientWidth - column.offsetWidth) / 2, behavior })
  }
  useEffect(() => {
    const box = field.current
    if (!box) return
    const look = () => {
      const centre = box.scrollLeft + box.clientWidth / 2
      let best = 'p1'
      let least = Number.POSITIVE_INFINITY
      for (const column of box.querySelectorAll<HTMLElement>('.cq-column')) {
        const far = Math.abs(column.offsetLeft + column.offsetWidth / 2 - centre)
        if (far < least) {
          least = far
          best = column.dataset.space ?? 'p1'
        }
      }
      setSpace(best)
    }
    box.addEventListener('scroll', look, { passive: true })
    return () => box.removeEventListener('scroll', look)
  }, [field])
  // The first planet is in view on load; then the battle, and whatever is being decided about.
  const battle = view.battle?.planet
  const about = match.yours ? match.decision?.about?.planet : undefined
  const wanted =
    typeof about === 'string' && about.startsWith('p') && !about.startsWith('pl-') ? about : (battle ?? 'p1')
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the wanted place changes
  useEffect(() => go(wanted, 'instant'), [wanted, view.round])
  return { space, go }
}
