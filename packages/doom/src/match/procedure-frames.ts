import type { Frame } from '@redoubt/kernel'

type Cause = 'attack' | 'effect' | 'glory' | 'telefrag'

/** D-DAMAGE: figures suffer damage, one after the other. */
export interface DamageFrame extends Frame {
  targets: string[]
  amount: number
  /** The figure that caused it. */
  by: string | null
  how: Cause
  i: number
}

/** D-KILL: a figure is killed. */
export interface KillFrame extends Frame {
  figure: string
  by: string | null
  how: Cause
  spaces?: number[]
  carried?: string
  kind?: string
  tag?: string
  prevented?: boolean
  /** It strikes back first: the attack that killed it removes it later. */
  postponed?: boolean
}

/**
 * A figure is placed on the nearest free space: a marine whose telefrag the demon survives (Colossus), or a large demon under
 * which somebody cannot make room (OP-47).
 */
export interface DisplaceFrame extends Frame {
  figure: string
  rule: string
}

export interface RerollFrame extends Frame {
  seat: string
  left: number
  /** Dice already rerolled; each once, unless one at a time. */
  done: number[]
  sequential: boolean
  /** Movement points per die. */
  price: number
  /** The die whose new face was asked for. */
  n?: number
}

/** A figure enters a space (or shifts its base). */
export interface StepFrame extends Frame {
  figure: string
  to: number[]
  cost: number
  how: 'walk' | 'rotate' | 'teleport' | 'effect'
  /** Where it came from. */
  from?: number[]
  /** Moved by somebody else: no Glory Kill (OP-50). */
  dragged?: boolean
}
