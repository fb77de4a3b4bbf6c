/** Why the host did not do what a seat asked. Nothing has changed. */
export const REFUSALS = [
  'bad-request',
  'busy',
  'closed',
  'unknown-seat',
  'bot-seat',
  'stale',
  'over',
  'not-your-decision',
  'illegal-choice',
  'rules-failure',
  'not-recorded',
  'nothing-to-undo',
  'undo-pending',
  'undo-declined',
  'no-undo-asked',
  'not-asked',
] as const
export type RefusalCode = (typeof REFUSALS)[number]

export interface Refusal {
  ok: false
  code: RefusalCode
  message: string
  /** Where the match stands, so that the asker can catch up. */
  seq: number
  /** The legal keys, for the seat whose decision it is. */
  options?: string[]
}

export interface Accepted {
  ok: true
  /** Where the match stands after it. */
  seq: number
  /** How many of the keys were played; for an undo 1 if it is done, 0 if others are asked first. */
  played: number
  /** This had been accepted before; it was not done twice. */
  repeated?: true
}

export type Answer = Accepted | Refusal

export function refusal(code: RefusalCode, message: string, seq: number, options?: string[]): Refusal {
  return options ? { ok: false, code, message, seq, options } : { ok: false, code, message, seq }
}

export function accepted(seq: number, played: number, repeated = false): Accepted {
  return repeated ? { ok: true, seq, played, repeated } : { ok: true, seq, played }
}
