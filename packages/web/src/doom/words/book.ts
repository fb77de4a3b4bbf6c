import { type Board, boardOfOptions, type MapOptions } from '@redoubt/doom'
import { type Content, contentFrom, type Mission } from '@redoubt/doom/content'

/** Everything printed that a screen of one match needs: its cards, its mission and its map. */
export interface Book {
  content: Content
  mission: Mission
  board: Board
}

/** Books by the settings of their match: a pack is read once, not at every drawing. */
const books = new WeakMap<object, Book>()
/** The book opened last of each mission. */
const open = new Map<string, Book>()

function makeBook(options: MapOptions): Book {
  const content = contentFrom(options)
  return { content, mission: content.missions[options.mission]!, board: boardOfOptions(options) }
}

/** The book of a match, from its options. */
export function bookFor(mission: string, options: object): Book {
  let book = books.get(options)
  if (!book) books.set(options, (book = makeBook({ ...options, mission })))
  return book
}

/** The same; log lines of that mission are read with it from then on. */
export function openBook(mission: string, options: object): Book {
  const book = bookFor(mission, options)
  open.set(mission, book)
  return book
}

export function bookOf(mission: string): Book {
  let book = open.get(mission)
  if (!book) open.set(mission, (book = makeBook({ mission })))
  return book
}
