import { figureKind } from '../match/figure-kinds.ts'
import type { Content } from '../match/said.ts'
import { faceOf } from '../rules/defense-face.ts'
import { ownShields } from './guard.ts'
import { convolve, hitOdds, type Odds } from './odds.ts'

/** An attack as somebody weighs it who asks for thousands. */
export interface WeighedAttack {
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

/** What a defender may have against an attack, whatever lies open or in hands. */
interface AnyGuard {
  shields: Odds
  /** How often a card is a dodge. */
  dodge: number
}

const exactly = (shields: number): Odds => [...new Array<number>(shields).fill(0), 1]

/** Over all cards there are for this kind: events for a demon, action cards for a marine. */
function anyGuard(content: Content, kind: string): AnyGuard {
  const base = ownShields(content, kind)
  if (!figureKind(kind).turnsUpCards) return { shields: exactly(base), dodge: 0 }
  const cards = Object.values(content.demons[kind] ? content.events : content.actionCards)
  const faces = cards.map(({ id, copies }) => ({ copies, ...faceOf(content, kind, id) }))
  const all = faces.reduce((sum, { copies }) => sum + copies, 0)
  const shields = new Array<number>(8).fill(0)
  let dodge = 0
  for (const face of faces) {
    shields[base + face.shields]! += face.copies / all
    if (face.dodge) dodge += face.copies / all
  }
  return { shields, dodge }
}

/** By kind and by all that an attack is, in one number. */
interface Known {
  guard: AnyGuard
  odds: Map<number, Odds>
}
const known = new WeakMap<Content, Map<string, Known>>()

function knownOf(content: Content, kind: string): Known {
  let kinds = known.get(content)
  if (!kinds) known.set(content, (kinds = new Map()))
  let one = kinds.get(kind)
  if (!one) kinds.set(kind, (one = { guard: anyGuard(content, kind), odds: new Map() }))
  return one
}

/**
 * The chances of the damage of a whole attack, quickly: the dice exactly, the defense over all cards of the game instead of those
 * that may still come. Whoever knows the table asks `damageOdds`.
 */
export function estimatedOdds(content: Content, kind: string, attack: WeighedAttack): Odds {
  const { red, black, pierce = 0, shots = 1, cover = false, bare = false } = attack
  const { guard, odds: map } = knownOf(content, kind)
  const key = ((((red * 32 + black) * 32 + pierce) * 32 + shots) * 2 + (cover ? 1 : 0)) * 2 + (bare ? 1 : 0)
  let odds = map.get(key)
  if (!odds) {
    const against = bare ? { shields: exactly(ownShields(content, kind)), dodge: 0 } : guard
    map.set(key, (odds = worked(content, against, { red, black, pierce, shots, cover: cover && !bare })))
  }
  return odds
}

function worked({ dice }: Content, guard: AnyGuard, attack: Required<Omit<WeighedAttack, 'bare'>>): Odds {
  const { red, black, pierce, shots, cover } = attack
  const hits = hitOdds(dice, red, black)
  const one = new Array<number>(hits.length).fill(0)
  // Of two cards the better one is kept most of the time: half a shield more on average.
  const dodge = cover ? 1 - (1 - guard.dodge) ** 2 : guard.dodge
  const wall = convolve(guard.shields, cover ? [0.5, 0.5] : [1])
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
