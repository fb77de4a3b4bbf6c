import type { WindowFrame } from '@redoubt/kernel'
import type { Ability } from '../content/ability.ts'
import type { Timing } from '../content/vocabulary.ts'
import { findFigure, isDemon, isMarine } from '../figures.ts'
import type { DoomState, Figure, Marine } from '../state.ts'
import type { Happening } from './use.ts'

/** A moment that abilities may answer (D-TIMING), with what happened. */
export interface MomentFrame extends WindowFrame, Happening {
  moment: Moment
}

/** Whose abilities answer a moment: the marine it is about, every marine, or every marine but that one. */
interface Answering {
  own?: readonly Timing[]
  each?: readonly Timing[]
  allies?: readonly Timing[]
  /** Abilities of the demon it is about, or of every demon. */
  demon?: readonly Timing[]
  demons?: readonly Timing[]
  events?: readonly Timing[]
}

const MOMENTS = {
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
  'after-attack': { own: ['after-attack'], demon: ['after-attack'], events: ['after-attack'] },
  'after-defense': { own: ['after-defense', 'reaction:after-defense'], demon: ['after-defense'] },
  'after-enemy-attack': { demons: ['after-enemy-attack'] },
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

export const answering = (f: MomentFrame): Answering => MOMENTS[f.moment]

export const aboutWhom = (g: DoomState, f: MomentFrame): Figure | undefined =>
  f.self === undefined ? undefined : findFigure(g, f.self)

/** The timings at which a marine's abilities answer this moment. */
export function marineTimings(f: MomentFrame, about: Figure | undefined, m: Marine): readonly Timing[] {
  const { own, each, allies } = answering(f)
  const mine = own && f.self === m.id
  const also = each && (f.moment !== 'during-defense' || (about && isMarine(about)))
  if (mine) return also ? [...own, ...each] : own
  if (also) return each
  return allies && about && isMarine(about) ? allies : NO_TIMINGS
}

export const NO_TIMINGS: readonly Timing[] = []

/** Does the text of an event fit this moment, as far as everybody can see? */
export function eventFits(f: MomentFrame, about: Figure | undefined, a: Ability): boolean {
  switch (f.moment) {
    case 'kind-start':
      return ofKind(a)
    case 'activation-start':
      return !!about && isDemon(about) && !ofKind(a)
    case 'defender-chosen':
      return !!about && a.effects.some(e => e.op === 'redirectAttack') !== isDemon(about)
    case 'when-demon-killed':
      return f.killer !== undefined || !a.effects.some(e => 'who' in e && e.who === 'killer')
    case 'between-activations':
    case 'argent-announced':
      return true
    default:
      return !!about && isDemon(about)
  }
}

const ofKind = (a: Ability) =>
  a.effects.some(e => 'who' in e && typeof e.who === 'object' && e.who.kind === 'activating')
