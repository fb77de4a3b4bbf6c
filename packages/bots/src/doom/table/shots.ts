import type { ActionCard } from '@redoubt/doom/content'

/** An attack as a marine weighs it. */
export interface Shot {
  range: number
  red: number
  black: number
  shots: number
  pierce: number
  ignoresCover: boolean
  /** Dice more against an adjacent defender. */
  nearRed: number
  nearBlack: number
  /** Only for somebody who has not moved. */
  still: boolean
  /** Everybody next to the defender is hurt too. */
  splash: boolean
  /** Damage kills small demons outright. */
  saws: boolean
}

/** What the texts of the cards add to range and dice, roughly. */
const TEXTS: Readonly<Record<string, Partial<Shot>>> = {
  'point-blank-blast': { nearRed: 1 },
  'triple-burst': { shots: 3, pierce: 1 },
  'both-barrels': { nearBlack: 1, black: 1 },
  'hold-the-trigger': { shots: 2 },
  'aimed-salvo': { ignoresCover: true },
  'kinetic-arc': { red: 2 },
  'rocket-salvo-1': { splash: true },
  'rocket-salvo-2': { splash: true },
  'spin-to-full': { still: true, shots: 3 },
  'sweeping-fire': { pierce: 1, ignoresCover: true, shots: 2 },
  'saw-through': { saws: true },
  'piercing-bolt': { pierce: 2, ignoresCover: true },
  'critical-mass': { still: true, splash: true },
}

const PLAIN = { shots: 1, pierce: 0, ignoresCover: false, nearRed: 0, nearBlack: 0 }

type Shooting = Pick<ActionCard, 'id' | 'attack'>

const known = new WeakMap<Shooting, Shot>()

export function shotOf(card: Shooting): Shot | null {
  if (!card.attack) return null
  let shot = known.get(card)
  if (!shot) {
    shot = { ...PLAIN, still: false, splash: false, saws: false, ...card.attack, ...TEXTS[card.id] }
    known.set(card, shot)
  }
  return shot
}
