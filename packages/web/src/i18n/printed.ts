import type { Catalogue as Texts } from '@redoubt/kernel'
import type { Locale } from './i18n.ts'
import type { Part } from './parts.ts'

/** What is printed, and its language. */
interface Printed {
  locale: Locale
  texts: Texts
}

const ENGLISH: Printed = { locale: 'en', texts: {} }
const onPage = new Map<Part, Printed>()

/** From now on the page reads this part so. */
export function readOnPage(part: Part, printed: Printed): void {
  onPage.set(part, printed)
}

/** What is printed on cards and missions of a game, in the language of the page. */
export const printedOnPage = (part: Part): Printed => onPage.get(part) ?? ENGLISH
