import type { Content } from '@redoubt/doom/content'
import { isEscortedKind } from '@redoubt/doom/figure-kinds'
import { convolve, hitOdds, type Odds } from '@redoubt/doom/odds'

/** What a defender's deck may show: shields, and how often a dodge. */
interface Guard {
  shields: Odds
  dodge: number
}

/** The drone of whichever objective has one: its shields never change. */
const escortShields = ({ objectives }: Content): number =>
  Object.values(objectives).find(card => card.drone)?.drone?.shields ?? 0

/** The guard of a demon kind, of a marine or of the drone, over all cards there are. */
function guardOf(content: Content, kind: string): Guard {
  if (isEscortedKind(kind)) return { shields: [...new Array<number>(escortShields(content)).fill(0), 1], dodge: 0 }
  const demon = content.demons[kind]
  const cards = demon
    ? Object.values(content.events).map(({ copies, defense }) => ({
        copies,
        shields: defense.shields + (defense.special ? demon.specialDefense.shields : 0) + (demon.tough ? 1 : 0),
        dodge: defense.special && demon.specialDefense.dodge,
      }))
    : Object.values(content.actionCards).map(({ copies, defense }) => ({ copies, ...defense }))
  const all = cards.reduce((sum, card) => sum + card.copies, 0)
  const shields = new Array<number>(8).fill(0)
  let dodge = 0
  for (const card of cards) {
    shields[card.shields]! += card.copies / all
    if (card.dodge) dodge += card.copies / all
  }
  return { shields, dodge }
}

export interface AttackRoll {
  red: number
  black: number
  /** Shields it ignores. */
  pierce?: number
  /** How often it is struck. */
  shots?: number
  /** The defender takes the better of two cards. */
  cover?: boolean
  /** Stunned: no card is revealed. */
  bare?: boolean
}

/** By kind and by all that a roll is, in one number. */
interface Known {
  guard: Guard
  odds: Map<number, Odds>
}
const known = new WeakMap<Content, Map<string, Known>>()

function knownOf(content: Content, kind: string): Known {
  let kinds = known.get(content)
  if (!kinds) known.set(content, (kinds = new Map()))
  let one = kinds.get(kind)
  if (!one) kinds.set(kind, (one = { guard: guardOf(content, kind), odds: new Map() }))
  return one
}

/** Chances of the damage of a whole attack. */
export function damageOdds(content: Content, kind: string, roll: AttackRoll): Odds {
  const { red, black, pierce = 0, shots = 1, cover = false, bare = false } = roll
  const { guard, odds: map } = knownOf(content, kind)
  const key = ((((red * 32 + black) * 32 + pierce) * 32 + shots) * 2 + (cover ? 1 : 0)) * 2 + (bare ? 1 : 0)
  let odds = map.get(key)
  if (!odds)
    map.set(
      key,
      (odds = worked(content, content.demons[kind]?.tough === true, guard, { red, black, pierce, shots, cover, bare })),
    )
  return odds
}

function worked({ dice }: Content, tough: boolean, guard: Guard, roll: Required<AttackRoll>): Odds {
  const { red, black, pierce, shots, cover, bare } = roll
  const hits = hitOdds(dice, red, black)
  const shields = bare ? (tough ? [0, 1] : [1]) : guard.shields
  const one = new Array<number>(hits.length).fill(0)
  // Of two cards the better one is kept most of the time: half a shield more on average.
  const dodge = bare ? 0 : cover ? 1 - (1 - guard.dodge) ** 2 : guard.dodge
  const extra = cover && !bare ? [0.5, 0.5] : [1]
  const wall = convolve(shields, extra)
  hits.forEach((p, h) => {
    wall.forEach((q, w) => {
      one[Math.max(0, h - Math.max(0, w - pierce))]! += p * q * (1 - dodge)
    })
  })
  one[0]! += dodge
  let all: Odds = one
  for (let i = 1; i < shots; i++) all = convolve(all, one)
  return all
}
