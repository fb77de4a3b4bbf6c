import { useRef } from 'react'
import { useWords } from '../i18n/context.tsx'
import { TermCard } from '../rules/book/TermCard.tsx'
import { type BookGame, useBook } from '../rules/book/useBook.ts'
import type { Looked } from './pointing.ts'

/** The card of a term, beside what was pointed at; its words come with the player's book. */
export default function GlossaryCard({ term: name, anchor, close }: Looked & { close(): void }) {
  const { locale } = useWords()
  const [game, id] = name.split('/') as [BookGame, string]
  const book = useBook(game, locale)
  const trigger = useRef(anchor)
  trigger.current = anchor
  const term = book?.terms.get(id)
  return book && term ? (
    <TermCard
      key={name}
      term={term}
      book={book}
      game={game}
      trigger={trigger}
      isOpen
      onOpenChange={open => open || close()}
    />
  ) : null
}
