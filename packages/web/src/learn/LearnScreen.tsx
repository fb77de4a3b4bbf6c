import { useEffect, useState } from 'react'
import { go, href } from '../app/router.ts'
import { Shell } from '../app/Shell.tsx'
import { useSettings } from '../app/settings.ts'
import { useWords, WithWords } from '../i18n/context.tsx'
import buttonStyle from '../ui/Button.module.css'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import { Loading } from '../ui/Loading.tsx'
import { beginLesson, leftLessons } from './begin.ts'
import style from './LearnScreen.module.css'
import { LESSONS, type LessonCard, type LessonId } from './lesson.ts'
import { nextLesson, useLearnt } from './progress.ts'

/** #/learn: lessons of both games in the order to take them, and what has been done. #/learn/LESSON begins that one. */
export default function LearnScreen({ rest: [wanted] }: { rest: string[] }) {
  const { locale } = useWords()
  const lesson = LESSONS.find(({ id }) => id === wanted)
  if (lesson) return <Begin id={lesson.id} />
  return (
    <WithWords locale={locale} parts={['learn']}>
      <Lessons />
    </WithWords>
  )
}

/** Sits down at the table of a lesson; the address with the wish stays out of the history. */
function Begin({ id }: { id: LessonId }) {
  const { name } = useSettings()
  // biome-ignore lint/correctness/useExhaustiveDependencies: one table for one wish
  useEffect(() => {
    // Started a moment later: React looks at every effect twice while developing.
    const soon = setTimeout(() =>
      beginLesson(id, name, match => location.replace(href('match', match))).catch(() => go('learn')),
    )
    return () => clearTimeout(soon)
  }, [id])
  return <Loading />
}

function Lessons() {
  const { t } = useWords()
  const learnt = useLearnt()
  const next = nextLesson(learnt)
  const [left, setLeft] = useState<ReadonlyMap<LessonId, string>>(new Map())
  useEffect(() => {
    let gone = false
    void leftLessons().then(found => gone || setLeft(found))
    return () => {
      gone = true
    }
  }, [])
  return (
    <Shell current="learn" title={t('learn.title')}>
      <div className={style.page}>
        <header className={style.head}>
          <img src="guide/glad.svg" alt="" width={120} height={116} />
          <div>
            <h2>{t('learn.heading')}</h2>
            <p>{t('learn.lead')}</p>
            <p role="status">{t('learn.done', { done: learnt.done.length, all: LESSONS.length })}</p>
          </div>
        </header>
        {(['doom', 'conquest'] as const).map(game => (
          <section key={game} aria-labelledby={`lessons-${game}`}>
            <h2 id={`lessons-${game}`}>{t(`game.${game}`)}</h2>
            <ul className={style.lessons}>
              {LESSONS.filter(lesson => lesson.game === game).map((lesson, n) => (
                <li key={lesson.id}>
                  <Tile
                    lesson={lesson}
                    number={n + 1}
                    isDone={learnt.done.includes(lesson.id)}
                    isNext={lesson.id === next}
                  />
                  {left.has(lesson.id) && !learnt.done.includes(lesson.id) ? (
                    <a className={buttonStyle.btn} href={left.get(lesson.id)!} data-way="resume">
                      {t('learn.resume')}
                    </a>
                  ) : null}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Shell>
  )
}

interface TileProps {
  lesson: LessonCard
  /** Its place on the path. */
  number: number
  isDone: boolean
  isNext: boolean
}

function Tile({ lesson, number, isDone, isNext }: TileProps) {
  const { t } = useWords()
  const { name } = useSettings()
  const [isBusy, setBusy] = useState(false)
  const begin = () => {
    setBusy(true)
    void beginLesson(lesson.id, name).catch(() => setBusy(false))
  }
  return (
    <button
      type="button"
      className={classes(style.tile, isDone && style.done, isNext && style.next)}
      data-lesson={lesson.id}
      disabled={isBusy}
      onClick={begin}
    >
      <Icon id={lesson.icon} size={44} />
      <i className={style.step}>{isDone ? <Icon id="ui-check" size={15} /> : number}</i>
      <b>{t(`learn.${lesson.id}.title`)}</b>
      <span>{t(`learn.${lesson.id}.about`)}</span>
      <small>
        {isDone ? (
          <>
            <Icon id="ui-check" size={14} />
            {t('learn.finished')}
          </>
        ) : (
          t('learn.minutes', { count: lesson.minutes })
        )}
      </small>
    </button>
  )
}
