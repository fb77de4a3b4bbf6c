import type { Tongue } from '../../i18n/i18n.ts'
import type { Book } from '../reading/book.ts'

/** What people call things: names of cards and figures come from the content, the rest from the catalogue. */
export interface Names {
  /** A figure, seat, card, ability, demon kind, weapon or token by its id. */
  of(id: string): string
  /** A space as it is written at the edge of the board, from its coordinate or number. */
  space(space: string | number): string
  spaces(spaces: ReadonlyArray<string | number>): string
  list(parts: readonly string[]): string
  /** Cards in a row, each as a language writes the name of a card in a sentence. */
  cards(ids: readonly string[]): string
}

/** A space as it is written at the edge of the board: 'b3' is B3. */
export const spaceLabel = (space: string): string => space.toUpperCase()

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

function printed({ content }: Printed, id: string): string | null {
  for (const table of TABLES) {
    const entry = content[table][id]
    if (entry) return entry.name
  }
  return content.abilities[id]?.name ?? content.marines[id]?.name ?? null
}

/** What names are printed on. */
type Printed = Pick<Book, 'content' | 'board' | 'texts'>
/** Figures on the map; a mission calls some of them by a name of their own. */
interface Called {
  figures: ReadonlyArray<{ id: string; tag?: string }>
}

const known = new WeakMap<Tongue, WeakMap<Printed, Names>>()

/** The names of a match; with a view also those its mission has given to figures (the Bishop). */
export function namesIn(book: Printed, words: Tongue, view?: Called): Names {
  let ofTongue = known.get(words)
  if (!ofTongue) known.set(words, (ofTongue = new WeakMap()))
  let names = ofTongue.get(book)
  if (!names) ofTongue.set(book, (names = makeNames(book, words)))
  const tagged = view?.figures.filter(({ tag }) => tag !== undefined) ?? []
  return tagged.length > 0 ? called(names, tagged) : names
}

const nicknames = new WeakMap<Names, Map<string, Names>>()

function called(names: Names, tagged: Called['figures']): Names {
  let all = nicknames.get(names)
  if (!all) nicknames.set(names, (all = new Map()))
  const key = tagged.map(({ id, tag }) => `${id} ${tag}`).join()
  let found = all.get(key)
  if (!found) {
    const tags = new Map(tagged.map(({ id, tag }) => [id, tag!]))
    all.set(key, (found = { ...names, of: id => names.of(tags.get(id) ?? id) }))
  }
  return found
}

function makeNames(book: Printed, { t, has, locale, learn }: Tongue): Names {
  const format = new Intl.ListFormat(locale, { type: 'conjunction' })
  const of = (id: string): string => {
    const key = `doom.name.${id}`
    if (has(key)) return t(key as 'doom.name.demon')
    const found = printed(book, id) ?? book.texts.name(id)
    const forms = found && book.texts.forms(id)
    if (forms) learn(found, forms)
    if (found) return found
    const [, kind = '', number = ''] = /^(.+)-(\d+)$/.exec(id) ?? []
    const demon = book.content.demons[kind]
    if (demon) return demon.figures === 1 ? of(kind) : t('doom.name.numbered', { name: of(kind), number })
    if (has(`doom.name.${kind}`) || book.texts.name(kind)) return t('doom.name.numbered', { name: of(kind), number })
    return spelled(id)
  }
  const space = (at: string | number) => spaceLabel(typeof at === 'number' ? book.board.name(at) : at)
  const list = (parts: readonly string[]) => format.format(parts)
  return {
    of,
    space,
    spaces: all => format.format(all.map(space)),
    list,
    cards: ids => list(ids.map(id => t('doom.name.card', { name: of(id) }))),
  }
}
