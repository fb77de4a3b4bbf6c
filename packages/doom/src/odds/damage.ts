import type { Face } from '../rules/defense-face.ts'
import { type Dice, hitOdds, mean, type Odds } from './odds.ts'

/** The cards a defender's deck may show, as far as the onlooker knows. Cards not told apart are equally likely. */
export interface Pool {
  /** What the top card may be. */
  unknown: readonly Face[]
  /** Cards in the deck; the rest of `unknown` is in a hand. */
  deck: number
  /** Becomes the deck when that is empty. */
  discard: readonly Face[]
}

export interface AttackRoll {
  red: number
  black: number
  /** Dice the attacker must leave out, of its own choice. */
  fewer: number
  /** Shields that do not count. */
  pierce: number
}

export interface Guard {
  /** Shields without any card (`ownShields`). */
  base: number
  /** Null: no card is turned up (stunned, drone). */
  pool: Pool | null
  /** The defender may reject the first card and must take the second (D-COVER-14). */
  cover: boolean
}

/** Equal faces counted together. */
interface Kind extends Face {
  weight: number
}

function kindsOf(faces: readonly Face[]): Kind[] {
  const kinds: Kind[] = []
  for (const { shields, dodge } of faces) {
    const same = kinds.find(kind => kind.shields === shields && kind.dodge === dodge)
    if (same) same.weight++
    else kinds.push({ shields, dodge, weight: 1 })
  }
  return kinds
}

const without = (kinds: readonly Kind[], one: Kind): Kind[] =>
  kinds.map(kind => (kind === one ? { ...kind, weight: kind.weight - 1 } : kind)).filter(kind => kind.weight > 0)

const total = (kinds: readonly Kind[]): number => kinds.reduce((sum, kind) => sum + kind.weight, 0)

/** What may come first, and what second if the first is rejected (the discard pile may become the deck in between, D-ZONE-5). */
function draws(pool: Pool): { first: Kind[]; second(rejected: Kind): Kind[] } {
  const discard = kindsOf(pool.discard)
  if (pool.deck === 0)
    return { first: discard, second: one => (pool.discard.length > 1 ? without(discard, one) : discard) }
  const unknown = kindsOf(pool.unknown)
  if (pool.deck > 1) return { first: unknown, second: one => without(unknown, one) }
  return { first: unknown, second: one => kindsOf([...pool.discard, one]) }
}

const damageOf = (hits: number, face: Face, guard: Guard, pierce: number): number =>
  face.dodge ? 0 : Math.max(0, hits - Math.max(0, guard.base + face.shields - pierce))

const NO_CARD: Kind = { shields: 0, dodge: false, weight: 1 }

function throughGuard(hits: Odds, guard: Guard, pierce: number): number[] {
  const damage = new Array<number>(hits.length).fill(0)
  const cards = guard.pool ? draws(guard.pool) : null
  const first = cards && cards.first.length > 0 ? cards.first : [NO_CARD]
  const all = total(first)
  hits.forEach((p, h) => {
    if (p === 0) return
    for (const card of first) {
      const chance = (p * card.weight) / all
      const kept = damageOf(h, card, guard, pierce)
      const second = guard.cover && kept > 0 && cards ? cards.second(card) : []
      const others = total(second)
      // The defender has seen the dice and the card: it rejects the card if another one promises less damage.
      const hoped = second.reduce((sum, kind) => sum + kind.weight * damageOf(h, kind, guard, pierce), 0) / others
      if (others === 0 || hoped >= kept) damage[kept]! += chance
      else for (const kind of second) damage[damageOf(h, kind, guard, pierce)]! += (chance * kind.weight) / others
    }
  })
  return damage
}

/**
 * D-ATTACK-9, 10: the chances of each amount of damage, exactly: all dice, all cards that may be turned up. What anybody may
 * answer with (reactions, events, rerolls) is not part of it: nobody knows.
 */
export function damageOdds(dice: Dice, roll: AttackRoll, guard: Guard): number[] {
  let best: number[] = [1]
  let most = -1
  const fewer = Math.min(roll.fewer, roll.red + roll.black)
  for (let fromRed = 0; fromRed <= Math.min(fewer, roll.red); fromRed++) {
    const fromBlack = fewer - fromRed
    if (fromBlack > roll.black) continue
    const odds = throughGuard(hitOdds(dice, roll.red - fromRed, roll.black - fromBlack), guard, roll.pierce)
    if (mean(odds) > most) {
      most = mean(odds)
      best = odds
    }
  }
  return best
}
