import type { Event, Seat } from '@redoubt/kernel'
import type { Match } from '../match/match.ts'

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
  { id: 'training-invader', game: 'doom', icon: 'demon-imp', minutes: 15 },
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
  decision: { kind: string; seat: Seat; options?: ReadonlyArray<{ key: string }> } | null
  yours: boolean
  /** The match has been won or lost. */
  isOver: boolean
}

/** A match as a lesson sees it. */
export const storyOf = (match: Match): Story => ({
  events: match.log.map(({ event }) => event),
  view: match.view,
  decision: match.decision as Story['decision'],
  yours: match.yours,
  isOver: match.outcome !== null,
})

/** One thing to do: said by the guide until it is done. */
export interface Beat<E extends Event = Event> {
  id: string
  done(story: Story<E>): boolean
  /** What the guide points at, as a selector; the first that is on the page. */
  point?(story: Story<E>): readonly string[]
}

export interface Lesson<E extends Event = Event> {
  game: 'doom' | 'conquest'
  /** Settings of the match; without a scenario it is a whole one. */
  options: object
  /** The learner's seat; all others are bots. */
  seat: Seat
  seed: string
  beats: ReadonlyArray<Beat<E>>
  /** Remarks on what happens, said once each, when it happens for the first time. */
  remarks?: ReadonlyArray<{ id: string; on(story: Story<E>): boolean }>
  /** It can no longer be reached: the guide offers to begin again. */
  lost?(story: Story<E>): boolean
}

/** Where the learner is. */
export interface Progress {
  /** Position of the beat that is being said; the number of beats when all is done. */
  at: number
  isDone: boolean
  isLost: boolean
  /** The remark to be said now, if something has just happened for the first time. */
  remark: string | null
}

/**
 * Beats are taken in order, but one that is done already is not asked for again, and doing all that is left out of order ends the
 * lesson as well: the guide follows the learner, never the other way round.
 */
export function progressOf(lesson: Lesson, story: Story, said: ReadonlySet<string> = new Set()): Progress {
  const at = lesson.beats.findIndex(beat => !beat.done(story))
  const isDone = at < 0
  return {
    at: isDone ? lesson.beats.length : at,
    isDone,
    isLost: !isDone && (lesson.lost?.(story) ?? false),
    remark: isDone ? null : (lesson.remarks?.find(({ id, on }) => !said.has(id) && on(story))?.id ?? null),
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

type Facts<E extends Event, T extends E['type']> = Partial<Extract<E, { type: T }>>
