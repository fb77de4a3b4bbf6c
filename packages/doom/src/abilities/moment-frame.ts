import type { WindowFrame } from '@redoubt/kernel'
import { findFigure, isDemon, isMarine, onMap } from '../match/figures.ts'
import type { Happening } from '../match/happening.ts'
import type { Moment } from '../match/moments.ts'
import type { DoomState, Figure, Marine } from '../match/state.ts'
import type { EventAnswer } from './event-answers.ts'
import type { MarineAnswer, MomentAnswers } from './listeners.ts'

/** A moment that abilities may answer (D-TIMING), with what happened. */
export interface MomentFrame extends WindowFrame, Happening {
  moment: Moment
}

/** Every field is there from the start: frames of one shape are read the fastest. */
export function newMoment(moment: Moment, self?: string, trigger?: string): MomentFrame {
  return {
    flow: 'moment',
    step: 'forced',
    turn: 0,
    passes: 0,
    used: [],
    moment,
    self,
    trigger,
    killer: undefined,
    how: undefined,
    spaces: undefined,
    portal: undefined,
    door: undefined,
    by: undefined,
    met: undefined,
    kind: undefined,
    portalLevel: undefined,
    carried: undefined,
    announced: undefined,
  }
}

/** The figure it is about. After an attack an attacker that has left the map has nothing to say any more. */
export function aboutWhom(g: DoomState, moment: Moment, self: string | undefined): Figure | undefined {
  const figure = self === undefined ? undefined : findFigure(g, self)
  return figure && moment === 'after-attack' && !onMap(figure) ? undefined : figure
}

/** The figure on the map that it was done to, where that one may answer. */
export function foeOf(g: DoomState, { foe }: MomentAnswers, trigger: string | undefined): Figure | undefined {
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

const NO_EVENTS: readonly EventAnswer[] = []

/** Events whose text fits, as far as everybody can see. */
export function eventsAt({ events }: MomentAnswers, about: Figure | undefined): readonly EventAnswer[] {
  if (!events) return NO_EVENTS
  return about ? (isDemon(about) ? events.demon : events.other) : events.nobody
}
