import { type Choice, key } from './choice.ts'
import type { Seat } from './seat.ts'
import type { State } from './state.ts'

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

/** The keys on offer; a convenience for programs that play by key. */
export function offered(g: State): string[] {
  return g.decision?.options.map(key) ?? []
}
