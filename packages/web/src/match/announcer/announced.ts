import type { Tongue } from '../../i18n/i18n.ts'
import type { GameScreen } from '../../screen/gamescreen.ts'
import type { Match } from '../../screen/match.ts'
import { tellHost } from '../log/hostlog.ts'

export interface Announced {
  n: number
  text: string
}

// biome-ignore lint/suspicious/noExplicitAny: it passes events and views through to the game that made them
type Tell = GameScreen<any>['tell']

/**
 * The events from number `from` on, each as one sentence, in order. A walk that goes on is told by its last step; what the dice show when
 * they have landed: `next` is the first number not told yet.
 */
export function announced(
  { log, seats, onScreen }: Pick<Match, 'log' | 'seats' | 'onScreen'>,
  from: number,
  tell: Tell,
  words: Tongue,
): { lines: Announced[]; next: number } {
  const lines: Announced[] = []
  let next = from
  for (let i = firstAt(log, from); i < log.length; i++) {
    const { n, event, view } = log[i]!
    const line = tellHost(event, seats, words) ?? tell(event, view, words)
    const last = i === log.length - 1
    if (last && onScreen && (line?.goesOn || line?.dice)) break
    next = n + 1
    if (!line) continue
    const after = log[i + 1]
    const then = line.goesOn && after ? tell(after.event, after.view, words) : null
    if (line.goesOn === undefined || line.goesOn !== then?.tells) lines.push({ n, text: plain(line.text) })
  }
  return { lines, next }
}

const plain = (text: string) => text.replaceAll('**', '')

/** The log grows at its end only. */
function firstAt(log: Match['log'], from: number): number {
  let i = log.length
  while (i > 0 && log[i - 1]!.n >= from) i--
  return i
}
