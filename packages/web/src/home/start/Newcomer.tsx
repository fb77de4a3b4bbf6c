import { href } from '../../app/router.ts'
import { useWords } from '../../i18n/context.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { BigTile } from './BigTile.tsx'
import { LessonLink } from './LessonLink.tsx'
import style from './Newcomer.module.css'
import { useLesson } from './useLesson.ts'

/** Nobody has played here yet: the lessons with the guide, then a game, friends, something to watch; the other game below. */
export function Newcomer() {
  const { t } = useWords()
  const lesson = useLesson()
  const isFirst = lesson.kind === 'first'
  return (
    <div className={style.home}>
      <section className={style.hero} data-game="doom" data-scheme="dark" aria-label={t('game.doom')}>
        <img src="./scene-doom.svg" alt="" width={440} height={300} />
        <h2>{isFirst ? t('home.first-title') : t('home.learn')}</h2>
        <p>{isFirst ? t('home.new-here') : t('home.lessons-done', { done: lesson.done, all: lesson.all })}</p>
        <LessonLink lesson={lesson} />
      </section>
      <nav className={style.tiles} aria-label={t('home.ways')}>
        <BigTile
          href={href('learn')}
          icon="ui-learn"
          title={t('home.learn')}
          about={t('home.learn-why')}
          note={t('home.minutes', { count: 3 })}
        />
        <BigTile
          href={href('new', 'quick', 'doom', 'black-bishop-1', '2', 'alpha')}
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
          href={href('new', 'quick', 'doom', 'black-bishop-1', '2', 'none')}
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
          <a
            className="btn primary"
            href={href('new', 'quick', 'conquest')}
            aria-label={t('home.start-quick', { game: t('game.conquest') })}
          >
            <Icon id="ui-play" size={15} />
            <span>{t('home.quick')}</span>
          </a>
          <a className="btn" href={href('new', 'conquest')}>
            {t('home.set-up', { game: t('game.conquest') })}
          </a>
        </p>
      </section>
      <a className={style.setup} href={href('new', 'doom')}>
        <Icon id="ui-map" size={30} />
        <b>{t('home.set-up', { game: t('game.doom') })}</b>
        <small>{t('home.set-up-why')}</small>
      </a>
    </div>
  )
}
