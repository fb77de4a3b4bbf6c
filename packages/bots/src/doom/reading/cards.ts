import type { Content, Effect } from '@redoubt/doom/content'
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

/** What an event is worth in hand by the strongest of its words; other words count little. */
const WORDS: { readonly [O in Effect['op']]?: number } = {
  extraAttack: 3,
  attack: 2.5,
  summon: 2.5,
  damage: 2,
  pierceShields: 2,
  preventKill: 2,
  addDice: 1.9,
  choice: 1.5,
  gainArgent: 1.5,
  rerollDice: 1.5,
  addShields: 1.3,
  gainMovement: 1.3,
  drawCards: 1,
  kill: 1,
  stun: 1,
}
const LITTLE = 0.5

/** Worth of keeping an event in hand: as its hints say, or else as its words suggest. */
export function eventKeepOf(content: Content, card: string): number {
  const event = content.events[card]
  if (event?.hints) return event.hints.keep ?? 1
  return Math.max(LITTLE, ...content.abilities[card]!.effects.map(({ op }) => WORDS[op] ?? LITTLE))
}

/** In which order a Recruit gives events up for argent, the lowest first; undefined: never. */
export function eventSpareOf(content: Content, card: string): number | undefined {
  const event = content.events[card]
  if (event?.hints) return event.hints.spare
  const keep = eventKeepOf(content, card)
  return keep < 1 ? keep : undefined
}
