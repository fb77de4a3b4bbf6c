import { z } from 'zod'
import type { EffectStep } from '../match/said.ts'

/** The steps inside a step. An interface, so that the words that hold steps may be among them. */
interface Steps extends Array<EffectStep> {}

let step: z.ZodType<EffectStep>

export const steps: z.ZodType<Steps> = z.lazy(() => z.array(step))

/** Told once all words are known. */
export function nest(all: z.ZodType<EffectStep>): void {
  step = all
}
