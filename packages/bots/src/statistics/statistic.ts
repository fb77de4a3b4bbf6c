import type { State } from '@redoubt/kernel'
import type { Counts } from './counts.ts'

/** Hears the public events of one match in order and counts what it is about. */
export type Statistic<E, S extends State = State> = (counts: Counts, state: S) => (event: E) => void
