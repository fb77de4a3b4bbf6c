import { end, type Frame, thenGoto } from '@redoubt/kernel'
import { carryOut } from '../abilities/meaning.ts'
import type { Use } from '../abilities/use.ts'
import { flow } from '../match/flow.ts'
import type { EffectStep } from '../match/said.ts'
import { destroyBeaten } from './destruction.ts'

interface EffectsFrame extends Frame {
  use: Use
  list: EffectStep[]
  at: number
}

/** The frame of an effect, to be carried out from its first step. */
export function effect(use: Use, list: EffectStep[]): EffectsFrame {
  const { name: flow, first: step } = effects
  return { flow, step, use, list, at: 0 }
}

/** The steps of an effect in order; what cannot be done is skipped (CQ-0.4). */
export const effects = flow<EffectsFrame>('effects', {
  next: (g, f) => {
    const step = f.list[f.at++]
    return step ? carryOut(g, f.use, step) : end
  },
  // CQ-8.25: whatever a step changed, a unit with too much damage does not survive it.
  settle: g => thenGoto(destroyBeaten(g), 'next'),
})
