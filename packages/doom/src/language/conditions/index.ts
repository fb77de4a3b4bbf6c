import { all } from './all.ts'
import { SINGLE_CONDITIONS } from './single.ts'

/** Every question that a card can ask. A new one is a file of its own and a line in single.ts. */
export const CONDITIONS = [...SINGLE_CONDITIONS, all] as const
