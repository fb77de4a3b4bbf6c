import type { WindowFrame } from '@redoubt/kernel'
import { type Answering, MOMENTS, type Moment } from '../content/moments.ts'
import type { Timing } from '../content/vocabulary.ts'
import { findFigure, isDemon, isMarine } from '../figures.ts'
import type { DoomState, Figure, Marine } from '../state.ts'
import type { EventAnswer } from './answers.ts'
import type { Happening } from './use.ts'

export type { Moment } from '../content/moments.ts'

/** A moment that abilities may answer (D-TIMING), with what happened. */
export interface MomentFrame extends WindowFrame, Happening {
  moment: Moment
}

/** Every field is there from the start: frames of one shape are read the fastest. */
export function newMoment(moment: Moment, about: Happening): MomentFrame {
  return {
    flow: 'moment',
    step: 'forced',
    turn: 0,
    passes: 0,
    used: [],
    moment,
    self: about.self,
    trigger: about.trigger,
    killer: about.killer,
    how: about.how,
    spaces: about.spaces,
    portal: about.portal,
    door: about.door,
    by: about.by,
    met: about.met,
    kind: about.kind,
    portalLevel: about.portalLevel,
    carried: about.carried,
    announced: about.announced,
  }
}

export const answering = (moment: Moment): Answering => MOMENTS[moment]

export const aboutWhom = (g: DoomState, self: string | undefined): Figure | undefined =>
  self === undefined ? undefined : findFigure(g, self)

/** The timings at which a marine's abilities answer this moment. */
export function marineTimings(moment: Moment, about: Figure | undefined, m: Marine): readonly Timing[] {
  const { own, each, allies } = answering(moment)
  const mine = own !== undefined && about !== undefined && about.id === m.id
  const also = each !== undefined && (moment !== 'during-defense' || (about !== undefined && isMarine(about)))
  if (mine) return also ? OWN_AND_EACH[moment]! : own
  if (also) return each
  return allies && about && isMarine(about) ? allies : NO_TIMINGS
}

const OWN_AND_EACH: Readonly<Record<string, readonly Timing[]>> = Object.fromEntries(
  Object.entries<Answering>(MOMENTS).map(([moment, { own = [], each = [] }]) => [moment, [...own, ...each]]),
)

export const NO_TIMINGS: readonly Timing[] = []

/** Does the text of an event fit this moment, as far as everybody can see? */
export function eventFits(f: MomentFrame, about: Figure | undefined, event: EventAnswer): boolean {
  switch (f.moment) {
    case 'kind-start':
      return event.ofKind
    case 'activation-start':
      return !!about && isDemon(about) && !event.ofKind
    case 'defender-chosen':
      return !!about && event.redirects !== isDemon(about)
    case 'when-demon-killed':
      return f.killer !== undefined || !event.ofKiller
    case 'between-activations':
    case 'argent-announced':
      return true
    default:
      return !!about && isDemon(about)
  }
}
