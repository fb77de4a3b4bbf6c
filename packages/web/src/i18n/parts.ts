import type { Catalogue as Texts } from '@redoubt/kernel'
import type { Catalogue, Locale } from './i18n.ts'

/**
 * What is loaded on demand: the app's at the start, a game's with the game, those of a page with the page, that of online
 * play with the first table, and with the set-up what is printed on missions and on the cards that can be chosen for one, and the
 * characters of bots.
 */
export type Part =
  | 'app'
  | 'doom'
  | 'conquest'
  | 'about'
  | 'settings'
  | 'gallery'
  | 'online'
  | 'learn'
  | 'referee'
  | 'companion'
  | 'coach'
  | 'puzzles'
  | 'review'
  | 'kit'
  | 'characters'

/** A part in one language: our sentences, what is printed on cards and missions, and whom to tell that it is read now. */
export interface Loaded {
  messages: Catalogue
  texts: Texts
  read?(): void
}

type Translated = Exclude<Locale, 'en'>

const MESSAGES = import.meta.glob<Catalogue>('../../messages/*/*.json', { import: 'default' })

const START: Readonly<Record<Locale, () => Promise<{ default: Texts }>>> = {
  en: () => import('virtual:texts/start/en'),
  pl: () => import('virtual:texts/start/pl'),
  de: () => import('virtual:texts/start/de'),
  ru: () => import('virtual:texts/start/ru'),
}
/** English stands in the content itself. */
const KIT: Readonly<Record<Translated, () => Promise<{ default: Texts }>>> = {
  pl: () => import('virtual:texts/kit/pl'),
  de: () => import('virtual:texts/kit/de'),
  ru: () => import('virtual:texts/kit/ru'),
}

type Load = (locale: Locale) => Promise<Omit<Loaded, 'messages'>>

const TEXTS: Partial<Record<Part, Load>> = {
  app: async locale => ({ texts: (await START[locale]()).default }),
  kit: async locale => ({ texts: locale === 'en' ? {} : (await KIT[locale]()).default }),
  doom: async locale => await (await import('../doom/words/book.ts')).loadBooks(locale),
  conquest: async locale => await (await import('../conquest/printed.ts')).loadCards(locale),
}

export async function loadPart(locale: Locale, part: Part): Promise<Loaded> {
  const [messages, printed] = await Promise.all([
    MESSAGES[`../../messages/${locale}/${part}.json`]?.(),
    TEXTS[part]?.(locale),
  ])
  return { messages: messages ?? {}, texts: {}, ...printed }
}
