import { useEffect, useRef, useState } from 'react'
import { go } from '../app/router.ts'
import { useWords, WithWords } from '../i18n/context.tsx'
import type { Match } from '../match/match.ts'
import { Bubble } from './Bubble.tsx'
import { Finished, useBegin } from './Finished.tsx'
import style from './LessonGuide.module.css'
import { LESSONS, type Lesson, type LessonId, progressOf, storyOf } from './lesson.ts'
import { loadLesson } from './lessons/index.ts'
import { Pointer } from './Pointer.tsx'
import { finish, lessonOf } from './progress.ts'

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
  const said = useRef(new Set<string>())
  const [remark, setRemark] = useState<string | null>(null)
  const story = storyOf(match)
  const progress = progressOf(lesson, story, said.current)
  const { isDone } = progress
  useEffect(() => {
    if (isDone) finish(id)
  }, [isDone, id])
  // A remark stays until the learner has decided something, and is made once.
  const fresh = progress.remark
  useEffect(() => {
    if (!fresh) return
    said.current.add(fresh)
    setRemark(fresh)
  }, [fresh])
  const decided = match.yours ? match.decision : null
  const last = useRef(decided)
  useEffect(() => {
    if (decided && last.current && decided !== last.current) setRemark(null)
    if (decided) last.current = decided
  }, [decided])

  if (isDone) return <Finished id={id} />
  if (isAway)
    return (
      <button type="button" className={style.face} onClick={() => setAway(false)} aria-label={t('learn.call')}>
        <img src="guide/calm.svg" alt="" width={56} height={54} />
      </button>
    )
  const beat = lesson.beats[progress.at]!
  const words = progress.isLost
    ? t('learn.lost')
    : remark
      ? t(`learn.${id}.remark.${remark}` as Key)
      : t(`learn.${id}.${beat.id}` as Key)
  const points = !progress.isLost && match.yours ? (beat.point?.(story) ?? []) : []
  return (
    <>
      <Pointer targets={points} />
      <Bubble
        beat={progress.isLost ? 'lost' : beat.id}
        beats={lesson.beats.map(each => each.id)}
        at={progress.at}
        words={words}
        thinks={progress.isLost}
      >
        {progress.isLost ? <Again id={id} /> : null}
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

function Again({ id }: { id: LessonId }) {
  const { t } = useWords()
  const begin = useBegin()
  return (
    <button type="button" className={style.strong} onClick={() => begin(id)}>
      {t('learn.again')}
    </button>
  )
}
