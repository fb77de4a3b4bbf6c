import type { DoomView } from '@redoubt/doom'
import { useEffect, useRef, useState } from 'react'
import { calm } from '../../../app/settings.ts'

const NOTHING: readonly string[] = []
const SHOWN_MS = 2000

type Figures = ReadonlyArray<{ id: string; at: readonly string[]; damage: number }>

/** Spaces of figures that have moved or been hurt, each once: a figure may pass through another's space. */
export function changedSpaces(before: Figures, after: Figures): string[] {
  const was = new Map(before.map(f => [f.id, `${f.at} ${f.damage}`]))
  return [...new Set(after.filter(f => was.get(f.id) !== `${f.at} ${f.damage}`).flatMap(f => f.at))]
}

/** Where figures have come to, for two seconds, when nothing moves on the screen. */
export function useChanged(view: DoomView): readonly string[] {
  const before = useRef(view)
  const [changed, setChanged] = useState(NOTHING)
  useEffect(() => {
    const spaces = changedSpaces(before.current.figures, view.figures)
    before.current = view
    if (!calm() || spaces.length === 0) return
    setChanged(spaces)
    const timer = setTimeout(() => setChanged(NOTHING), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [view])
  return changed
}
