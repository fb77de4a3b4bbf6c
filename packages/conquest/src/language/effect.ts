import { z } from 'zod'
import { byName } from './by-name.ts'
import { nest } from './nested.ts'
import { schemasOf } from './schemas.ts'
import { WORDS } from './words/index.ts'

/** One word of a card with its parameters. */
export const effectStep = z.discriminatedUnion('do', schemasOf(WORDS))
nest(effectStep)

export type EffectStep = z.infer<typeof effectStep>
export type EffectWord = EffectStep['do']
/** The parameters of one effect word. */
export type StepOf<W extends EffectWord> = Extract<EffectStep, { do: W }>

export const wordNamed = byName(WORDS, 'do')
