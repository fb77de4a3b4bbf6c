import { useCallback, useEffect, useState } from 'react'
import { go } from '../app/router.ts'
import { useWords, WithWords } from '../i18n/context.tsx'
import type { Match } from '../screen/match.ts'
import { Bubble } from './Bubble.tsx'
import { type Ending, Finished, useBegin } from './Finished.tsx'
import style from './LessonGuide.module.css'
import { LESSONS, type Lesson, type LessonId, progressOf, storyOf } from './lesson.ts'
import { loadLesson } from './lessons/index.ts'
import { Pointer } from './Pointer.tsx'
import { finish, lessonOf } from './progress.ts'
import { heardBefore, listen } from './remarks.ts'

/** The guide at the table of a lesson: one or two sentences, a ring around what is meant, and never in the way. */
export default function LessonGuide({ match }: { match: Match }) {
  const { locale } = useWords()
  const id = lessonOf(match.id)
  const [lesson, setLesson] = useState<Lesson | null>(null)
  useEffect(() => {
    let gone = false
    const card = LESSONS.find(each => each.id === id)
    if (card) void loadLesson(card.id, card.game).then(found => gone || setLesson(found))
    return () => {
      gone = true
    }
  }, [id])
  if (!id || !lesson) return null
  return (
    <WithWords locale={locale} parts={['learn']}>
      <Guide id={id} lesson={lesson} match={match} />
    </WithWords>
  )
}

type Key = Parameters<ReturnType<typeof useWords>['t']>[0]

function Guide({ id, lesson, match }: { id: LessonId; lesson: Lesson; match: Match }) {
  const { t } = useWords()
  const [isAway, setAway] = useState(false)
  const story = storyOf(match)
  const [heard, setHeard] = useState(() => heardBefore(lesson, story))
  const { isDone, isLost, at } = progressOf(lesson, story)
  useEffect(() => {
    if (isDone) finish(id)
  }, [isDone, id])
  const next = listen(lesson, story, heard)
  const { now } = next
  useEffect(() => setHeard(next), [next])
  const [coveredAt, setCoveredAt] = useState<number | null>(null)
  const onCovered = useCallback(() => setCoveredAt(at), [at])

  if (isDone) return <Finished id={id} ending={endingOf(match)} />
  if (isAway)
    return (
      <button type="button" className={style.face} onClick={() => setAway(false)} aria-label={t('learn.call')}>
        <img src="guide/calm.svg" alt="" width={56} height={54} />
      </button>
    )
  const beat = lesson.beats[at]!
  const words = isLost
    ? t('learn.lost')
    : now
      ? t(`learn.${id}.remark.${now.id}` as Key)
      : t(`learn.${id}.${beat.id}` as Key)
  const points = !isLost && !now && (match.yours || beat.waits) ? (beat.point?.(story) ?? []) : []
  return (
    <>
      <Pointer targets={points} onCovered={onCovered} />
      <Bubble
        beat={isLost ? 'lost' : beat.id}
        beats={lesson.beats.map(each => each.id)}
        at={at}
        words={words}
        thinks={isLost}
        isAside={coveredAt === at}
      >
        {isLost ? <Again id={id} /> : null}
        <button type="button" onClick={() => setAway(true)}>
          {t('learn.hide')}
        </button>
        <button type="button" onClick={() => go('learn')}>
          {t('learn.leave')}
        </button>
      </Bubble>
    </>
  )
}

function endingOf({ outcome, viewer }: Match): Ending | null {
  if (!outcome) return null
  return viewer !== 'spectator' && outcome.winners.includes(viewer) ? 'won' : 'lost'
}

function Again({ id }: { id: LessonId }) {
  const { t } = useWords()
  const begin = useBegin()
  return (
    <button type="button" className={style.strong} onClick={() => begin(id)}>
      {t('learn.again')}
    </button>
  )
}
