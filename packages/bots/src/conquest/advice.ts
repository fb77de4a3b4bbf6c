import type { ConquestAbout, ConquestDecisionKind, ConquestVerb, Move } from '@redoubt/conquest'
import type { Figure, Picture } from './picture.ts'

/** A decision as rules of thumb want it: the same whether it comes from a host or from an imagined state. */
export interface Question {
  kind: ConquestDecisionKind
  options: readonly Move[]
  about: { readonly [F in keyof ConquestAbout]?: ConquestAbout[F] }
}

/** What to do and why; the sentence is made only if somebody asks. */
export interface Advice {
  pick: Move
  why(): string
}

/** A rule of thumb for one kind of decision. */
export type Rule = (p: Picture, q: Question) => Advice

export function advise(pick: Move, why: () => string): Advice {
  return { pick, why }
}

/** The option with the highest score, the first of equals. */
export function best(options: readonly Move[], score: (option: Move) => number): { pick: Move; score: number } {
  let pick = options[0]!
  let top = Number.NEGATIVE_INFINITY
  for (const option of options) {
    const value = score(option)
    if (value > top) {
      top = value
      pick = option
    }
  }
  return { pick, score: top }
}

export function optionTo(options: readonly Move[], word: ConquestVerb): Move | undefined {
  return options.find(option => option.do === word)
}

export function figure(p: Picture, card: string | null | undefined): Figure | undefined {
  return card ? p.figures.find(f => f.card === card) : undefined
}
