import type { ConquestEvent } from '@redoubt/conquest'
import type { Heard } from '../match/match.ts'
import type { Conquest } from './shown.ts'

type Type = ConquestEvent['type']

/** Milliseconds an event is shown at normal speed. What is not named needs no time of its own. */
const LINGER: Partial<Record<Type, number>> = {
  round: 500,
  phase: 600,
  announce: 350,
  enter: 450,
  play: 900,
  use: 700,
  fizzle: 500,
  aim: 350,
  commit: 800,
  struggle: 380,
  bonus: 420,
  battle: 800,
  'combat-round': 250,
  attack: 600,
  'area-effect': 600,
  retreat: 450,
  withdraw: 350,
  assign: 450,
  prevent: 500,
  shield: 900,
  'shield-cancelled': 700,
  damage: 420,
  'move-damage': 420,
  heal: 420,
  destroy: 450,
  bloodied: 1200,
  move: 280,
  return: 420,
  'battle-end': 600,
  'battle-ability': 500,
  claim: 1100,
  'remove-planet': 800,
  'first-planet': 500,
  'reveal-planet': 700,
  initiative: 400,
  pass: 300,
}

/** Cues of src/sound; an event without one is silent. */
const CUES: Partial<Record<Type, string>> = {
  draw: 'card-draw',
  enter: 'card-play',
  play: 'card-play',
  chosen: 'dial-lock',
  commit: 'dial-reveal',
  struggle: 'command-won',
  resources: 'resource-clink',
  battle: 'battle-drum',
  attack: 'rifle',
  'area-effect': 'rocket',
  shield: 'shield-ring',
  damage: 'flesh-hit',
  heal: 'heal',
  destroy: 'unit-destroyed',
  bloodied: 'warlord-bloodied',
  claim: 'planet-won',
  'reveal-planet': 'initiative-flip',
  initiative: 'initiative-flip',
}

export function linger(event: { type: string }): number {
  return LINGER[event.type as Type] ?? 0
}

export function cue(event: Heard<Conquest>): string | null {
  if (event.type === 'struggle' && event.winner === null) return null
  return CUES[event.type as Type] ?? null
}
