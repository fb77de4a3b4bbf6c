import type { Conquest, ConquestEvent } from '@redoubt/conquest'
import type { Heard } from '../../screen/match.ts'
import type { Cue } from '../../sound/recipes.ts'

type Type = ConquestEvent['type']

/** The sound of every event; null for what makes none. */
const CUES: Readonly<Record<Type, Cue | null>> = {
  setup: null,
  mulligan: null,
  round: null,
  phase: null,
  draw: 'card-draw',
  drew: null,
  resources: 'resource-clink',
  pass: null,
  announce: null,
  enter: 'card-play',
  play: 'card-play',
  use: null,
  fizzle: null,
  aim: null,
  chosen: 'dial-lock',
  commit: 'dial-reveal',
  struggle: 'command-won',
  bonus: null,
  battle: 'battle-drum',
  'combat-round': null,
  attack: 'rifle',
  'area-effect': 'rocket',
  retreat: null,
  withdraw: null,
  readied: null,
  exhaust: null,
  assign: null,
  prevent: null,
  shield: 'shield-ring',
  'shield-cancelled': null,
  damage: 'flesh-hit',
  'move-damage': null,
  heal: 'heal',
  destroy: 'unit-destroyed',
  bloodied: 'warlord-bloodied',
  discard: null,
  move: null,
  return: null,
  look: null,
  looked: null,
  bottom: null,
  'battle-end': null,
  'battle-ability': null,
  claim: 'planet-won',
  'remove-planet': null,
  'first-planet': null,
  'reveal-planet': 'initiative-flip',
  initiative: 'initiative-flip',
  outcome: null,
}

/** What the host did itself makes no sound here. */
export function cueOf(event: Heard<Conquest>): Cue | null {
  if (event.type === 'struggle' && event.winner === null) return null
  return CUES[event.type as Type] ?? null
}
