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

/** A part in one language: our sentences, and what is printed on cards and missions. */
interface Loaded {
  messages: Catalogue
  texts: Texts
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

const TEXTS: Partial<Record<Part, (locale: Locale) => Promise<Texts>>> = {
  app: async locale => (await START[locale]()).default,
  kit: async locale => (locale === 'en' ? {} : (await KIT[locale]()).default),
  doom: async locale => await (await import('@redoubt/doom/text')).loadTexts(locale),
  conquest: async locale => await (await import('@redoubt/conquest/text')).loadTexts(locale),
}

export async function loadPart(locale: Locale, part: Part): Promise<Loaded> {
  const [messages = {}, texts = {}] = await Promise.all([
    MESSAGES[`../../messages/${locale}/${part}.json`]?.(),
    TEXTS[part]?.(locale),
  ])
  return { messages, texts }
}
