import { program } from './program.ts'

/** The arguments that settle what is played, as they were given, with the defaults filled in. */
export type Terms = Readonly<Record<string, string>>

const TERMS = [
  'game',
  'mission',
  'marines',
  'decks',
  'bots',
  'games',
  'seed',
  'budget',
  'iterations',
  'ladder',
] as const

export function termsOf(values: Readonly<Record<string, unknown>>): Terms {
  const given = TERMS.filter(name => values[name] !== undefined).map(name => [name, String(values[name])])
  return { program: program(), ...Object.fromEntries(given) }
}

/** Why a run begun under other terms cannot go on under these; null if they are the same. */
export function difference(begun: Terms, now: Terms): string | null {
  if (begun.program !== now.program) return 'it was begun with another build of redoubt, whose bots may play otherwise'
  const name = TERMS.find(name => begun[name] !== now[name])
  if (!name) return null
  const shown = (terms: Terms) => (terms[name] === undefined ? `no --${name}` : `--${name} ${terms[name]}`)
  return `it was begun with ${shown(begun)}, and now there is ${shown(now)}`
}

/** The command that plays the same again. */
export const commandOf = (terms: Terms): string =>
  [
    'redoubt simulate',
    ...TERMS.filter(name => terms[name] !== undefined).map(name => optionOf(name, terms[name]!)),
  ].join(' ')

const optionOf = (name: string, value: string): string => (value === 'true' ? `--${name}` : `--${name} ${value}`)
