import type { Tongue } from '../../i18n/i18n.ts'
import type { Book } from './book.ts'

/** What people call things: names of cards and figures come from the content, the rest from the catalogue. */
export interface Names {
  /** A figure, seat, card, ability, demon kind, weapon or token by its id. */
  of(id: string): string
  /** A space as it is written at the edge of the board, from its coordinate or number. */
  space(space: string | number): string
  spaces(spaces: ReadonlyArray<string | number>): string
  list(parts: readonly string[]): string
}

const TABLES = [
  'actionCards',
  'events',
  'glory',
  'classes',
  'squads',
  'weapons',
  'demons',
  'invasions',
  'eventSets',
] as const

const spelled = (id: string): string =>
  id
    .split('-')
    .filter(Boolean)
    .map(word => word[0]!.toUpperCase() + word.slice(1))
    .join(' ')

function printed({ content }: Book, id: string): string | null {
  for (const table of TABLES) {
    const entry = content[table][id]
    if (entry) return entry.name
  }
  return content.abilities[id]?.name ?? content.marines[id]?.name ?? null
}

const known = new WeakMap<Tongue, WeakMap<Book, Names>>()

export function namesIn(book: Book, words: Tongue): Names {
  let ofTongue = known.get(words)
  if (!ofTongue) known.set(words, (ofTongue = new WeakMap()))
  let names = ofTongue.get(book)
  if (!names) ofTongue.set(book, (names = makeNames(book, words)))
  return names
}

function makeNames(book: Book, { t, has, locale }: Tongue): Names {
  const format = new Intl.ListFormat(locale, { type: 'conjunction' })
  const of = (id: string): string => {
    const key = `doom.name.${id}`
    if (has(key)) return t(key as 'doom.name.invader')
    const found = printed(book, id)
    if (found) return found
    const [, kind = '', number = ''] = /^(.+)-(\d+)$/.exec(id) ?? []
    const demon = book.content.demons[kind]
    if (demon) return demon.figures === 1 ? demon.name : t('doom.name.numbered', { name: demon.name, number })
    if (has(`doom.name.${kind}`)) return t('doom.name.numbered', { name: of(kind), number })
    return spelled(id)
  }
  const space = (at: string | number) => (typeof at === 'number' ? book.board.name(at) : at).toUpperCase()
  return { of, space, spaces: all => format.format(all.map(space)), list: parts => format.format(parts) }
}
