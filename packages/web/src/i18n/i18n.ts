import type { Forms, Language, Catalogue as Texts } from '@redoubt/kernel'
import { IntlMessageFormat } from 'intl-messageformat'
import type about from '../../messages/en/about.json'
import type app from '../../messages/en/app.json'
import type characters from '../../messages/en/characters.json'
import type coach from '../../messages/en/coach.json'
import type companion from '../../messages/en/companion.json'
import type conquest from '../../messages/en/conquest.json'
import type doom from '../../messages/en/doom.json'
import type gallery from '../../messages/en/gallery.json'
import type learn from '../../messages/en/learn.json'
import type online from '../../messages/en/online.json'
import type puzzles from '../../messages/en/puzzles.json'
import type referee from '../../messages/en/referee.json'
import type review from '../../messages/en/review.json'
import type settings from '../../messages/en/settings.json'
import { dictionaryOf, formOf, type Wish, wishesIn } from './forms.ts'

/** Every sentence the screens say, by key. English is the reference: other languages have the same keys. */
export type MessageKey =
  | keyof typeof about
  | keyof typeof app
  | keyof typeof characters
  | keyof typeof doom
  | keyof typeof coach
  | keyof typeof companion
  | keyof typeof conquest
  | keyof typeof gallery
  | keyof typeof learn
  | keyof typeof online
  | keyof typeof puzzles
  | keyof typeof referee
  | keyof typeof review
  | keyof typeof settings
/** What follows a beginning of keys: `Below<'log.'>`. A word that is put together then still is one of the catalogue. */
export type Below<P extends string> = MessageKey extends infer K ? (K extends `${P}${infer W}` ? W : never) : never
export type Values = Record<string, string | number | boolean | Date | null | undefined>

/** The languages that can be chosen. */
export const LOCALES: readonly Locale[] = ['en', 'pl', 'de', 'ru']
export type Locale = Language

/** One language: its messages so far, and how to say them. */
export interface Tongue {
  locale: Locale
  /**
   * A whole sentence in ICU message format; plurals, selects and numbers by the language's own rules. A value that is the
   * name of a figure, a marine or a side can be asked for in a case: `{target_acc}`, see forms.ts.
   */
  t(key: MessageKey, values?: Values): string
  /** True if there is such a message: for keys made from data, with a fallback beside. */
  has(key: string): boolean
  /** What is printed on a card or in a mission under this text id; the words given if the language has no others. */
  printed(id: string, words: string): string
  /** Teaches the forms of a name that somebody's own content brings. */
  learn(name: string, forms: Forms): void
}

export type Catalogue = Readonly<Record<string, string>>

interface Said {
  format: IntlMessageFormat
  wishes: Wish[]
  /** Of a message that says the same whatever it is given: most do, and a board says hundreds at once. */
  always?: string
}

export function tongue(locale: Locale, messages: Catalogue, texts: Texts = {}): Tongue {
  const known = new Map<string, Said>()
  const dictionary = dictionaryOf(texts)
  return {
    locale,
    has: key => Object.hasOwn(messages, key),
    t(key, values) {
      let said = known.get(key)
      if (!said) {
        const text = Object.hasOwn(messages, key) ? messages[key]! : key
        const format = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true })
        said = { format, wishes: wishesIn(text) }
        if (!/[{}'#<]/.test(text)) said.always = String(format.format())
        known.set(key, said)
      }
      const { format, wishes, always } = said
      if (always !== undefined) return always
      if (wishes.length === 0) return String(format.format(values))
      const forms = wishes.map(wish => [wish.name, formOf(String(values?.[wish.of] ?? ''), wish, dictionary)])
      return String(format.format({ ...values, ...Object.fromEntries(forms) }))
    },
    printed(id, words) {
      const found = Object.hasOwn(texts, id) ? texts[id] : undefined
      return typeof found === 'string' ? found : words
    },
    learn: (name, forms) => void dictionary.set(name, forms),
  }
}
