import { useEffect, useState } from 'react'
import menuStyle from '../../ui/Menu.module.css'

/** How often the thing is looked for: it may move with the map. */
const LOOK = 200

/** What the guide means, and where it is on the screen. */
export interface Aim {
  element: Element
  box: DOMRect
  /** All that is meant alike, and what stays in sight besides. */
  lit: readonly DOMRect[]
  /** The guide stands in front of it. */
  isCovered: boolean
}

/** The question, whoever is to act and what the dice say belong to everything that is asked for. */
const ALWAYS_LIT = '[data-part="prompt"], [data-space][data-drags], [data-part="dice-tray"], [data-part="shields"]'

/** Looks for the first of these selectors that is on the page. Nothing is meant behind a dialog. */
export function useAim(targets: readonly string[]): Aim | null {
  const [aim, setAim] = useState<Aim | null>(null)
  const wanted = targets.join('\n')
  useEffect(() => {
    const look = () => {
      const isBehind = document.querySelector(`.${menuStyle.overlay}`) !== null
      const found = wanted && !isBehind ? find(wanted.split('\n')) : null
      setAim(before => (before && found && isSame(before, found) ? before : found))
    }
    look()
    const timer = setInterval(look, LOOK)
    return () => clearInterval(timer)
  }, [wanted])
  return aim
}

const boxOf = (element: Element) => element.getBoundingClientRect()
const isSeen = ({ width }: DOMRect) => width > 0

/** Of several things that are meant alike, one that the guide does not cover. */
function find(targets: readonly string[]): Aim | null {
  for (const target of targets) {
    const meant = [...document.querySelectorAll(target)].filter(element => isSeen(boxOf(element)))
    const element = meant.find(each => !isUnderGuide(boxOf(each))) ?? meant[0]
    if (!element) continue
    const box = boxOf(element)
    const lit = [...meant, ...document.querySelectorAll(ALWAYS_LIT)].map(boxOf).filter(isSeen)
    return { element, box, lit, isCovered: isUnderGuide(box) }
  }
  return null
}

function isUnderGuide(box: DOMRect): boolean {
  const guide = document.querySelector('aside[data-beat]')?.getBoundingClientRect()
  return guide !== undefined && meets(box, guide)
}

export const meets = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top

const isSame = (a: Aim, b: Aim): boolean =>
  a.element === b.element &&
  a.isCovered === b.isCovered &&
  a.lit.length === b.lit.length &&
  isSameBox(a.box, b.box) &&
  a.lit.every((box, n) => isSameBox(box, b.lit[n]!))

const isSameBox = (a: DOMRect, b: DOMRect): boolean =>
  a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height
