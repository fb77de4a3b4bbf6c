import { byName } from '@redoubt/kernel'
import type { Effect } from '../../match/said.ts'
import type { AnyWord } from '../word.ts'
import { choice } from './choice.ts'
import { PLAIN_WORDS } from './plain.ts'

/** Every word of the card language. A new one is a file of its own and a line in plain.ts. */
export const WORDS = [...PLAIN_WORDS, choice] as const

export const wordNamed: (op: Effect['op']) => AnyWord<Effect> = byName(WORDS, 'op')
