import { useEffect, useState } from 'react'
import style from './Pointer.module.css'

/** How often the thing is looked for: it may move with the map. */
const LOOK = 200

/** A ring around the first of the targets that is on the page. It lets every click through. */
export function Pointer({ targets }: { targets: readonly string[] }) {
  const [box, setBox] = useState<DOMRect | null>(null)
  const wanted = targets.join('\n')
  useEffect(() => {
    const look = () => {
      // Nothing is pointed at behind a dialog.
      const isCovered = document.querySelector('.overlay') !== null
      const found =
        wanted && !isCovered ? wanted.split('\n').flatMap(target => document.querySelector(target) ?? [])[0] : undefined
      const now = found?.getBoundingClientRect() ?? null
      setBox(before => (before && now && same(before, now) ? before : now))
    }
    look()
    const timer = setInterval(look, LOOK)
    return () => clearInterval(timer)
  }, [wanted])
  if (!box || box.width === 0) return null
  return (
    <div
      className={style.ring}
      aria-hidden="true"
      style={{ left: box.left - 5, top: box.top - 5, width: box.width + 10, height: box.height + 10 }}
    />
  )
}

const same = (a: DOMRect, b: DOMRect): boolean =>
  a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height
