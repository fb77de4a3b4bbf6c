import { conquest } from '@redoubt/conquest'
import { doom } from '@redoubt/doom'
import type { AnyGame } from '@redoubt/kernel'

/** One kind of DOOM match to be played many times. */
export interface DoomPairing {
  game?: 'doom'
  mission: string
  marines: number
  /** Levels by name: of all marines, and of the invader. */
  bots: readonly [marines: string, invader: string]
}

/** One kind of Conquest match. */
export interface ConquestPairing {
  game: 'conquest'
  decks: readonly [a: string, b: string]
  bots: readonly [a: string, b: string]
}

export type Pairing = DoomPairing | ConquestPairing

export const gameOf = (pairing: Pairing): 'doom' | 'conquest' => pairing.game ?? 'doom'

/** What the two sides of a game are called, in the order of `Pairing.bots`. */
export const SIDES = { doom: ['marines', 'invader'], conquest: ['a', 'b'] } as const

/** The match that a pairing plays. */
export interface Setting {
  game: AnyGame
  options: unknown
  sides: readonly [string, string]
  /** Pairings of the same name play with the same chance, whoever the players are. */
  name: string
}

export function settingOf(pairing: Pairing): Setting {
  if (pairing.game === 'conquest') {
    const [a, b] = pairing.decks
    return { game: conquest, options: { decks: { a, b } }, sides: SIDES.conquest, name: `${a}/${b}` }
  }
  const { mission, marines } = pairing
  return { game: doom, options: { mission, marines }, sides: SIDES.doom, name: `${mission}/${marines}` }
}
