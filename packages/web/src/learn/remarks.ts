import type { Event } from '@redoubt/kernel'
import { type Lesson, progressOf, type Remark, type Story } from './lesson.ts'

/** What the guide has remarked upon so far. */
export interface Heard {
  said: ReadonlySet<string>
  /** Things to do that the learner has been told while it was up to them. */
  told: ReadonlySet<string>
  /** The decision, by its number, beside which one of them was told for the first time. */
  telling: number | null
  /** The remark that is being made, and the learner's decision beside which it stands: with that one made it is gone. */
  now: { id: string; beside: number | null } | null
  /** Events before this one are no news. */
  from: number
}

const holds = (remark: Remark, story: Story, news: readonly Event[]): boolean =>
  news.some(event => remark.on?.(event)) || (story.yours && remark.asked?.(story) === true)

/** Whoever comes back to a lesson is not told again what has happened long ago. */
export function heardBefore(lesson: Lesson, story: Story): Heard {
  const isNew = progressOf(lesson, story).at === 0
  const old = isNew ? [] : (lesson.remarks ?? []).filter(remark => holds(remark, story, story.events))
  return {
    said: new Set(old.map(({ id }) => id)),
    told: new Set(),
    telling: null,
    now: null,
    from: isNew ? 0 : story.events.length,
  }
}

/** Called whenever the story goes on. One remark at a time, and none hides a thing to do that was never told. */
export function listen(lesson: Lesson, story: Story, heard: Heard): Heard {
  const own = story.yours ? story.seq : null
  const { now } = heard
  const beat = lesson.beats[progressOf(lesson, story).at]?.id ?? ''
  const isTelling = own !== null && (own === heard.telling || (now?.beside !== own && !heard.told.has(beat)))
  const isOver = isTelling || (now !== null && now.beside !== null && own !== null && own !== now.beside)
  const rests = now && !isOver ? { ...now, beside: now.beside ?? own } : null
  const news = story.events.slice(heard.from)
  const next = lesson.remarks?.find(
    remark =>
      // What is asked this moment is more urgent than what was remarked while others acted.
      ((!rests && !isTelling) || (remark.asked && (now?.beside ?? null) === null && own !== heard.telling)) &&
      !heard.said.has(remark.id) &&
      holds(remark, story, news),
  )
  if (next)
    return {
      ...heard,
      said: new Set([...heard.said, next.id]),
      now: { id: next.id, beside: own },
      from: story.events.length,
    }
  if (isTelling && (own !== heard.telling || !heard.told.has(beat)))
    return { ...heard, told: new Set([...heard.told, beat]), telling: own, now: null }
  return rests?.beside === now?.beside && rests?.id === now?.id ? heard : { ...heard, now: rests }
}
