import { type Catalogue, type Forms, formsIn, wordsIn } from '@redoubt/kernel'
import { boxEntries } from '../content/box.ts'
import { type Content, contentOf } from '../content/content.ts'
import { reworded, wordsOf } from '../content/readable.ts'
import { THINGS } from '../content/things.ts'

/** What people read of a content, in one language. What that language lacks is read in the content's own. */
export interface Texts {
  readonly language: string
  /** The same content with other words: `texts.content.demons.imp.name`. The rules never see it. */
  readonly content: Content
  /** What a card, kind, ability, mission, tile, token or counter is called. */
  name(id: string): string | undefined
  /** The forms of a name, if the language declines it. */
  forms(id: string): Forms | undefined
}

let ofBox: ReadonlyMap<string, string> | undefined

/**
 * The texts of a content in a language; `catalogue` is what `loadTexts` gave. A pack comes first: its own translation, then
 * ours for what it left as it is in the box, then its own words.
 */
export function textsOf(content: Content, language: string, catalogue: Catalogue): Texts {
  ofBox ??= wordsOf(boxEntries())
  const box = ofBox
  const theirs = content.texts[language] ?? {}
  const printed = wordsOf(content.entries)
  const isOurs = (id: string) => printed.get(id) === box.get(id)
  const say = (id: string, words: string) =>
    wordsIn(theirs, id) ?? (isOurs(id) ? wordsIn(catalogue, id) : undefined) ?? words
  const entries = reworded(content.entries, say)
  const words = wordsOf(entries)
  const translated = contentOf(content.id, entries, content)
  const first = content.texts[content.language] ?? {}
  const thing = (id: string) => [theirs, first, catalogue, THINGS].map(texts => wordsIn(texts, id)).find(text => text)
  return {
    language,
    content: translated,
    name: id => words.get(`${id}.name`) ?? thing(`${id}.name`) ?? translated.abilities[id]?.name,
    forms: id => {
      const own = formsIn(theirs, id)
      const renamed = wordsIn(theirs, `${id}.name`) !== undefined || !isOurs(`${id}.name`)
      return own ?? (renamed ? undefined : formsIn(catalogue, id))
    },
  }
}
