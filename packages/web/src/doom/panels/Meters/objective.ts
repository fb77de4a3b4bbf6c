import type { DoomView } from '@redoubt/doom'
import { isEscortedKind } from '@redoubt/doom/figure-kinds'
import type { MessageKey } from '../../../i18n/i18n.ts'
import type { Book } from '../../reading/book.ts'

/** How far the marines are with their objective: a count, or what is left to clear away. */
interface Progress {
  key: MessageKey
  now: number
  of?: number
}

export function progressOf({ content, mission }: Book, view: DoomView): Progress {
  const condition = content.objectives[mission.objective.card]?.marinesWin.condition
  const demons = view.figures.filter(f => content.demons[f.kind] && f.at.length > 0).length
  switch (condition?.cond) {
    case 'progress':
      return counted(condition.counter, view.counters[condition.counter] ?? 0, condition.min)
    case 'everyToken': {
      const each = condition.progressMin
      const done = view.objectives.reduce((sum, { progress }) => sum + Math.min(each, progress), 0)
      return { key: 'doom.progress.checkpoints', now: done, of: each * view.objectives.length }
    }
    case 'portalsOnMap':
      return { key: 'doom.progress.portals', now: view.portals.length }
    case 'tokenOn': {
      const drone = view.figures.find(({ kind }) => isEscortedKind(kind))
      return { key: 'doom.progress.drone', now: drone ? drone.health - drone.damage : 0, of: drone?.health ?? 0 }
    }
    case 'all':
      return { key: 'doom.progress.demons', now: demons + view.portals.length }
    default:
      return { key: 'doom.progress.demons', now: demons + view.portals.length }
  }
}

const counted = (counter: string, now: number, of: number): Progress => ({
  key:
    counter === 'samples'
      ? 'doom.progress.samples'
      : counter === 'extracted'
        ? 'doom.progress.assets'
        : 'doom.progress.done',
  now,
  of,
})

/** The threat card decides what threat is: tokens in stock, or tokens on portals. */
export function threatOf({ content, mission }: Book, view: DoomView): number | null {
  const card = content.threats[mission.threat.card]
  if (card?.stock !== undefined) return view.invader.threat
  if (card?.threatLimit) return view.portals.reduce((sum, { threat }) => sum + threat, 0)
  return null
}

/** What the marines must do, in the words of the objective card or of the mission. */
export function goalText({ content, mission }: Book): string {
  return content.objectives[mission.objective.card]?.marinesWin.text ?? mission.objective.params.marinesWin ?? ''
}
