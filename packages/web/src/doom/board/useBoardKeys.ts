import { type KeyboardEvent, useRef } from 'react'
import { getSettings } from '../../app/settings.ts'
import { lastPointed } from '../../match/shortcuts.ts'
import { endOfRow, moveCursor, nextOf, stepOf } from './cursor.ts'
import type { Ground } from './ground.ts'

/** What keys on the board lead to (DESIGN 7.2). */
export interface BoardDeeds {
  goTo(space: string): void
  /** Where N and B stop. */
  stops(): string[]
  act(): void
  /** There if there is something to leave. */
  leave: (() => void) | undefined
  /** What single letters do, unless they are switched off. */
  letters: Readonly<Record<string, () => void>>
}

/** The keys that work while a space has the focus. */
export function useBoardKeys(ground: Ground, cursor: string, deeds: BoardDeeds): (event: KeyboardEvent) => void {
  const diagonal = useRef<readonly [number, number] | null>(null)
  const { goTo, stops } = deeds

  /** Shift and an arrow wait for a second arrow: together they go diagonally. */
  const step = (by: readonly [number, number], waits: boolean) => {
    if (waits && !diagonal.current) {
      diagonal.current = by
      return
    }
    const [dx, dy] = diagonal.current ?? [0, 0]
    diagonal.current = null
    goTo(moveCursor(ground, cursor, Math.sign(dx + by[0]), Math.sign(dy + by[1])))
  }

  const deedOf = (event: KeyboardEvent): (() => void) | undefined => {
    const by = stepOf(event.nativeEvent)
    if (by) return () => step(by, event.shiftKey)
    switch (event.key) {
      case 'Home':
      case 'End':
        return () => goTo(endOfRow(ground, cursor, event.key === 'End'))
      case 'Enter':
        return lastPointed() ? undefined : deeds.act
      case ' ':
        return deeds.act
      case 'Escape':
        return deeds.leave
    }
    if (event.key.length > 1 || !getSettings().letters) return undefined
    const key = event.key.toLowerCase()
    if (key === 'n' || key === 'b') return () => goTo(nextOf(ground, cursor, stops(), key === 'b'))
    return deeds.letters[key]
  }

  return event => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (!(event.target as Element).closest('[role=gridcell]')) return
    const deed = deedOf(event)
    if (!deed) return
    event.preventDefault()
    event.stopPropagation()
    deed()
  }
}
