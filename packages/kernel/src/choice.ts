import { finding, type Said, sentence } from './finding.ts'
import type { Seat } from './seat.ts'

/**
 * One thing a seat may do now. The fields besides `do` identify it; what merely helps to show it stands in `info`.
 */
export interface Choice {
  do: string
  info?: Readonly<Record<string, unknown>>
}

/** The stable, readable name of a choice: `{ do: 'step', to: 'g7', info: { cost: 2 } }` is "step:g7". */
export function key(choice: Choice): string {
  let text = choice.do
  for (const field in choice) {
    if (field === 'do' || field === 'info') continue
    const value: unknown = choice[field as keyof Choice]
    if (value !== undefined && value !== null) text += `:${Array.isArray(value) ? value.join('+') : value}`
  }
  return text
}

export const pass: Choice = Object.freeze({ do: 'pass' })

/** What a seat says, in every game and at any time, to give the match up. */
export const concedeKey = (seat: Seat): string => key({ do: 'concede', seat } as Choice)

/** Somebody tried what was not offered. The state is as it was. */
export class IllegalChoice extends Error {
  readonly code = 'illegal-choice'
  readonly said: Said
  constructor(
    readonly tried: string,
    readonly options: readonly string[],
  ) {
    const said =
      options.length === 0
        ? finding`"${tried}" cannot be chosen: the match is over.`
        : finding`"${tried}" is not among the ${options.length} legal choices.`
    super(sentence(said))
    this.name = 'IllegalChoice'
    this.said = said
  }
}
