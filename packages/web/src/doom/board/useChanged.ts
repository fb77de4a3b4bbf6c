import type { DoomView } from '@redoubt/doom'
import { useEffect, useRef, useState } from 'react'
import { calm } from '../../app/settings.ts'

const NOTHING: readonly string[] = []
const SHOWN_MS = 2000

/** Where figures have come to, for two seconds, when nothing moves on the screen (DESIGN 6). */
export function useChanged(view: DoomView): readonly string[] {
  const before = useRef(view)
  const [changed, setChanged] = useState(NOTHING)
  useEffect(() => {
    const was = new Map(before.current.figures.map(f => [f.id, `${f.at} ${f.damage}`]))
    before.current = view
    if (!calm()) return
    const spaces = view.figures.filter(f => was.get(f.id) !== `${f.at} ${f.damage}`).flatMap(f => f.at)
    if (spaces.length === 0) return
    setChanged(spaces)
    const timer = setTimeout(() => setChanged(NOTHING), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [view])
  return changed
}
