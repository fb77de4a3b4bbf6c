import type { Catalogue, Language } from '@redoubt/kernel'

/**
 * Each is a file of its own for a bundler: who reads Polish loads Polish. The content itself is English; that catalogue only has
 * what stands in no list.
 */
const FILES: Record<Language, () => Promise<{ default: object }>> = {
  en: () => import('../../content/text/en.json'),
  pl: () => import('../../content/text/pl.json'),
  de: () => import('../../content/text/de.json'),
  ru: () => import('../../content/text/ru.json'),
}

/** The texts of the box in a language, by id (`imp.name`, `black-bishop-1.story.intro`). */
export async function loadTexts(language: Language): Promise<Catalogue> {
  const file = await FILES[language]()
  return file.default as Catalogue
}
