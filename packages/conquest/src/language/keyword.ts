import type { CardType } from './basic.ts'

interface Parts {
  /** In one sentence. */
  means: string
  /** Kinds of cards on which it means something when printed. */
  printedOn: readonly CardType[]
  /** It means something on the bloodied side of a warlord. */
  bloodied?: true
  /** What can happen to it while the match goes on; what can be given can be lost too. */
  changes?: readonly ('given' | 'lost' | 'ignored')[]
  /** What is printed after its name. */
  takes?: 'value' | 'trait'
}

/** Everything about one keyword but its rule, which stands where it is asked (src/abilities/constants.ts, src/rules). */
interface KeywordWord<K extends string = string> extends Parts {
  readonly id: K
}

export const UNITS: readonly CardType[] = ['warlord', 'army', 'token']

export function keyword<const K extends string>(id: K, parts: Parts): KeywordWord<K> {
  return { id, ...parts }
}
