import type { WindowFrame } from '@redoubt/kernel'
import { findFigure, isDemon, isMarine, onMap } from '../match/figures.ts'
import type { Happening } from '../match/happening.ts'
import type { Moment } from '../match/moments.ts'
import type { DoomState, Figure, Marine } from '../match/state.ts'
import type { EventAnswer, MarineAnswer, MomentAnswers } from './listeners.ts'

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

/** What a moment is about: enough of its frame to see whom it concerns. */
export type About = Pick<MomentFrame, 'moment' | 'self' | 'trigger'>

/** The figure it is about. After an attack an attacker that has left the map has nothing to say any more. */
export function aboutWhom(g: DoomState, { moment, self }: About): Figure | undefined {
  const figure = self === undefined ? undefined : findFigure(g, self)
  return figure && moment === 'after-attack' && !onMap(figure) ? undefined : figure
}

/** The figure on the map that it was done to, where that one may answer. */
export function foeOf(g: DoomState, { foe }: MomentAnswers, { trigger }: About): Figure | undefined {
  if (!foe || trigger === undefined) return undefined
  const figure = findFigure(g, trigger)
  return figure && onMap(figure) ? figure : undefined
}

const NO_ANSWERS: readonly MarineAnswer[] = []

/** What a marine may answer this moment with, whatever it holds. */
export function marineAnswers(
  { own, each, allies, foe, eachIfMarine }: MomentAnswers,
  about: Figure | undefined,
  m: Marine,
  done: Figure | undefined,
): readonly MarineAnswer[] {
  if (foe && done?.id === m.id) return foe.get(m.class ?? '') ?? NO_ANSWERS
  const ofMarine = about !== undefined && isMarine(about)
  const whose =
    own && ofMarine && about.id === m.id ? own : each && (ofMarine || !eachIfMarine) ? each : ofMarine ? allies : null
  return whose?.get(m.class ?? '') ?? NO_ANSWERS
}

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
