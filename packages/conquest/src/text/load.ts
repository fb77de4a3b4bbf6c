import type { Catalogue, Language } from '@redoubt/kernel'

/** Each is a file of its own for a bundler: who reads Polish loads Polish. */
const FILES: Record<Exclude<Language, 'en'>, () => Promise<{ default: object }>> = {
  pl: () => import('../../content/text/pl.json'),
  de: () => import('../../content/text/de.json'),
  ru: () => import('../../content/text/ru.json'),
}

/** The texts of cards, planets and decks in a language, by id (`sm-iron-halo.name`). The content itself is English. */
export async function loadTexts(language: Language): Promise<Catalogue> {
  if (language === 'en') return {}
  const file = await FILES[language]()
  return file.default as Catalogue
}
