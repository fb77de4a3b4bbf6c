import { type CardData, type PlanetData, type Texts, textsOf } from '@redoubt/conquest'
import type { Locale } from '../../i18n/i18n.ts'
import { printedOnPage } from '../../i18n/printed.ts'

let read: { locale: Locale; texts: Texts } | null = null

/** What people read on cards and planets, in the language of the page. */
export function printed(): Texts {
  const { locale, texts } = printedOnPage('conquest')
  if (read?.locale !== locale) read = { locale, texts: textsOf(texts) }
  return read.texts
}

/** "sm-eager-recruit.12" is a copy of the design "sm-eager-recruit". */
export function designOf(card: string): string {
  const dot = card.lastIndexOf('.')
  return dot < 0 ? card : card.slice(0, dot)
}

/** What is printed on a card, from its name or that of its design. */
export function cardData(card: string): CardData | undefined {
  return printed().card(designOf(card))
}

export function planetData(id: string | null): PlanetData | undefined {
  return id === null ? undefined : printed().planet(id)
}
