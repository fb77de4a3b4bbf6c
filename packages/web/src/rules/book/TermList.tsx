import { href } from '../../app/router.ts'
import { useWords } from '../../i18n/context.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { PlayersBook } from './book.ts'
import style from './TermList.module.css'
import type { BookGame } from './useBook.ts'

/** All terms with their symbols, in the order of the language. */
export function TermList({ book, game }: { book: PlayersBook; game: BookGame }) {
  const { t, locale } = useWords()
  const { compare } = new Intl.Collator(locale)
  const terms = [...book.terms.values()].sort((a, b) => compare(a.title, b.title))
  const homeOf = (see: string) => book.chapters.find(({ sections }) => sections.some(({ id }) => id === see))?.id ?? ''
  return (
    <dl className={style.list} data-own-words>
      {terms.map(term => (
        <div key={term.id}>
          <dt>
            <Icon id={term.icon} size={22} />
            {term.title}
          </dt>
          <dd>
            {term.text} <a href={href('rules', game, homeOf(term.see), term.see)}>{t('rules.read-more')}</a>
          </dd>
        </div>
      ))}
    </dl>
  )
}
