import type { Conquest, ConquestEvent } from '@redoubt/conquest'
import type { Heard } from '../../screen/match.ts'

type Type = ConquestEvent['type']

/** Milliseconds an event is shown at normal speed; 0 for what needs no time of its own. */
const TIMES: Readonly<Record<Type, number>> = {
  setup: 0,
  mulligan: 0,
  round: 500,
  phase: 600,
  draw: 0,
  drew: 0,
  resources: 0,
  pass: 300,
  announce: 350,
  enter: 450,
  play: 900,
  use: 700,
  fizzle: 500,
  aim: 350,
  chosen: 0,
  commit: 1800,
  struggle: 1000,
  bonus: 420,
  battle: 800,
  'combat-round': 250,
  attack: 600,
  'area-effect': 600,
  retreat: 450,
  withdraw: 350,
  readied: 0,
  exhaust: 0,
  assign: 450,
  prevent: 500,
  shield: 900,
  'shield-cancelled': 700,
  damage: 420,
  'move-damage': 420,
  heal: 420,
  destroy: 450,
  bloodied: 1200,
  discard: 0,
  move: 280,
  return: 420,
  look: 0,
  looked: 0,
  bottom: 0,
  'battle-end': 600,
  'battle-ability': 500,
  claim: 1100,
  'remove-planet': 800,
  'first-planet': 500,
  'reveal-planet': 700,
  initiative: 400,
  outcome: 0,
}

/** What the host did itself takes no time. */
export function linger(event: Heard<Conquest>): number {
  // Both dials turn at once: the first of the two needs no time of its own. Where nobody is, there is no struggle to tell.
  if (event.type === 'commit' && event.seat === 'a') return 0
  if (event.type === 'struggle' && event.icons[0] + event.icons[1] === 0) return 0
  return TIMES[event.type as Type] ?? 0
}

const MATTERS: readonly string[] = [
  'round',
  'commit',
  'struggle',
  'battle',
  'play',
  'shield',
  'destroy',
  'bloodied',
  'claim',
] satisfies readonly Type[]

/** Shown at every speed. */
export const matters = (event: Heard<Conquest>): boolean => MATTERS.includes(event.type)
