import type { ConquestChoice } from '@redoubt/conquest'
import { figure } from '../reading/advice.ts'
import { designNamed, type Picture } from '../reading/picture.ts'
import { gainOf } from '../reading/reasons.ts'
import { worthInHand } from '../reading/worth.ts'

/** What playing an event or using an ability gains after its cost. Without hints what costs nothing is used, and nothing else. */
export function gainOfUse(p: Picture, option: ConquestChoice): number {
  const design = designNamed(option.card!)
  const reasons = design.card.abilities[(option.n ?? 1) - 1]?.hints?.use
  const value = reasons ? gainOf(p, reasons, figure(p, option.card)) : option.do === 'use' ? 1 : 0
  // An event costs resources and the card, which might have been a shield.
  return option.do === 'play' ? value - 0.7 * design.cost - 0.5 * worthInHand(design) : value
}
