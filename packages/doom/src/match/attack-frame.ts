import type { Frame } from '@redoubt/kernel'
import type { DoomState } from './state.ts'

export interface Die {
  colour: 'red' | 'black'
  face: number
}

/** D-ATTACK: one figure attacks another. */
export interface AttackFrame extends Frame {
  attacker: string
  /** Empty until named. */
  defender: string
  range: number
  red: number
  black: number
  /** The action card or ability whose attack this is; its effects apply. */
  source: string | null
  /** Only these may be named. */
  only?: string[]
  /** These may not be named (attacks that want a new defender each time). */
  not?: string[]
  /** Dice of the attacker's (or invader's) choice that are not rolled. */
  fewer?: number
  noArgent?: boolean
  /** Line of sight may be taken from this figure instead (Spotter). */
  eyes?: string
  ignoreCover?: boolean
  /** The attack was used up by something else (Flamethrower). */
  replaced?: boolean
  /** Where the defender stood, also after its death (OP-29). */
  spaces: number[]
  distance: number
  /** Who was stunned when the attack began (D-STUN-6, OP-34). */
  stunnedAttacker: boolean
  stunnedDefender: boolean
  dice: Die[]
  /** The dice lie on the table; what is added now is rolled at once. */
  rolled?: boolean
  /** The defense card in use. */
  defense: string | null
  cover: boolean
  shields: number
  dodge: boolean
  pierce: number
  /** Damage dealt to the defender, and what went beyond its health. */
  dealt: number
  excess: number
  killed: boolean
  /** Dying Lash: the killed defender attacks once more before it is removed. */
  lastBlow?: Fresh
  /** The kill replaces the damage (Saw Through). */
  killInstead?: boolean
  /** Argent discarded for this attack (Hellish Power). */
  argentSpent?: number
}

export type Fresh = Pick<AttackFrame, 'attacker' | 'range' | 'red' | 'black' | 'source'> & Partial<AttackFrame>

/** An attack begins. Every field is there from the start: frames of one shape are read the fastest. */
export function newAttack(given: Fresh): AttackFrame {
  return {
    flow: 'attack',
    step: 'before',
    attacker: given.attacker,
    defender: given.defender ?? '',
    range: given.range,
    red: given.red,
    black: given.black,
    source: given.source,
    only: given.only,
    not: given.not,
    fewer: given.fewer,
    noArgent: given.noArgent,
    eyes: given.eyes,
    ignoreCover: given.ignoreCover,
    replaced: undefined,
    spaces: [],
    distance: 0,
    stunnedAttacker: false,
    stunnedDefender: false,
    dice: [],
    rolled: undefined,
    defense: null,
    cover: false,
    shields: 0,
    dodge: false,
    pierce: 0,
    dealt: 0,
    excess: 0,
    killed: false,
    lastBlow: undefined,
    killInstead: undefined,
    argentSpent: undefined,
  }
}

/** Takes dice out of a pool: of a colour, or as many as the attacker likes. */
export function fewerDice(
  e: { red?: number | undefined; black?: number | undefined; count?: number | undefined },
  pool: { red: number; black: number; fewer?: number },
): void {
  pool.red = Math.max(0, pool.red - (e.red ?? 0))
  pool.black = Math.max(0, pool.black - (e.black ?? 0))
  if (e.count) pool.fewer = (pool.fewer ?? 0) + e.count
}

/** The attack in progress, innermost first. */
export function attackOf(g: DoomState): AttackFrame | null {
  for (let i = g.stack.length - 1; i >= 0; i--) if (g.stack[i]!.flow === 'attack') return g.stack[i] as AttackFrame
  return null
}

/** Remembers that a card's attack was repeated in this activation (Spin to Full). */
export const extraAttackMark = (card: string | null | undefined): string => `extra-attack@${card}`

export function hits(f: AttackFrame): number {
  return f.dice.reduce((sum, die) => sum + die.face, 0)
}

/** The attack that all others in progress followed from. */
export function outermostAttack(g: DoomState): AttackFrame | null {
  return (g.stack.find(f => f.flow === 'attack') as AttackFrame | undefined) ?? null
}
