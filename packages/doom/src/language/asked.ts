import { type Answerers, IN_ACTIVATION, MOMENTS } from '../match/moments.ts'
import type { AbilitySource } from '../match/said.ts'
import { MISSION_TIMINGS, type Timing } from './timings.ts'

const answers = (...whose: ReadonlyArray<keyof Answerers>): Timing[] =>
  Object.values<Answerers>(MOMENTS).flatMap(moment => whose.flatMap(who => moment[who] ?? []))

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
