import type { EffectOf } from '../../match/said.ts'

/** How many of the tokens that are there are taken away. */
export const taking = ({ amount }: EffectOf<'removeToken'>, there: number): number =>
  amount === 'all' ? there : Math.min(amount, there)
