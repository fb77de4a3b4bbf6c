import type { AbilitySource } from './ability.ts'
import { MISSION_TIMINGS, type Timing } from './vocabulary.ts'

/** Whose abilities answer a moment: the marine it is about, every marine, or every marine but that one. */
export interface Answering {
  own?: readonly Timing[]
  each?: readonly Timing[]
  allies?: readonly Timing[]
  /** Abilities of the demon it is about, or of every demon. */
  demon?: readonly Timing[]
  demons?: readonly Timing[]
  /** Abilities of the figure it was done to. */
  foe?: readonly Timing[]
  events?: readonly Timing[]
}

export const MOMENTS = {
  'before-attack': {
    own: ['before-attack'],
    allies: ['ally-before-attack'],
    demon: ['before-attack'],
    events: ['before-attack'],
  },
  'defender-chosen': { own: ['defender-chosen'], demon: ['defender-chosen'], events: ['defender-chosen'] },
  'during-defense': {
    own: ['during-defense', 'reaction:defending'],
    each: ['ally-defending'],
    demon: ['during-defense'],
    events: ['during-defense'],
  },
  'during-attack': { own: ['during-attack'], demon: ['during-attack'], events: ['during-attack'] },
  // One moment for attacker, defender and those who watch: their effects are simultaneous (D-TIMING-1).
  'after-attack': {
    own: ['after-attack'],
    foe: ['after-defense', 'reaction:after-defense'],
    demon: ['after-attack'],
    demons: ['after-enemy-attack'],
    events: ['after-attack'],
  },
  'activation-start': {
    own: ['activation-start'],
    allies: ['ally-activation-start'],
    demon: ['activation-start'],
    events: ['activation-start'],
  },
  'kind-start': { events: ['activation-start'] },
  'activation-end': { own: ['activation-end'], demon: ['activation-end'] },
  'demon-activation-end': { each: ['reaction:demon-activation-end'] },
  'on-sprint': { own: ['on-sprint'] },
  'glory-kill': { own: ['glory-kill'] },
  'when-kills': { own: ['when-kills'] },
  'would-be-killed': { own: ['would-be-killed'], events: ['would-be-killed'] },
  'when-demon-killed': { events: ['when-demon-killed'] },
  'argent-announced': { events: ['argent-ability-used'] },
  'argent-paid': { each: ['argent-ability-used'] },
  'initiative-revealed': { each: ['initiative-revealed'] },
  'between-activations': { each: ['between-activations', 'any-time'], events: ['between-activations'] },
} as const satisfies Record<string, Answering>

export type Moment = keyof typeof MOMENTS

/** What a marine may use in its own activation. */
export const IN_ACTIVATION = ['main-action', 'bonus-action', 'during-activation', 'any-time'] as const

const answers = (...whose: ReadonlyArray<keyof Answering>): Timing[] =>
  Object.values<Answering>(MOMENTS).flatMap(moment => whose.flatMap(who => moment[who] ?? []))

const ofMarines = answers('own', 'each', 'allies', 'foe')
const reactions = ofMarines.filter(timing => timing.startsWith('reaction:'))
const others = ofMarines.filter(timing => !timing.startsWith('reaction:'))
/** Rules of objective and threat cards are asked at all moments of missions and at some of their own. */
const ofRules: Timing[] = [...MISSION_TIMINGS, 'during-activation', 'when-summoned', 'on-move', 'immediate']

/** When each kind of card is asked; at any other timing it would never be used. */
export const ASKED: Readonly<Record<AbilitySource, ReadonlySet<Timing>>> = {
  demon: new Set(['passive', 'on-move', ...answers('demon', 'demons', 'foe')]),
  action: new Set(['main-action', 'bonus-action', ...reactions]),
  event: new Set(['status-phase:argent', ...answers('events')]),
  class: new Set(['passive', ...IN_ACTIVATION, ...others]),
  glory: new Set([...IN_ACTIVATION, ...others]),
  squad: new Set(['passive']),
  marine: new Set(['main-action']),
  threat: new Set(ofRules),
  objective: new Set(ofRules),
  mission: new Set(MISSION_TIMINGS),
}
