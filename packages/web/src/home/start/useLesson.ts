import { useEffect, useState } from 'react'
import { href } from '../../app/router.ts'
import { leftLessons } from '../../learn/begin.ts'
import { LESSONS } from '../../learn/lesson.ts'
import { nextLesson, useLearnt } from '../../learn/progress.ts'

/** How learning goes on for this person. */
export interface WayOn {
  kind: 'first' | 'left' | 'next' | 'all-done'
  href: string
  done: number
  all: number
}

/** One that was left in the middle, else the next; for whoever has begun with none, the training. */
export function useLesson(): WayOn {
  const learnt = useLearnt()
  const [left, setLeft] = useState<string | null>(null)
  useEffect(() => {
    let gone = false
    leftLessons()
      .then(found => {
        const open = LESSONS.findLast(({ id }) => found.has(id) && !learnt.done.includes(id))
        if (!gone) setLeft(open ? found.get(open.id)! : null)
      })
      .catch(() => {})
    return () => {
      gone = true
    }
  }, [learnt])
  const counts = { done: learnt.done.length, all: LESSONS.length }
  if (left) return { kind: 'left', href: left, ...counts }
  const next = nextLesson(learnt)
  if (!next) return { kind: 'all-done', href: href('learn'), ...counts }
  return { kind: counts.done > 0 ? 'next' : 'first', href: href('learn', next), ...counts }
}
