import { Bold } from '../../match/Bold.tsx'
import type { PlayersBook } from './book.ts'
import { TermButton } from './TermButton.tsx'
import type { BookGame } from './useBook.ts'

const TERM = /\{([a-z-]+)\|([^}]+)\}/g

/** A paragraph: names in bold, terms that explain themselves. */
export function Prose({ text, book, game }: { text: string; book: PlayersBook; game: BookGame }) {
  const parts: React.ReactNode[] = []
  let end = 0
  for (const found of text.matchAll(TERM)) {
    const [whole, id, words] = found
    const term = book.terms.get(id!)
    parts.push(<Bold key={`${found.index} before`} text={text.slice(end, found.index)} />)
    parts.push(term ? <TermButton key={found.index} term={term} words={words!} book={book} game={game} /> : words)
    end = found.index + whole.length
  }
  parts.push(<Bold key="rest" text={text.slice(end)} />)
  return parts
}
