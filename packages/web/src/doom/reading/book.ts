import { type Board, boardOfOptions, type MapOptions, type Texts, textsOf } from '@redoubt/doom'
import { type Content, contentFrom, type Mission } from '@redoubt/doom/content'
import { printedOnPage } from '../../i18n/printed.ts'

/** Everything printed that a screen of one match needs, in the language of the page: its cards, its mission and its map. */
export interface Book {
  content: Content
  mission: Mission
  board: Board
  texts: Texts
}

/** Books by the settings of their match: a pack is read once, not at every drawing. */
let books = new WeakMap<object, Book>()
/** The book opened last of each mission. */
const open = new Map<string, Book>()
let printed = printedOnPage('doom')

/** Books in another language than that of the page are put away. */
function keepLanguage(): void {
  const now = printedOnPage('doom')
  if (now.locale === printed.locale) return
  printed = now
  books = new WeakMap()
  open.clear()
}

function makeBook(options: MapOptions): Book {
  const texts = textsOf(contentFrom(options), printed.locale, printed.texts)
  const { content } = texts
  return { content, mission: content.missions[options.mission]!, board: boardOfOptions(options), texts }
}

/** The book of a match, from its options. */
export function bookFor(mission: string, options: object): Book {
  keepLanguage()
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
  keepLanguage()
  let book = open.get(mission)
  if (!book) open.set(mission, (book = makeBook({ mission })))
  return book
}
