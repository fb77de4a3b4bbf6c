import { type Chance, type Decision, key, shuffle } from '@redoubt/kernel'

/** Choices that do as little as possible, in the words that games use for them. */
const HARMLESS: readonly string[] = ['pass', 'done', 'skip', 'decline', 'no', 'stop', 'end']

/** What the host may choose for a seat that does not choose for itself, the safest first. */
export function fallbacks(decision: Decision, chance: Chance): string[] {
  const keys = decision.options.map(key)
  const harmless = HARMLESS.flatMap(word => decision.options.filter(option => option.do === word).map(key))
  return [...harmless, ...shuffle(chance, keys).filter(k => !harmless.includes(k))]
}
