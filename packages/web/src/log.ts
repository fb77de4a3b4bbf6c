import type { ConquestEvent, ConquestView } from '@redoubt/conquest'
import { loadTexts as loadConquest } from '@redoubt/conquest/text'
import type { DoomEvent, DoomView } from '@redoubt/doom'
import { loadTexts as loadDoom } from '@redoubt/doom/text'
import type { Language } from '@redoubt/kernel'
import { tell as tellConquest } from './conquest/words/tell.ts'
import { openBook } from './doom/reading/book.ts'
import { tell as tellDoom } from './doom/words/tell.ts'
import { type Catalogue, tongue } from './i18n/i18n.ts'
import { readOnPage } from './i18n/printed.ts'
import type { LogText } from './screen/gamescreen.ts'

type Load = () => Promise<{ default: Catalogue }>

const DOOM: Readonly<Record<Language, Load>> = {
  en: () => import('../messages/en/doom.json'),
  pl: () => import('../messages/pl/doom.json'),
  de: () => import('../messages/de/doom.json'),
  ru: () => import('../messages/ru/doom.json'),
}
const CONQUEST: Readonly<Record<Language, Load>> = {
  en: () => import('../messages/en/conquest.json'),
  pl: () => import('../messages/pl/conquest.json'),
  de: () => import('../messages/de/conquest.json'),
  ru: () => import('../messages/ru/conquest.json'),
}

/** Names stand out on screens. */
const plain = (line: LogText | null): string | null => line?.text.replaceAll('**', '') ?? null

/** An event as a line of the log of the screens; null for what needs none. */
type LogTeller = (event: unknown, view: unknown) => string | null

/** The log of a match for those without a screen, one language at a time; null if it is of a game without words. */
export async function logTeller(game: string, options: unknown, language: Language = 'en'): Promise<LogTeller | null> {
  if (game === 'doom') {
    const [{ default: messages }, texts] = await Promise.all([DOOM[language](), loadDoom(language)])
    readOnPage('doom', { locale: language, texts })
    const { mission } = options as { mission: string }
    openBook(mission, options as object)
    const words = tongue(language, messages, texts)
    return (event, view) => plain(tellDoom(event as DoomEvent, view as DoomView, words))
  }
  if (game !== 'conquest') return null
  const [{ default: messages }, texts] = await Promise.all([CONQUEST[language](), loadConquest(language)])
  readOnPage('conquest', { locale: language, texts })
  const words = tongue(language, messages, texts)
  return (event, view) => plain(tellConquest(event as ConquestEvent, view as ConquestView, words))
}
