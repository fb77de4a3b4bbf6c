import { USUAL_MISSION } from '@redoubt/doom/usual'
import { href } from '../../app/router.ts'
import { useWords } from '../../i18n/context.tsx'
import { LessonPath } from '../../learn/LessonPath.tsx'
import { LESSONS } from '../../learn/lesson.ts'
import buttonStyle from '../../ui/Button.module.css'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { BigTile } from './BigTile.tsx'
import { LessonLink } from './LessonLink.tsx'
import style from './Newcomer.module.css'
import { useLesson } from './useLesson.ts'

/** What the lessons of Conquest take together. */
const MINUTES = LESSONS.filter(({ game }) => game === 'conquest').reduce((sum, { minutes }) => sum + minutes, 0)

/** Nobody has played here yet: the lessons with the guide, then a game, friends, something to watch; the other game below. */
export function Newcomer() {
  const { t } = useWords()
  const lesson = useLesson()
  const isFirst = lesson.kind === 'first'
  return (
    <div className={style.home}>
      <section className={style.hero} data-game="doom" data-scheme="dark" aria-label={t('game.doom')}>
        <img src="./scene-doom.svg" alt="" width={440} height={300} />
        <img className={style.wren} src="./guide/calm.svg" alt="" width={96} height={93} />
        <h2>{isFirst ? t('home.first-title') : t('home.learn')}</h2>
        <p>{isFirst ? t('home.new-here') : t('home.lessons-done', { done: lesson.done, all: lesson.all })}</p>
        <LessonLink lesson={lesson} />
        <div className={style.path}>
          <LessonPath game="doom" isLarge />
        </div>
      </section>
      <nav className={style.tiles} aria-label={t('home.ways')}>
        <BigTile
          href={href('new', 'quick', 'doom', USUAL_MISSION, '2', 'alpha')}
          icon="ui-bot"
          title={t('home.play-now')}
          about={t('home.play-now-why')}
          note={t('home.minutes', { count: 30 })}
        />
        <BigTile
          href={href('lobby')}
          icon="ui-people"
          title={t('home.friends')}
          about={t('home.friends-why')}
          note={t('home.players')}
        />
        <BigTile
          href={href('new', 'quick', 'doom', USUAL_MISSION, '2', 'none')}
          icon="ui-target"
          title={t('home.watch')}
          about={t('home.watch-why')}
          note={t('home.minutes', { count: 10 })}
        />
      </nav>
      <section className={style.other} data-game="conquest" data-scheme="dark" aria-label={t('game.conquest')}>
        <img src="./scene-conquest.svg" alt="" width={440} height={300} />
        <h2>{t('game.conquest')}</h2>
        <p>{t('home.about-conquest')}</p>
        <p className={style.ways}>
          <a className={classes(buttonStyle.btn, buttonStyle.primary)} href={href('learn', 'deploy')}>
            <Icon id="ui-learn" size={18} />
            <span>{t('home.learn-in', { count: MINUTES })}</span>
          </a>
          <a
            className={buttonStyle.btn}
            href={href('new', 'quick', 'conquest')}
            aria-label={t('home.start-quick', { game: t('game.conquest') })}
          >
            <Icon id="ui-play" size={15} />
            <span>{t('home.quick')}</span>
          </a>
          <a className={buttonStyle.btn} href={href('new', 'conquest')}>
            {t('home.set-up', { game: t('game.conquest') })}
          </a>
        </p>
      </section>
      <div className={style.tiles}>
        <a className={style.setup} href={href('puzzles')}>
          <Icon id="ui-puzzle" size={30} />
          <b>{t('home.puzzle')}</b>
          <small>{t('home.puzzle-why')}</small>
        </a>
        <a className={style.setup} href={href('new', 'doom')}>
          <Icon id="ui-map" size={30} />
          <b>{t('home.set-up', { game: t('game.doom') })}</b>
          <small>{t('home.set-up-why')}</small>
        </a>
      </div>
    </div>
  )
}
