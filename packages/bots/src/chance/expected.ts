import type { Content } from '@redoubt/doom/content'
import { estimatedOdds, mean, type WeighedAttack } from '@redoubt/doom/odds'

/** The damage that such a roll does on average to a figure of this kind, over all dice and cards. */
export const expectedDamage = (content: Content, kind: string, attack: WeighedAttack): number =>
  mean(estimatedOdds(content, kind, attack))
