import { useEffect, useLayoutEffect, useState } from 'react'
import { go } from '../app/router.ts'
import { useWords, WithWords } from '../i18n/context.tsx'
import type { Match } from '../screen/match.ts'
import { Bubble } from './Bubble.tsx'
import { type Ending, Finished, useBegin } from './Finished.tsx'
import style from './LessonGuide.module.css'
import { LESSONS, type Lesson, type LessonId, progressOf, storyOf } from './lesson.ts'
import { loadLesson } from './lessons/index.ts'
import { Demonstration } from './pointing/Demonstration.tsx'
import { Pointer } from './pointing/Pointer.tsx'
import { useAim } from './pointing/useAim.ts'
import { usePlace } from './pointing/usePlace.ts'
import { finish, lessonOf } from './progress.ts'
import { heardBefore, listen } from './remarks.ts'

interface Props {
  match: Match
  /** What was learnt is said before how the match ended. */
  hold(isHeld: boolean): void
}

/** The guide at the table of a lesson: one or two sentences, a ring around what is meant, and never in the way. */
export default function LessonGuide({ match, hold }: Props) {
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
      <Guide id={id} lesson={lesson} match={match} hold={hold} />
    </WithWords>
  )
}

type Key = Parameters<ReturnType<typeof useWords>['t']>[0]

function Guide({ id, lesson, match, hold }: Props & { id: LessonId; lesson: Lesson }) {
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
  const beat = lesson.beats[at]
  const points = beat && !isAway && !isLost && !now && (match.yours || beat.waits) ? (beat.point?.(story) ?? []) : []
  const aim = useAim(points)
  const isAside = usePlace(now?.id ?? beat?.id ?? '', aim)
  const [shown, setShown] = useState<{ from: DOMRect; isByKey: boolean; of: number } | null>(null)
  const shows = shown !== null && shown.of === match.seq ? shown : null

  const [isRead, setRead] = useState(false)
  const isHeld = !beat && !isRead
  useLayoutEffect(() => hold(isHeld), [hold, isHeld])

  if (!beat) return isRead ? null : <Finished id={id} ending={endingOf(match)} shut={() => setRead(true)} />
  if (isAway)
    return (
      <button type="button" className={style.face} onClick={() => setAway(false)} aria-label={t('learn.call')}>
        <img src="guide/calm.svg" alt="" width={56} height={54} />
      </button>
    )
  const words = isLost
    ? t('learn.lost')
    : now
      ? t(`learn.${id}.remark.${now.id}` as Key)
      : t(`learn.${id}.${beat.id}` as Key)
  return (
    <>
      {aim ? <Pointer aim={aim} shows={shows !== null} /> : null}
      {aim && shows ? <Demonstration aim={aim} {...shows} done={() => setShown(null)} /> : null}
      <Bubble
        beat={isLost ? 'lost' : beat.id}
        beats={lesson.beats.map(each => each.id)}
        at={at}
        words={words}
        thinks={isLost}
        isAside={isAside}
      >
        {isLost ? <Again id={id} /> : null}
        {aim && match.yours ? (
          <button
            type="button"
            data-way="show"
            onClick={({ currentTarget, detail }) =>
              setShown({
                from: currentTarget.getBoundingClientRect(),
                // A press by key is no click of a mouse.
                isByKey: detail === 0,
                of: match.seq,
              })
            }
          >
            {t('learn.show')}
          </button>
        ) : null}
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
