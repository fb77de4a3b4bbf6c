import { useRef, useState } from 'react'
import type { PlayersBook, Term } from './book.ts'
import style from './TermButton.module.css'
import { TermCard } from './TermCard.tsx'
import type { BookGame } from './useBook.ts'

/** Milliseconds a pointer rests on a word before its card opens. */
const PATIENCE = 150

/** A word with a dotted line: hover, focus or tap opens a card that says what it means and where to read on. */
export function TermButton({
  term,
  words,
  book,
  game,
}: {
  term: Term
  words: string
  book: PlayersBook
  game: BookGame
}) {
  const anchor = useRef<HTMLButtonElement>(null)
  const wait = useRef(0)
  const [isOpen, setOpen] = useState(false)
  const soon = (open: boolean) => {
    clearTimeout(wait.current)
    wait.current = window.setTimeout(() => setOpen(open), PATIENCE)
  }
  const hover = {
    onPointerEnter: (event: React.PointerEvent) => event.pointerType === 'mouse' && soon(true),
    onPointerLeave: (event: React.PointerEvent) => event.pointerType === 'mouse' && soon(false),
  }
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={style.term}
        aria-expanded={isOpen}
        data-term={term.id}
        onClick={event => {
          // Whoever asks again by keyboard wants to read on.
          const link = document.querySelector<HTMLElement>('[data-part=term-card] a')
          if (isOpen && link && event.detail === 0) link.focus()
          else setOpen(true)
        }}
        onFocus={event => event.currentTarget.matches(':focus-visible') && soon(true)}
        onBlur={event => event.relatedTarget?.closest('[role=dialog]') || soon(false)}
        {...hover}
      >
        {words}
      </button>
      <TermCard {...{ term, book, game, isOpen, hover }} trigger={anchor} onOpenChange={setOpen} />
    </>
  )
}
