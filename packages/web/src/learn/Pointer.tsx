import { useEffect, useState } from 'react'
import style from './Pointer.module.css'

/** How often the thing is looked for: it may move with the map. */
const LOOK = 200

interface Props {
  /** Selectors; the first that is on the page is meant. */
  targets: readonly string[]
  /** The guide stands in front of what she means. */
  onCovered(): void
}

/** A ring around what is meant. It lets every click through. */
export function Pointer({ targets, onCovered }: Props) {
  const [box, setBox] = useState<DOMRect | null>(null)
  const wanted = targets.join('\n')
  useEffect(() => {
    const look = () => {
      // Nothing is pointed at behind a dialog.
      const isBehind = document.querySelector('.overlay') !== null
      const found = wanted && !isBehind ? boxOf(wanted.split('\n')) : null
      setBox(before => (before && found && same(before, found) ? before : found))
      if (found && isUnderGuide(found)) onCovered()
    }
    look()
    const timer = setInterval(look, LOOK)
    return () => clearInterval(timer)
  }, [wanted, onCovered])
  if (!box || box.width === 0) return null
  return (
    <div
      className={style.ring}
      aria-hidden="true"
      style={{ left: box.left - 5, top: box.top - 5, width: box.width + 10, height: box.height + 10 }}
    />
  )
}

/** Of several things that are meant alike, one that the guide does not cover. */
function boxOf(targets: readonly string[]): DOMRect | null {
  for (const target of targets) {
    const boxes = [...document.querySelectorAll(target)].map(each => each.getBoundingClientRect())
    if (boxes.length > 0) return boxes.find(box => !isUnderGuide(box)) ?? boxes[0]!
  }
  return null
}

function isUnderGuide(box: DOMRect): boolean {
  const guide = document.querySelector('aside[data-beat]')?.getBoundingClientRect()
  return (
    guide !== undefined &&
    box.left < guide.right &&
    box.right > guide.left &&
    box.top < guide.bottom &&
    box.bottom > guide.top
  )
}

const same = (a: DOMRect, b: DOMRect): boolean =>
  a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height
