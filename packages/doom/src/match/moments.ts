import type { Timing } from './said.ts'

/** Whose abilities answer a moment: the marine it is about, every marine, or every marine but that one. */
export interface Answerers {
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
} as const satisfies Record<string, Answerers>

export type Moment = keyof typeof MOMENTS

/** A moment as those who may answer it see it; after an attack that depends on whom it is about. */
export type MomentKind = Moment | 'after-defense' | 'after-enemy-attack'

const KINDS: ReadonlySet<string> = new Set([...Object.keys(MOMENTS), 'after-defense', 'after-enemy-attack'])

/** Is a decision of this kind a window for answers? */
export const isMoment = (kind: string): kind is MomentKind => KINDS.has(kind)

/** What a marine may use in its own activation. */
export const IN_ACTIVATION = ['main-action', 'bonus-action', 'during-activation', 'any-time'] as const

/** Moments of a marine's own activation, those in which something else goes on too. */
export const IN_OWN_ACTIVATION: readonly Timing[] = [
  ...IN_ACTIVATION,
  'activation-start',
  'on-sprint',
  'glory-kill',
  'when-kills',
  'before-attack',
  'defender-chosen',
  'during-attack',
  'suffer-damage',
  'after-attack',
]
