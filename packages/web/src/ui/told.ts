import { type Said, sentence } from '@redoubt/kernel'
import type { Catalogue, Locale } from '../i18n/i18n.ts'

/** Why packs, positions and files are refused, by their English words; fetched when something is. */
const REFUSED: Readonly<Record<Exclude<Locale, 'en'>, () => Promise<{ default: Catalogue }>>> = {
  pl: () => import('@redoubt/host/refused/pl.json'),
  de: () => import('@redoubt/host/refused/de.json'),
  ru: () => import('@redoubt/host/refused/ru.json'),
}

/** A sentence of the rules in a language. */
export async function toldIn(locale: Locale, said: Said): Promise<string> {
  return locale === 'en' ? sentence(said) : sentence(said, (await REFUSED[locale]()).default)
}
