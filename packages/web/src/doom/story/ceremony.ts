import type { Doom, DoomView } from '@redoubt/doom'
import type { Content } from '@redoubt/doom/content'
import type { Heard, LoggedEvent } from '../../screen/match.ts'

/** A moment that stands over the board for itself. */
export type Ceremony =
  | { kind: 'frag'; who: string | null; total: number; limit: number }
  | { kind: 'glory-kill'; marine: string; demon: string }
  | { kind: 'objective'; change: 'taken' | 'dropped' | 'passed' | 'delivered' | 'moved'; who: string | null }
  | { kind: 'boss'; who: string; change: 'comes' | 'falls' }
  | { kind: 'round'; round: number }

/** There is only one of it, or the mission has given it a name. */
export function isBoss(figure: string, content: Pick<Content, 'demons'>, view: Pick<DoomView, 'figures'>): boolean {
  const kind = /^(.+)-\d+$/.exec(figure)?.[1]
  if (!kind || !content.demons[kind]) return false
  return content.demons[kind].figures === 1 || view.figures.some(({ id, tag }) => id === figure && tag !== undefined)
}

type Seen = Pick<DoomView, 'figures'>

/** The ceremony of an event, if it has one. */
export function ceremonyOf(
  event: Heard<Doom> | undefined,
  { view, log, content }: { view: Seen; log: ReadonlyArray<LoggedEvent<Doom>>; content: Pick<Content, 'demons'> },
): Ceremony | null {
  switch (event?.type) {
    case 'frag':
      return { kind: 'frag', who: lastFallen(log), total: event.total, limit: event.limit }
    case 'glory-kill':
      return { kind: 'glory-kill', marine: event.marine, demon: event.demon }
    case 'objective':
      // What a demon carries about is no triumph.
      return event.figure !== undefined && /-\d+$/.test(event.figure)
        ? null
        : { kind: 'objective', change: event.change, who: event.figure ?? null }
    case 'placed':
      return isBoss(event.figure, content, view) ? { kind: 'boss', who: event.figure, change: 'comes' } : null
    case 'killed': {
      // It has left the view already: what it was called is known from when it was last seen.
      const seen = log.at(-1)?.view as Seen | undefined
      return isBoss(event.figure, content, seen ?? view) ? { kind: 'boss', who: event.figure, change: 'falls' } : null
    }
    case 'round':
      return { kind: 'round', round: event.round }
    default:
      return null
  }
}

/** The marine whose death was the frag. */
function lastFallen(log: ReadonlyArray<LoggedEvent<Doom>>): string | null {
  for (let n = log.length - 1; n >= Math.max(0, log.length - 12); n--) {
    const { event } = log[n]!
    if (event.type === 'killed' && !/-\d+$/.test(event.figure)) return event.figure
  }
  return null
}
