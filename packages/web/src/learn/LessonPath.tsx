import { href } from '../app/router.ts'
import { useWords } from '../i18n/context.tsx'
import { classes } from '../ui/classes.ts'
import hiddenStyle from '../ui/Hidden.module.css'
import { Icon } from '../ui/Icon.tsx'
import style from './LessonPath.module.css'
import { LESSONS } from './lesson.ts'
import { nextLesson, useLearnt } from './progress.ts'

interface Props {
  game: 'doom' | 'conquest'
  /** With the minutes each takes. */
  isLarge?: boolean
}

/** The lessons of a game as a path: what is done, what comes next, what lies ahead. Each is a link to begin it. */
export function LessonPath({ game, isLarge = false }: Props) {
  const { t } = useWords()
  const learnt = useLearnt()
  const next = nextLesson(learnt)
  return (
    <nav aria-label={t('home.path', { game: t(`game.${game}`) })} data-part="path">
      <ol className={classes(style.path, isLarge && style.large)}>
        {LESSONS.filter(lesson => lesson.game === game).map(({ id, minutes }, n) => {
          const isDone = learnt.done.includes(id)
          return (
            <li key={id}>
              <a
                href={href('learn', id)}
                className={classes(style.chip, isDone && style.done, id === next && style.next)}
                aria-current={id === next ? 'step' : undefined}
                data-step={id}
              >
                <i>{isDone ? <Icon id="ui-check" size={isLarge ? 16 : 13} /> : n + 1}</i>
                <b>{t(`lesson.${id}`)}</b>
                {isDone ? <span className={hiddenStyle.srOnly}>{t('home.lesson-done')}</span> : null}
                {isLarge ? <small>{t('home.minutes', { count: minutes })}</small> : null}
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
