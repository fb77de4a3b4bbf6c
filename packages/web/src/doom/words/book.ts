import { type Board, boardOfMap } from '@redoubt/doom'
import { box, type Content, contentFrom, type Mission, type PackOption } from '@redoubt/doom/content'

/** Everything printed that a screen of one match needs: its cards, its mission and its map. */
export interface Book {
  content: Content
  mission: Mission
  board: Board
}

const open = new Map<string, Book>()

function makeBook(content: Content, mission: string, map?: readonly string[]): Book {
  const found = content.missions[mission]!
  return { content, mission: found, board: boardOfMap(map ?? found) }
}

interface Played {
  mission?: string
  pack?: PackOption
  scenario?: { map?: string[] }
}

/** The book of a match, from its options; log lines of that mission are read with it from then on. */
export function openBook(mission: string, options: unknown): Book {
  const { pack, scenario } = (options ?? {}) as Played
  const known = open.get(mission)
  if (known && !pack && !scenario) return known
  const book = makeBook(contentFrom({ pack }), mission, scenario?.map)
  open.set(mission, book)
  return book
}

export function bookOf(mission: string): Book {
  const known = open.get(mission)
  if (known) return known
  const book = makeBook(box(), mission)
  open.set(mission, book)
  return book
}
