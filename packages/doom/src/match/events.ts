import { heard, type Seat, emit as send } from '@redoubt/kernel'

/** `to` is no fact: it says who may see the event. */
interface Facts {
  round: { round: number }
  'initiative-deck': { cards: number }
  initiative: { card: string }
  'initiative-seen': { cards: string[] }
  'demons-readied': { kinds: string[] }
  'events-drawn': { count: number; cards?: string[] }
  'cards-drawn': { marine: string; count: number; cards?: string[] }
  reshuffle: { deck: string; cards: number }
  argent: { card: string; change: number; total: number }
  threat: { change: number; total: number; portal?: string }
  activation: { figure?: string; kind?: string }
  'activation-end': { figure: string }
  step: { figure: string; from: number[]; at: number[]; cost: number; how: 'walk' | 'rotate' | 'teleport' | 'effect' }
  door: { door: number; by: string }
  displaced: { figure: string; at: number }
  placed: { figure: string; at: number[]; how: 'summon' | 'respawn' | 'effect' | 'setup' }
  teleporter: { at: number; active: boolean }
  played: { marine: string; card: string; as: 'main' | 'bonus' | 'reaction' }
  sprint: { marine: string; card: string; mp: number }
  movement: { figure: string; amount: number; total: number }
  ability: { ability: string; by: string; free?: boolean }
  cancelled: { ability: string; by: string }
  'event-card': { card: string }
  'glory-card': { marine: string; card: string }
  attack: { attacker: string; defender: string; dice: { red: number; black: number }; range: number; card?: string }
  /** `again`: one die of the attack, the `n`th, has a new face. */
  rolled: { by: string; dice: Array<{ colour: string; face: number }>; again?: boolean; n?: number }
  defense: { defender: string; card: string | null; shields: number; dodge: boolean; special: boolean }
  rejected: { defender: string; card: string }
  hits: { attacker: string; defender: string; hits: number; shields: number; dodge: boolean; damage: number }
  shields: { figure: string; amount: number }
  damage: { figure: string; amount: number; total: number; by: string | null }
  heal: { figure: string; amount: number; total: number }
  stunned: { figure: string }
  recovered: { figure: string }
  killed: { figure: string; by: string | null; how: string; at: number[] }
  'glory-kill': { marine: string; demon: string }
  'glory-gained': { marine: string; card?: string }
  frag: { total: number; limit: number }
  item: { marine: string; item: string; at: number }
  discarded: { by: string; card: string; from: string }
  token: { token: string; at: number; change: 'placed' | 'removed' }
  portal: { portal: string; at: number; change: 'placed' | 'revealed' | 'discarded' | 'sealed' }
  group: { portal: string; demons: Array<{ demon: string; count: number }> }
  'demon-card': { kind: string; up: boolean }
  progress: { token: string; total: number }
  counter: { counter: string; value: number }
  objective: {
    token: string
    change: 'taken' | 'dropped' | 'passed' | 'delivered' | 'moved'
    figure?: string
    at?: number
  }
  rule: { rule: string; name: string; text: string }
  conceded: { by: string }
}

export type DoomEvent = { [T in keyof Facts]: { type: T; to?: readonly Seat[] } & Facts[T] }[keyof Facts]

/** Something happened that everybody, or only the named seats, may see. */
export function emit<T extends keyof Facts>(type: T, facts: Facts[T] & { to?: never }, to?: readonly Seat[]): void {
  if (heard()) send(to ? { type, ...facts, to } : { type, ...facts })
}
