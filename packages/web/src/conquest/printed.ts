import { type CardData, type PlanetData, type Texts, textsOf } from '@redoubt/conquest'
import { loadTexts } from '@redoubt/conquest/text'
import type { Locale } from '../i18n/i18n.ts'
import type { Loaded } from '../i18n/parts.ts'

let language: Locale = 'en'
let texts = textsOf({})

/** The texts of a language; from `read` on every card is in it. */
export async function loadCards(locale: Locale): Promise<Omit<Loaded, 'messages'>> {
  const catalogue = await loadTexts(locale)
  const read = () => {
    if (language === locale) return
    language = locale
    texts = textsOf(catalogue)
  }
  return { texts: catalogue, read }
}

/** What people read on cards and planets, in the language of the page. */
export const printed = (): Texts => texts

/** "sm-eager-recruit.12" is a copy of the design "sm-eager-recruit". */
export function designOf(card: string): string {
  const dot = card.lastIndexOf('.')
  return dot < 0 ? card : card.slice(0, dot)
}

/** What is printed on a card, from its name or that of its design. */
export function cardData(card: string): CardData | undefined {
  return texts.card(designOf(card))
}

export function planetData(id: string | null): PlanetData | undefined {
  return id === null ? undefined : texts.planet(id)
}
