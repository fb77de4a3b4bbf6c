/** The languages our own content is written and translated in; packs may have others. */
export const LANGUAGES = ['en', 'pl', 'de', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]

export const CASES = ['nom', 'gen', 'dat', 'acc', 'ins', 'loc'] as const
export type Case = (typeof CASES)[number]

/** The forms in which a language speaks of a figure or a thing, so that sentences need not be glued. */
export interface Forms {
  gender: 'm' | 'f' | 'n'
  /** Living, for the grammar (Polish, Russian). */
  animate?: true | undefined
  /** Its plural is masculine personal (Polish). */
  virile?: true | undefined
  /** One of them; German with its article. */
  one: Partial<Record<Case, string>>
  /** Several of them; left out for what there is only one of. */
  many?: Partial<Record<Case, string>> | undefined
}

/** What people read in one language: the id of a text to its words, `<id>.forms` to the forms of a name. No rule reads it. */
export type Catalogue = Readonly<Record<string, string | Forms>>

/** The words under an id; undefined if the language has none. */
export function wordsIn(texts: Catalogue, id: string): string | undefined {
  const found = Object.hasOwn(texts, id) ? texts[id] : undefined
  return typeof found === 'string' ? found : undefined
}

export function formsIn(texts: Catalogue, id: string): Forms | undefined {
  const found = Object.hasOwn(texts, `${id}.forms`) ? texts[`${id}.forms`] : undefined
  return typeof found === 'object' ? found : undefined
}
