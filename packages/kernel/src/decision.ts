import { type Choice, key } from './choice.ts'
import type { Seat, State } from './state.ts'

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

/** A decision as a seat may see it: the options only if they are its own. */
export interface SeenDecision {
  readonly seat: Seat
  readonly kind: string
  readonly rule: string
  readonly options?: ReadonlyArray<{ readonly key: string; readonly do: string } & Readonly<Record<string, unknown>>>
  readonly about?: Readonly<Record<string, unknown>>
}

/** `D` is the type of the game's own decisions, for whoever knows which game it is. */
export function seenDecision<D extends SeenDecision = SeenDecision>(g: State, viewer: Seat | 'spectator'): D | null {
  return seen(g, viewer) as D | null
}

function seen(g: State, viewer: Seat | 'spectator'): SeenDecision | null {
  const d = g.decision
  if (!d) return null
  const { seat, kind, rule, about } = d
  if (seat !== viewer) return { seat, kind, rule }
  const options = d.options.map(seenOption)
  return about ? { seat, kind, rule, options, about } : { seat, kind, rule, options }
}

type SeenChoice = { key: string; do: string } & Record<string, unknown>

/** What helps to show it, then what it is: field by field, because nothing is drawn more often. */
function seenOption(choice: Choice): SeenChoice {
  const option = { ...choice.info } as SeenChoice
  for (const field in choice) if (field !== 'info') option[field] = choice[field as keyof Choice]
  option.key = key(choice) // last, so that no field of a game can pass for the key
  return option
}
