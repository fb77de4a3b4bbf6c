import { offered, type Seat, type SeatSpec, type State } from '@redoubt/kernel'
import type { Audience } from '../messages/audience.ts'
import type { Report } from '../messages/message.ts'
import type { Pictures } from '../messages/pictures.ts'
import { type Accepted, accepted, type Refusal, type RefusalCode, refusal } from '../messages/refusal.ts'
import type { UndoRequest } from '../messages/undo-request.ts'
import type { Entry } from '../record/entry.ts'
import { type Ledger, outcomeOf } from '../record/ledger.ts'
import type { Hosting } from '../seats/hosting.ts'
import type { Player } from '../seats/player.ts'
import type { Turn } from '../seats/turn.ts'
import type { Preferences } from '../seats/windows.ts'
import type { ChessClock } from '../time/chessclock.ts'
import type { Queue } from '../time/queue.ts'

/** Whether a host still plays. Superseded: another one has written down what comes next, so this one knows the past only. */
export type Status = 'open' | 'closed' | 'superseded'

/** All that a host knows of the match it plays. */
export interface Running {
  readonly setup: Hosting
  readonly ledger: Ledger
  readonly specs: readonly SeatSpec[]
  readonly players: Map<Seat, Player>
  readonly chess: ChessClock | null
  readonly audience: Audience
  readonly preferences: Preferences
  readonly queue: Queue
  readonly turn: Turn
  status: Status
  /** What must be written down before anything else. */
  preface: { entry: Entry; after: State } | null
  request: UndoRequest | null
  stopRequestTimer(): void
  /** Decisions that were made together with earlier ones, a walk with one click: by their number, that of the first. */
  readonly together: Map<number, number>
  /** Who has asked in vain since the last decision. */
  readonly declined: Set<Seat>
  /** What those who listen see now. */
  pictures: Pictures
}

/** What is to be decided now; null while nothing may move. */
export function pending({ status, request, ledger }: Running): State['decision'] {
  return status !== 'open' || request || outcomeOf(ledger) ? null : ledger.line.state.decision
}

export function objectionTo(m: Running, seat: Seat): Refusal | null {
  if (m.status === 'closed') return refuse(m, 'closed', 'This match is closed.')
  if (m.status === 'superseded') return refuse(m, 'stale', 'The match has gone on elsewhere.')
  const player = m.players.get(seat)
  if (!player) return refuse(m, 'unknown-seat', `There is no seat ${seat} in this match.`)
  return player.kind === 'bot' ? refuse(m, 'bot-seat', `A bot plays ${seat}.`) : null
}

export function illegal(m: Running, seat: Seat, key: string): Refusal {
  const { state } = m.ledger.line
  const options = state.decision!.seat === seat ? offered(state) : undefined
  return refuse(m, 'illegal-choice', `"${key.slice(0, 100)}" is not among the legal choices.`, options)
}

export function stale(m: Running, at: number): Refusal {
  return refuse(m, 'stale', `The match stands at ${m.ledger.seq}, not at ${at}.`)
}

export function refuse({ ledger }: Running, code: RefusalCode, message: string, options?: string[]): Refusal {
  return refusal(code, message, ledger.seq, options)
}

export function accept({ ledger }: Running, played: number): Accepted {
  return accepted(ledger.seq, played)
}

export function report({ setup }: Pick<Running, 'setup'>, what: Report): void {
  try {
    setup.report?.(what)
  } catch {
    // whoever keeps the reports must not stop the match
  }
}
