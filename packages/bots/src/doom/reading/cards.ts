import { shotOf } from './shots.ts'
import type { Situation } from './situation.ts'

/** Movement points that a card gives. */
export const speedOf = (s: Situation, card: string): number => s.content.actionCards[card]!.speed ?? 0

/** Worth of keeping a card in hand. */
export function keepOf(s: Situation, card: string): number {
  const printed = s.content.actionCards[card]!
  if (printed.hints?.keep !== undefined) return printed.hints.keep
  const shot = shotOf(printed)
  return shot ? 1 + 0.5 * shot.shots * (shot.red * 1.17 + shot.black * 2) : 1
}
