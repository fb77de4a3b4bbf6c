import type { Event, Seat } from '@redoubt/kernel'
import type { Match } from '../screen/match.ts'

/** A lesson as the list shows it; what it teaches is loaded when somebody begins. */
export interface LessonCard {
  id: LessonId
  game: 'doom' | 'conquest'
  icon: string
  minutes: number
}

export const LESSONS = [
  { id: 'training', game: 'doom', icon: 'marine-alpha', minutes: 15 },
  { id: 'moving', game: 'doom', icon: 'speed', minutes: 3 },
  { id: 'sight', game: 'doom', icon: 'los', minutes: 3 },
  { id: 'defence', game: 'doom', icon: 'shield', minutes: 3 },
  { id: 'glory', game: 'doom', icon: 'glory-kill', minutes: 3 },
  { id: 'weapons', game: 'doom', icon: 'weapon-chaingun', minutes: 3 },
  { id: 'invader', game: 'doom', icon: 'portal-3', minutes: 4 },
  { id: 'training-invader', game: 'doom', icon: 'demon-imp', minutes: 20 },
  { id: 'deploy', game: 'conquest', icon: 'cq-command', minutes: 3 },
  { id: 'commit', game: 'conquest', icon: 'cq-warlord', minutes: 3 },
  { id: 'battle', game: 'conquest', icon: 'cq-shield', minutes: 3 },
  { id: 'reactions', game: 'conquest', icon: 'reaction', minutes: 3 },
  { id: 'building', game: 'conquest', icon: 'cq-card', minutes: 3 },
] as const satisfies ReadonlyArray<{ id: string; game: 'doom' | 'conquest'; icon: string; minutes: number }>
export type LessonId = (typeof LESSONS)[number]['id']

/** What a lesson knows of its match: all of it stands in what the seat sees, so nothing is lost when one leaves and comes back. */
export interface Story<E extends Event = Event> {
  events: readonly E[]
  view: unknown
  /** How many decisions have been made: it tells one that is asked from the next. */
  seq: number
  decision: { kind: string; seat: Seat; options?: ReadonlyArray<{ key: string }> } | null
  yours: boolean
  /** The match has been won or lost. */
  isOver: boolean
}

/** A match as a lesson sees it. */
export const storyOf = (match: Match): Story => ({
  events: match.log.map(({ event }) => event),
  view: match.view,
  seq: match.seq,
  decision: match.decision as Story['decision'],
  yours: match.yours,
  isOver: match.outcome !== null,
})

/** One thing to do: said by the guide until it is done. */
export interface Beat<E extends Event = Event> {
  id: string
  done(story: Story<E>): boolean
  /** Can it be done now, or waited for? What cannot is not asked for while there is something else. */
  fits?(story: Story<E>): boolean
  /** What the guide points at, as a selector; the first that is on the page. */
  point?(story: Story<E>): readonly string[]
  /** Others act meanwhile: it is pointed at all the same. */
  waits?: true
}

/** A word on what has just happened, or on what is being asked for the first time: said once. */
export interface Remark<E extends Event = Event> {
  id: string
  on?(event: E): boolean
  asked?(story: Story<E>): boolean
}

export interface Lesson<E extends Event = Event> {
  game: 'doom' | 'conquest'
  /** Settings of the match; without a scenario it is a whole one. */
  options: object
  /** The learner's seat; all others are bots. */
  seat: Seat
  /** Bots that are better than the weakest. */
  bots?: Readonly<Record<Seat, string>>
  seed: string
  beats: ReadonlyArray<Beat<E>>
  /** The rarest first: of several things that happen together it is spoken of. */
  remarks?: ReadonlyArray<Remark<E>>
  /** It can no longer be reached: the guide offers to begin again. */
  lost?(story: Story<E>): boolean
}

/** Where the learner is. */
interface Progress {
  /** Position of the beat that is being said; the number of beats when all is done. */
  at: number
  isDone: boolean
  isLost: boolean
}

/**
 * Beats are taken in order, but one that is done already is not asked for again, one that cannot be done now waits, and doing all that is
 * left out of order ends the lesson as well: the guide follows the learner, never the other way round.
 */
export function progressOf(lesson: Lesson, story: Story): Progress {
  const undone = lesson.beats.filter(beat => !beat.done(story))
  const said = undone.find(beat => beat.fits?.(story) ?? true) ?? undone[0]
  const isDone = said === undefined
  return {
    at: isDone ? lesson.beats.length : lesson.beats.indexOf(said),
    isDone,
    isLost: !isDone && (lesson.lost?.(story) ?? false),
  }
}

/** Did something of this kind happen, with these facts? */
export function happened<E extends Event, T extends E['type']>(story: Story<E>, type: T, facts?: Facts<E, T>): boolean {
  return count(story, type, facts) > 0
}

export function count<E extends Event, T extends E['type']>(story: Story<E>, type: T, facts?: Facts<E, T>): number {
  const wanted = Object.entries(facts ?? {})
  return story.events.filter(
    event => event.type === type && wanted.every(([name, value]) => event[name as keyof E] === value),
  ).length
}

/** Is the learner offered this? By the verb of the option: "step" for "step:g7". */
export const offers = ({ decision, yours }: Story, verb: string): boolean =>
  yours && decision?.options?.some(({ key }) => key === verb || key.startsWith(`${verb}:`)) === true

type Facts<E extends Event, T extends E['type']> = Partial<Extract<E, { type: T }>>
