import { schemasOf } from '@redoubt/kernel'
import { z } from 'zod'
import { WORDS } from './words/index.ts'

/** One word of a card with its parameters. */
export const effect = z.discriminatedUnion('op', schemasOf(WORDS))
export type Effect = z.infer<typeof effect>
export type EffectOf<O extends Effect['op']> = Extract<Effect, { op: O }>

export const effects = z.array(effect).describe('What happens, in order; this decides.')
