import type { Conquest, ConquestView } from '@redoubt/conquest'
import { type RefObject, useEffect, useState } from 'react'
import type { Match } from '../../screen/match.ts'
import { useLayout } from '../common/useLayout.ts'
import { isPlace } from '../reading/places.ts'

/** On narrow screens the row scrolls: which part of it is in view, and how to go to another. */
export function useColumnInView(field: RefObject<HTMLElement | null>, view: ConquestView, match: Match<Conquest>) {
  const [inView, setInView] = useState('p1')
  const go = (to: string, behavior: ScrollBehavior = 'smooth') => {
    const box = field.current
    const column = box?.querySelector<HTMLElement>(`[data-column="${to}"]`)
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
      for (const column of box.querySelectorAll<HTMLElement>('[data-column]')) {
        const far = Math.abs(column.offsetLeft + column.offsetWidth / 2 - centre)
        if (far < least) {
          least = far
          best = column.dataset.column ?? 'p1'
        }
      }
      setInView(best)
    }
    box.addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      box.removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [field])
  const wanted = wantedPlace(view, match)
  const layout = useLayout()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the wanted place changes, or a phone is turned
  useEffect(() => go(wanted, 'instant'), [wanted, view.round, layout])
  return { inView, go }
}

/** What is happening now comes first, then where something can be chosen, then the battle; the first planet on load. */
function wantedPlace(view: ConquestView, { onScreen, yours, decision }: Match<Conquest>): string {
  const event = onScreen?.event
  if (event && 'planet' in event && typeof event.planet === 'string' && isPlace(event.planet)) return event.planet
  const battle = view.battle?.planet
  if (!yours || !decision) return battle ?? 'p1'
  const about = decision.about?.planet
  if (about && isPlace(about)) return about
  const places = new Set(
    decision.options?.flatMap(({ card, at }) => {
      const piece = card && [...view.units, ...view.cards].find(one => one.card === card)
      return at && isPlace(at) ? [at] : piece ? [piece.at] : []
    }),
  )
  if (places.size === 0 || (battle && places.has(battle))) return battle ?? 'p1'
  const [first] = [...places].sort()
  return first!.startsWith('hq-') ? 'hq' : first!
}
