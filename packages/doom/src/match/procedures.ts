import { type Frame, type Procedure, procedure } from '@redoubt/kernel'
import type { DamageFrame, DisplaceFrame, KillFrame, RerollFrame, StepFrame } from './procedure-frames.ts'

/** A procedure whose frames are all of one shape, whatever is left out of the locals: these are made and read very often. */
function shaped<F extends Frame>(name: string, first: string, start: Procedure<F>['start']): Procedure<F> {
  return { name, first, start }
}

/** Procedures that call each other in circles, by name; each is written out in `rules`. */
export const damage = shaped<DamageFrame>('damage', 'suffer', ({ targets, amount, by, how, i }) => ({
  flow: 'damage',
  step: 'suffer',
  targets,
  amount,
  by,
  how,
  i,
}))

export const kill = shaped<KillFrame>('kill', 'would', ({ figure, by, how }) => ({
  flow: 'kill',
  step: 'would',
  figure,
  by,
  how,
  spaces: undefined,
  carried: undefined,
  kind: undefined,
  tag: undefined,
  prevented: undefined,
  postponed: undefined,
}))

/** Saves call it 'aside'. */
export const displaceFigure = procedure<DisplaceFrame>('aside', 'place')

export const reroll = procedure<RerollFrame>('reroll', 'pick')

export const step = shaped<StepFrame>('step', 'enter', ({ figure, to, cost, how, dragged }) => ({
  flow: 'step',
  step: 'enter',
  figure,
  to,
  cost,
  how,
  from: undefined,
  dragged,
}))
