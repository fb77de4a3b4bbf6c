import { useEffect, useMemo } from 'react'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import { go, href } from '../../app/router.ts'
import { Shell } from '../../app/Shell.tsx'
import { useWords } from '../../i18n/context.tsx'
import buttonStyle from '../../ui/Button.module.css'
import { classes } from '../../ui/classes.ts'
import hiddenStyle from '../../ui/Hidden.module.css'
import { Icon } from '../../ui/Icon.tsx'
import { Loading } from '../../ui/Loading.tsx'
import panelStyle from '../../ui/Panel.module.css'
import style from './BookScreen.module.css'
import { BookSearch } from './BookSearch.tsx'
import { type BookChapter, type PlayersBook, QUESTIONS, TERMS } from './book.ts'
import { Section } from './Section.tsx'
import { TermList } from './TermList.tsx'
import { type BookGame, GAMES, useBook } from './useBook.ts'

/** The book for players: chapters to read, questions and words to look up. */
export function BookScreen({ rest }: { rest: string[] }) {
  const { t, locale } = useWords()
  const game = GAMES.find(id => id === rest[0]) ?? 'doom'
  const book = useBook(game, locale)
  useEffect(() => {
    document.documentElement.dataset.game = game
  }, [game])
  return (
    <Shell current="rules" title={t('rules.title')}>
      {book ? <Book book={book} game={game} place={rest[1] ?? ''} section={rest[2] ?? ''} /> : <Loading />}
    </Shell>
  )
}

interface Props {
  book: PlayersBook
  game: BookGame
  place: string
  section: string
}

function Book({ book, game, place, section }: Props) {
  const { t, locale } = useWords()
  const chapters = useMemo(() => withLists(book, t('rules.questions'), t('rules.glossary')), [book, t])
  const at = Math.max(
    0,
    chapters.findIndex(({ id }) => id === place),
  )
  const chapter = chapters[at]!
  // biome-ignore lint/correctness/useExhaustiveDependencies: another chapter is another place, also without a section
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>(`#s-${CSS.escape(section)} :is(h2, h3)`)
    if (section && heading) {
      heading.closest('section')!.scrollIntoView()
      heading.focus({ preventScroll: true })
    } else scrollTo(0, 0)
  }, [chapter, section])
  return (
    <div className={style.book}>
      <nav className={style.contents} aria-label={t('rules.contents')}>
        <ToggleButtonGroup
          aria-label={t('rules.games')}
          className={classes(style.games)}
          disallowEmptySelection
          selectedKeys={[game]}
          onSelectionChange={keys => go('rules', String([...keys][0]))}
        >
          <ToggleButton id="doom">{t('game.doom')}</ToggleButton>
          <ToggleButton id="conquest">{t('game.conquest')}</ToggleButton>
        </ToggleButtonGroup>
        <ol className={style.chapters} data-own-words>
          {chapters.map((each, n) => (
            <li key={each.id}>
              <a href={href('rules', game, each.id)} {...(each === chapter ? { 'aria-current': 'page' as const } : {})}>
                <b aria-hidden="true">{n < book.chapters.length ? n + 1 : '·'}</b>
                {each.title}
              </a>
              {each === chapter && each.sections.length > 1 && each.id !== QUESTIONS ? (
                <ul>
                  {each.sections.map(one => (
                    <li key={one.id}>
                      <a href={href('rules', game, each.id, one.id)}>{one.title}</a>
                    </li>
                  ))}
                </ul>
              ) : null}
            </li>
          ))}
        </ol>
      </nav>
      <label className={style.jump} data-own-words>
        <span className={hiddenStyle.srOnly}>{t('rules.contents')}</span>
        <select value={chapter.id} onChange={event => go('rules', game, event.target.value)}>
          {chapters.map((each, n) => (
            <option key={each.id} value={each.id}>
              {n < book.chapters.length ? `${n + 1}  ` : ''}
              {each.title}
            </option>
          ))}
        </select>
      </label>
      <article className={style.page}>
        <BookSearch book={book} game={game} locale={locale} />
        {at < book.chapters.length ? <p className={style.number}>{t('rules.chapter', { n: at + 1 })}</p> : null}
        <h2 className={style.title} data-own-words>
          {chapter.title}
        </h2>
        {chapter.lead ? (
          <p className={style.lead} data-own-words>
            {chapter.lead}
          </p>
        ) : null}
        {chapter.id === TERMS ? (
          <TermList book={book} game={game} />
        ) : (
          chapter.sections.map(each => <Section key={each.id} section={each} book={book} game={game} level={3} />)
        )}
        <p className={style.law}>
          <a href={href('rules', game, 'law')}>{t('rules.to-law')}</a>
        </p>
      </article>
      <aside className={style.aside}>
        {chapter.inShort.length > 0 ? <InShort chapter={chapter} /> : null}
        {game === 'doom' ? (
          <div className={classes(panelStyle.panel, style.short)}>
            <b>{t('rules.try')}</b>
            <p>{t('rules.try-about')}</p>
            <a className={buttonStyle.btn} href={href('referee')}>
              {t('rules.try-open')}
            </a>
          </div>
        ) : null}
      </aside>
    </div>
  )
}

/** Questions and words are chapters of their own at the end. */
function withLists(book: PlayersBook, questions: string, words: string): BookChapter[] {
  const list = (id: string, title: string, sections: BookChapter['sections']): BookChapter => ({
    ...{ id, title, lead: '', sections, inShort: [] },
  })
  return [...book.chapters, list(QUESTIONS, questions, book.questions), list(TERMS, words, [])]
}

function InShort({ chapter }: { chapter: BookChapter }) {
  const { t } = useWords()
  return (
    <div className={classes(panelStyle.panel, style.short)}>
      <b>{t('rules.in-short')}</b>
      <ul data-own-words>
        {chapter.inShort.map(({ isTrue, text }) => (
          <li key={text} className={isTrue ? style.yes : style.no}>
            <Icon id={isTrue ? 'ui-check' : 'ui-close'} size={14} />
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
