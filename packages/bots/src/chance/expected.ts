import type { Content } from '@redoubt/doom/content'
import { mean } from '@redoubt/doom/odds'
import { type AttackRoll, damageOdds } from '../doom/weighing/odds.ts'

/** The damage that such a roll does on average to a figure of this kind, over all dice and cards. */
export const expectedDamage = (content: Content, kind: string, roll: AttackRoll): number =>
  mean(damageOdds(content, kind, roll))
