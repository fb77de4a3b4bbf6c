import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { go } from '../../app/router.ts'
import { useWords } from '../../i18n/context.tsx'
import { useAction } from '../../ui/actions.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import style from './BookSearch.module.css'
import { type PlayersBook, QUESTIONS } from './book.ts'
import { type Hit, type See, searchBook, type Terms } from './search.ts'
import type { BookGame } from './useBook.ts'
import { useHitKeys } from './useHitKeys.ts'

type AllTerms = Readonly<Record<string, Terms>>

/** Finds by any form of a word, by terms of other languages, and in spite of a typo. Opens on "/". */
export function BookSearch({ book, game, locale }: { book: PlayersBook; game: BookGame; locale: string }) {
  const { t } = useWords()
  const list = useId()
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState(0)
  const { terms, see } = useTerms(isOpen, game)
  const hits = useMemo(() => {
    const { [locale]: own = {}, ...others } = terms
    return searchBook(book, query, own, Object.values(others), see)
  }, [book, query, terms, see, locale])
  useAction({
    id: 'search-book',
    region: 'everywhere',
    label: 'rules.search-book',
    shortcut: '/',
    run: () => field.current?.focus(),
  })
  const pick = (hit: Hit | undefined) => {
    if (!hit) return
    setOpen(false)
    setQuery('')
    field.current?.blur()
    go('rules', game, hit.chapter, hit.section)
  }
  const shows = isOpen && query.trim() !== ''
  useHitKeys(shows, {
    next: () => setChosen(n => Math.min(n + 1, hits.length - 1)),
    previous: () => setChosen(n => Math.max(n - 1, 0)),
    open: () => pick(hits[chosen]),
    close: () => setOpen(false),
  })
  const chapterOf = (hit: Hit) =>
    hit.isTerm
      ? t('rules.glossary')
      : hit.chapter === QUESTIONS
        ? t('rules.questions')
        : book.chapters.find(({ id }) => id === hit.chapter)?.title
  return (
    <div className={style.search} data-region="search">
      <Icon id="ui-search" size={20} />
      <input
        ref={field}
        role="combobox"
        aria-label={t('rules.search-book')}
        aria-expanded={shows}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={shows && hits[chosen] ? `${list}-${chosen}` : undefined}
        placeholder={t('rules.search-book')}
        value={query}
        onChange={event => {
          setQuery(event.target.value)
          setChosen(0)
          setOpen(true)
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
      />
      {shows ? (
        <span className={style.count} role="status">
          {t('rules.hits', { count: hits.length })}
        </span>
      ) : null}
      <div id={list} role="listbox" aria-label={t('rules.search-book')} className={style.hits} hidden={!shows}>
        {shows && hits.length === 0 ? <p>{t('rules.none')}</p> : null}
        {(shows ? hits : []).map((hit, n) => (
          <div
            key={`${hit.section} ${hit.isTerm}`}
            id={`${list}-${n}`}
            role="option"
            tabIndex={-1}
            aria-selected={n === chosen}
            className={classes(style.hit)}
            data-hit={hit.section}
            onPointerDown={event => {
              event.preventDefault()
              pick(hit)
            }}
          >
            <b>{hit.title}</b>
            <small>{chapterOf(hit)}</small>
            <span>{hit.text.replace(/\{[a-z-]+\|([^}]+)\}|\*\*/g, '$1')}</span>
          </div>
        ))}
      </div>
    </div>
  )
}

/** The terms of the game in all languages, and where each is told of, fetched when somebody begins to search. */
function useTerms(isWanted: boolean, game: BookGame): { terms: AllTerms; see: See } {
  const [all, setAll] = useState<Readonly<Record<string, Record<string, string[]>>>>({})
  const [see, setSee] = useState<See>({})
  useEffect(() => {
    if (!isWanted) return
    void import('virtual:rules/terms').then(({ default: found }) => setAll(found))
    void import('./see.json').then(({ default: found }) => setSee(found))
  }, [isWanted])
  const terms = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(all).map(([language, terms]) => [
          language,
          Object.fromEntries(Object.entries(terms).filter(([id]) => id.startsWith(`${game}.`))),
        ]),
      ),
    [all, game],
  )
  return { terms, see }
}
