import { byName, schemasOf } from '@redoubt/kernel'
import { z } from 'zod'
import { nest } from './nested.ts'
import type { AnyWord } from './word.ts'
import { WORDS } from './words/index.ts'

/** One word of a card with its parameters. */
export const effectStep = z.discriminatedUnion('do', schemasOf(WORDS))
nest(effectStep)

export type EffectStep = z.infer<typeof effectStep>
export type EffectWord = EffectStep['do']
/** The parameters of one effect word. */
export type StepOf<W extends EffectWord> = Extract<EffectStep, { do: W }>

export const wordNamed: (word: EffectWord) => AnyWord<EffectStep> = byName(WORDS, 'do')
