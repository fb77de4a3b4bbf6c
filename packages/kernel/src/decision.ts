import type { Choice } from './choice.ts'
import type { Seat } from './seat.ts'

/** The game waits: this seat must pick one of these. Never changed once made, so copies of a state share it. */
export interface Decision<C extends Choice = Choice> {
  seat: Seat
  /** What is being decided; other seats see this word, so it must not betray what is hidden. */
  kind: string
  /** The rule that asks. */
  rule: string
  options: readonly C[]
  /** Ask even when there is a single option, because skipping would betray a hidden hand. */
  always?: boolean
  /** What the decision is about, for prompts. Seen by the deciding seat only. */
  about?: Readonly<Record<string, unknown>>
}

/** Every field is there, also when it holds nothing: decisions of one shape are read the fastest. */
export function decide<C extends Choice>(
  seat: Seat,
  kind: string,
  rule: string,
  options: readonly C[],
  more?: Pick<Decision, 'always' | 'about'>,
): Decision<C> {
  return { seat, kind, rule, options, always: more?.always, about: more?.about }
}
