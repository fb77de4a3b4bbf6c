import { freeUndo, type Mark, type Seat } from '@redoubt/kernel'
import { hasLearnt } from '../record/practice.ts'
import { personIn } from '../seats/player.ts'
import type { Running } from './running.ts'

/**
 * Where "undo" takes a seat: before the latest decision that its person made, with whichever of their seats, and before all that were made
 * together with it: one click, one undo. What the host chose for it does not count: the host would only choose it again.
 */
export function lastOwn(m: Running, marks: readonly Mark[], auto: readonly boolean[], seat: Seat): number | null {
  const isOwn = (by: Seat | null) =>
    by === seat || (by !== null && !isBeside(m, seat, by) && m.players.get(by)?.kind !== 'bot')
  for (let n = marks.length - 1; n > 0; n--)
    if (isOwn(marks[n]!.by) && !auto[n - 1]) return m.together.get(n - 1) ?? n - 1
  return null
}

/** May this seat go back there without asking? */
export function needsNobody(m: Running, seat: Seat, to: number): boolean {
  return isAlone(m, seat) || to >= freeUndo(m.ledger.line.marks, seat)
}

/**
 * Would going back there make the match a practice? Bots neither agree nor object, so against them whatever was learnt since would be used
 * again. Between people alone those who agree know what they do.
 */
export function makesPractice({ ledger, players }: Running, to: number): boolean {
  if (ledger.practice || ![...players.values()].some(({ kind }) => kind === 'bot')) return false
  const people = [...players].filter(([, { kind }]) => kind !== 'bot').map(([seat]) => seat)
  return hasLearnt(ledger.line, people, to)
}

function isAlone(m: Running, seat: Seat): boolean {
  for (const other of m.players.keys()) if (isBeside(m, seat, other)) return false
  return true
}

/** The seats of other persons: between the seats of one person nobody asks. */
export function peopleBeside(m: Running, seat: Seat): Seat[] {
  return [...m.players.keys()].filter(other => isBeside(m, seat, other))
}

/** Does another person sit there than here? */
function isBeside({ players }: Running, seat: Seat, other: Seat): boolean {
  const player = players.get(other)
  if (other === seat || !player || player.kind === 'bot') return false
  const self = personIn(players.get(seat)!)
  return self === undefined || personIn(player) !== self
}
