import type { DoomView } from '@redoubt/doom'
import { isEscortedKind } from '@redoubt/doom/figure-kinds'
import { go } from '../../app/router.ts'
import { type Placed, type Sheet, toWord } from './sheet.ts'

/** What stands on the map of a match or a replay, as a sheet for the referee. */
export function sheetOf(view: DoomView, options: unknown): Sheet {
  const { map, doors } = (options as { scenario?: { map?: string[]; doors?: Array<[string, string]> } }).scenario ?? {}
  const figures = view.figures
    .filter(({ at, kind }) => at.length > 0 && !isEscortedKind(kind))
    .map(({ id, kind, at, stunned }): Placed => ({ id, kind, at: [...at], ...(stunned ? { stunned } : {}) }))
  const open = view.doors.filter(door => door.open)
  if (!map) return { mission: view.mission, open: open.map(({ id }) => id), figures }
  const isOpen = ([a, b]: readonly [string, string]) =>
    open.some(({ between }) => between.some(pair => pair.includes(a) && pair.includes(b)))
  return { mission: view.mission, map, doors: (doors ?? []).filter(door => !isOpen(door)), open: [], figures }
}

/** Takes the position on the screen to the referee. */
export const askReferee = (view: DoomView, options: unknown): void => go('referee', toWord(sheetOf(view, options)))
