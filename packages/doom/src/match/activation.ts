import type { Frame } from '@redoubt/kernel'
import { emit } from './events.ts'
import { figureOf } from './figures.ts'
import type { DoomState } from './state.ts'

/** An attack that a card or ability still allows in this activation. */
export interface Pending {
  source: string
  range: number
  red: number
  black: number
  left: number
  /** Each defender at most once. */
  different?: boolean
  foes: string[]
  fewer?: number
  /** A card that must be resolved before the next one (D-ACTION-4). */
  card?: boolean
}

/** Dice taken out of an attack: of a colour, or any. */
interface FewerDice {
  red?: number
  black?: number
  count?: number
}

/** D-MARINE: one marine acts. */
export interface MarineFrame extends Frame {
  marine: string
  /** Main actions left, and the dice that the last of them roll fewer (Unleashed). */
  mains: number
  weak: FewerDice[]
  pending: Pending[]
  /** The class card is yet to be readied (OP-44). */
  readies?: boolean
}

/** Written out, as below: frames of one shape are made and read the fastest. */
export const newMarine = (marine: string): MarineFrame => ({
  flow: 'marine',
  step: 'begin',
  marine,
  mains: 0,
  weak: [],
  pending: [],
  readies: undefined,
})

export function activationOf(g: DoomState): MarineFrame | null {
  for (let i = g.stack.length - 1; i >= 0; i--) if (g.stack[i]!.flow === 'marine') return g.stack[i] as MarineFrame
  return null
}

/** D-ACTIV-4, 5: the invader exhausts a demon card and activates every figure of the kind, one after the other. */
export interface KindFrame extends Frame {
  kind: string
  /** Figures that have yet to act. */
  left: string[]
  /** Movement points that every figure gains on top (Demonic Speed). */
  bonus: number
}

export const newKind = (): KindFrame => ({ flow: 'invader', step: 'choose', kind: '', left: [], bonus: 0 })

export function kindActivation(g: DoomState): KindFrame | null {
  for (let i = g.stack.length - 1; i >= 0; i--) if (g.stack[i]!.flow === 'invader') return g.stack[i] as KindFrame
  return null
}

/** Movement points into the pool, or out of it as a price. */
export function gainMovement(g: DoomState, id: string, amount: number): void {
  const figure = figureOf(g, id)
  figure.mp += amount
  emit('movement', { figure: id, amount, total: figure.mp })
}
