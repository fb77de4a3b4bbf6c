import { useEffect, useState } from 'react'
import menuStyle from '../ui/Menu.module.css'

/** How often the things are looked for: they may move with the map. */
const LOOK = 150

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** For every list of selectors where the first thing that is seen is; nothing is marked behind a dialog. */
export function useBoxes(wanted: ReadonlyArray<readonly string[]>): ReadonlyArray<Box | null> {
  const [boxes, setBoxes] = useState<ReadonlyArray<Box | null>>([])
  const names = JSON.stringify(wanted)
  useEffect(() => {
    const look = () => {
      const isCovered = document.querySelector(`.${menuStyle.overlay}`) !== null
      const now = (JSON.parse(names) as string[][]).map(list => (isCovered ? null : boxOf(list)))
      setBoxes(before => (JSON.stringify(before) === JSON.stringify(now) ? before : now))
    }
    look()
    const timer = setInterval(look, LOOK)
    return () => clearInterval(timer)
  }, [names])
  return boxes
}

function boxOf(selectors: readonly string[]): Box | null {
  for (const selector of selectors) {
    const box = document.querySelector(selector)?.getBoundingClientRect()
    if (box && box.width > 0) return { x: box.x, y: box.y, width: box.width, height: box.height }
  }
  return null
}
