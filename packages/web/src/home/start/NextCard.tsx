import { USUAL_MISSION } from '@redoubt/doom/usual'
import { href } from '../../app/router.ts'
import { useWords } from '../../i18n/context.tsx'
import buttonStyle from '../../ui/Button.module.css'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { LessonLink } from './LessonLink.tsx'
import { useLesson } from './useLesson.ts'
import style from './WaitingCard.module.css'

/** Nothing waits: the lesson that was left, else a game of what was played last, else the training. */
export function NextCard({ latest }: { latest: string | null }) {
  const { t } = useWords()
  const lesson = useLesson()
  const isLesson = lesson.kind === 'left' || latest === null
  const game = latest === 'conquest' && !isLesson ? 'conquest' : 'doom'
  return (
    <section className={style.card} aria-label={t('home.new-game')}>
      <span className={style.picture} data-scheme="dark" data-game={game}>
        <img src={`./scene-${game}.svg`} alt="" width={440} height={300} />
      </span>
      <div className={style.words}>
        <h2>{t('home.title')}</h2>
        <p>
          {lesson.kind === 'left'
            ? t('home.lessons-done', { done: lesson.done, all: lesson.all })
            : t(`home.about-${game}`)}
        </p>
        {isLesson ? <LessonLink lesson={lesson} /> : <QuickLink game={game} />}
      </div>
    </section>
  )
}

function QuickLink({ game }: { game: 'doom' | 'conquest' }) {
  const { t } = useWords()
  const mission = game === 'doom' ? [USUAL_MISSION, '2', 'alpha'] : []
  return (
    <a
      className={classes(buttonStyle.btn, buttonStyle.primary)}
      href={href('new', 'quick', game, ...mission)}
      aria-label={t('home.start-quick', { game: t(`game.${game}`) })}
    >
      <Icon id="ui-play" size={18} />
      <span>{t('home.quick')}</span>
    </a>
  )
}
