import { useSyncExternalStore } from 'react'
import { LESSONS, type LessonId } from './lesson.ts'

const KEY = 'redoubt.lessons'

/** Lessons that were finished here, and whether hints in ordinary matches are wanted. */
interface Learnt {
  done: readonly LessonId[]
}

let learnt = read()
const listeners = new Set<() => void>()

function read(): Learnt {
  try {
    const { done = [] } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Learnt>
    return { done: LESSONS.map(({ id }) => id).filter(id => done.includes(id)) }
  } catch {
    return { done: [] }
  }
}

export function finish(id: LessonId): void {
  if (learnt.done.includes(id)) return
  learnt = { done: [...learnt.done, id] }
  try {
    localStorage.setItem(KEY, JSON.stringify(learnt))
  } catch {
    // A browser that keeps nothing forgets this too.
  }
  for (const listener of listeners) listener()
}

export function useLearnt(): Learnt {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => learnt,
  )
}

/** The lesson to take next; null when all are done. */
export const nextLesson = ({ done }: Learnt): LessonId | null =>
  LESSONS.find(({ id }) => !done.includes(id))?.id ?? null

/** A match of a lesson says so in its name: `lesson-moving-…`. */
export function lessonOf(match: string): LessonId | null {
  const found = LESSONS.filter(({ id }) => match.startsWith(`lesson-${id}-`)).sort((a, b) => b.id.length - a.id.length)
  return found[0]?.id ?? null
}
