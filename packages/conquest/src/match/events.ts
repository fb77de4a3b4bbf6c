import { heard, type Seat, emit as send } from '@redoubt/kernel'
import type { Phase } from './state.ts'

/** What happened, for logs, animation and sound. Cards and places by their readable names. `to` is who may see it, never a place. */
export type ConquestEvent =
  | { type: 'setup'; initiative: Seat; planets: string[] }
  | { type: 'mulligan'; seat: Seat; taken: boolean }
  | { type: 'round'; round: number }
  | { type: 'phase'; phase: Phase }
  | { type: 'draw'; seat: Seat; count: number }
  | { type: 'drew'; seat: Seat; cards: string[]; to: Seat[] }
  | { type: 'resources'; seat: Seat; amount: number; total: number; why: string }
  | { type: 'pass'; seat: Seat; turn: 'deploy' | 'combat' }
  | { type: 'announce'; seat: Seat; card: string; at: string }
  | { type: 'enter'; seat: Seat; card: string; at: string; host?: string; how: 'deployed' | 'put into play' }
  | { type: 'play'; seat: Seat; card: string }
  | { type: 'use'; seat: Seat; card: string; ability: string }
  | { type: 'fizzle'; seat: Seat; ability: string }
  | { type: 'aim'; seat: Seat; ability: string; at: string }
  | { type: 'chosen'; seat: Seat }
  | { type: 'commit'; seat: Seat; planet: string; units: string[] }
  | { type: 'struggle'; planet: string; icons: [number, number]; winner: Seat | null; rule: string }
  | { type: 'bonus'; seat: Seat; planet: string; taken: string }
  | { type: 'battle'; planet: string; initiative: Seat }
  | { type: 'combat-round'; number: number; ranged?: boolean }
  | { type: 'attack'; attacker: string; defender: string }
  | { type: 'area-effect'; attacker: string; amount: number }
  | { type: 'retreat'; unit: string }
  | { type: 'withdraw'; unit: string }
  | { type: 'readied'; cards: string[] }
  | { type: 'exhaust'; card: string }
  | { type: 'assign'; hits: Array<{ unit: string; amount: number }>; by: 'attack' | 'effect' }
  | { type: 'prevent'; unit: string; amount: number }
  | { type: 'shield'; seat: Seat; card: string; unit: string; icons: number }
  | { type: 'shield-cancelled'; card: string }
  | { type: 'damage'; unit: string; amount: number; total: number }
  | { type: 'move-damage'; from: string; onto: string; amount: number }
  | { type: 'heal'; unit: string; amount: number }
  | { type: 'destroy'; card: string; at: string }
  | { type: 'bloodied'; warlord: string }
  | { type: 'discard'; seat: Seat; card: string; from: 'play' | 'hand' }
  | { type: 'move'; card: string; from: string; at: string }
  | { type: 'return'; seat: Seat; card: string }
  | { type: 'look'; seat: Seat; count: number }
  | { type: 'looked'; seat: Seat; cards: string[]; to: Seat[] }
  | { type: 'bottom'; seat: Seat; count: number }
  | { type: 'battle-end'; planet: string; winner: Seat | null; rule: string }
  | { type: 'battle-ability'; seat: Seat; planet: string; used: boolean }
  | { type: 'claim'; seat: Seat; planet: string }
  | { type: 'remove-planet'; planet: string }
  | { type: 'first-planet'; planet: string }
  | { type: 'reveal-planet'; planet: string; at: string }
  | { type: 'initiative'; seat: Seat }
  | { type: 'outcome'; winners: Seat[]; rule: string }

export { heard }

/** Nothing is built when nobody listens: `if (heard()) emit({ … })`. */
export function emit(event: ConquestEvent): void {
  send(event)
}
