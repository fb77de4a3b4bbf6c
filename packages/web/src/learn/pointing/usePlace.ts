import { useEffect, useState } from 'react'
import { BREAKPOINTS } from '../../ui/breakpoints.ts'
import { type Aim, meets } from './useAim.ts'

/** Pixels above her and, at the lower edge, below her: the bar, the question and the hand. As in LessonGuide.module.css. */
const EDGES = { usual: [58, 232], flat: [50, 12] } as const

/** What is better seen while one reads: what is meant first of all, then whoever acts, whoever can be chosen, the others. */
const MEANT = 100
const WEIGHTS: ReadonlyArray<readonly [selector: string, weight: number]> = [
  ['[data-space][data-drags]', 8],
  ['[data-space][data-legal][data-figure]', 4],
  ['[data-space][data-figure]', 2],
  ['[data-space][data-legal]', 1],
]

/** When the map has come to rest. */
const SOON = 120

/**
 * Does the guide stand at the lower edge of the table, because less lies beneath her there? Looked at once for every sentence, and again
 * when she turns out to stand in front of what she means: she does not jump.
 */
export function usePlace(sentence: string, aim: Aim | null): boolean {
  const [isAside, setAside] = useState(false)
  const isCovered = aim?.isCovered === true
  const meant = aim?.element
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew for another sentence
  useEffect(() => {
    const soon = setTimeout(() => setAside(isBetterBelow(meant)), SOON)
    return () => clearTimeout(soon)
  }, [sentence, isCovered, meant])
  return isAside
}

function isBetterBelow(meant: Element | undefined): boolean {
  const guide = document.querySelector('aside[data-beat]')?.getBoundingClientRect()
  if (!guide) return false
  const [top, foot] = EDGES[matchMedia(BREAKPOINTS['phone-flat']).matches ? 'flat' : 'usual']
  const at = (y: number) => new DOMRect(guide.x, y, guide.width, guide.height)
  return covered(at(innerHeight - foot - guide.height), meant) < covered(at(top), meant)
}

/** How much would lie beneath her. */
function covered(place: DOMRect, meant: Element | undefined): number {
  const of = (element: Element, weight: number) => (meets(place, element.getBoundingClientRect()) ? weight : 0)
  let sum = meant ? of(meant, MEANT) : 0
  for (const [selector, weight] of WEIGHTS)
    for (const element of document.querySelectorAll(selector)) sum += of(element, weight)
  return sum
}
