import { IntlMessageFormat } from 'intl-messageformat'
import type app from '../../messages/en/app.json'
import type conquest from '../../messages/en/conquest.json'
import type doom from '../../messages/en/doom.json'
import type gallery from '../../messages/en/gallery.json'

/** Every sentence the screens say, by key. English is the reference: other languages have the same keys. */
export type MessageKey = keyof typeof app | keyof typeof doom | keyof typeof conquest | keyof typeof gallery
/** What follows a beginning of keys: `Below<'log.'>`. A word that is put together then still is one of the catalogue. */
export type Below<P extends string> = MessageKey extends infer K ? (K extends `${P}${infer W}` ? W : never) : never
export type Values = Record<string, string | number | boolean | Date | null | undefined>

/** Catalogues are loaded on demand: the app's at the start, a game's with the game, the gallery's with the gallery. */
export const PARTS = ['app', 'doom', 'conquest', 'gallery'] as const
export type Part = (typeof PARTS)[number]
export const LOCALES = ['en'] as const
export type Locale = (typeof LOCALES)[number]

const FILES = import.meta.glob<Record<string, string>>('../../messages/*/*.json', { import: 'default' })

/** One language: its messages so far, and how to say them. */
export interface Tongue {
  locale: Locale
  /** A whole sentence in ICU message format; plurals, selects and numbers by the language's own rules. */
  t(key: MessageKey, values?: Values): string
  /** True if there is such a message: for keys made from data, with a fallback beside. */
  has(key: string): boolean
}

export type Catalogue = Readonly<Record<string, string>>

export async function loadPart(locale: Locale, part: Part): Promise<Catalogue> {
  const load = FILES[`../../messages/${locale}/${part}.json`]
  return load ? await load() : {}
}

export function tongue(locale: Locale, messages: Catalogue): Tongue {
  const known = new Map<string, IntlMessageFormat>()
  return {
    locale,
    has: key => Object.hasOwn(messages, key),
    t(key, values) {
      let format = known.get(key)
      if (!format) {
        const text = Object.hasOwn(messages, key) ? messages[key]! : key
        known.set(key, (format = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true })))
      }
      return String(format.format(values as never))
    },
  }
}
