import type { WindowFrame } from '@redoubt/kernel'
import type { Ability } from '../content/ability.ts'
import { type Answering, MOMENTS, type Moment } from '../content/moments.ts'
import type { Timing } from '../content/vocabulary.ts'
import { findFigure, isDemon, isMarine } from '../figures.ts'
import type { DoomState, Figure, Marine } from '../state.ts'
import type { Happening } from './use.ts'

export type { Moment } from '../content/moments.ts'

/** A moment that abilities may answer (D-TIMING), with what happened. */
export interface MomentFrame extends WindowFrame, Happening {
  moment: Moment
}

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
  a.effects.some(e => 'who' in e && typeof e.who === 'object' && 'kind' in e.who && e.who.kind === 'activating')
