import type { ConquestAbout, ConquestChoice, ConquestDecisionKind, ConquestVerb } from '@redoubt/conquest'
import type { Figure, Picture } from './picture.ts'

/** A decision as rules of thumb want it: the same whether it comes from a host or from an imagined state. */
export interface Question {
  kind: ConquestDecisionKind
  options: readonly ConquestChoice[]
  about: { readonly [F in keyof ConquestAbout]?: ConquestAbout[F] }
}

export const CONQUEST_REASONS = [
  ...['warlord-in-danger', 'nobody', 'gains-most', 'kills-or-counts', 'stay', 'lost', 'winnable', 'bears-it'],
  ...['nothing-to-shield', 'not-worth-a-card', 'would-suffer', 'not-worth-cost', 'deploy', 'cheaper', 'cost-as-is'],
  ...['strongest', 'weak-place', 'opening-hand', 'use-now', 'not-worth-price', 'welcome', 'hand-low', 'resources-low'],
  ...['best-target', 'free', 'only-hurts', 'best-on-top', 'better-first', 'commit-first', 'commit-bonus'],
] as const
export type ConquestReason = (typeof CONQUEST_REASONS)[number]

/** What to do and why; the sentence is made only if somebody asks. */
export interface Advice {
  pick: ConquestChoice
  why(): string
  /** The same as a word, said in other languages elsewhere. */
  reason: ConquestReason
}

/** A rule of thumb for one kind of decision. */
export type Rule = (p: Picture, q: Question) => Advice

export function advise(pick: ConquestChoice, reason: ConquestReason, why: () => string): Advice {
  return { pick, reason, why }
}

/** The option with the highest score, the first of equals. */
export function best(
  options: readonly ConquestChoice[],
  score: (option: ConquestChoice) => number,
): { pick: ConquestChoice; score: number } {
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

export function optionTo(options: readonly ConquestChoice[], word: ConquestVerb): ConquestChoice | undefined {
  return options.find(option => option.do === word)
}

export function figure(p: Picture, card: string | null | undefined): Figure | undefined {
  return card ? p.figures.find(f => f.card === card) : undefined
}
