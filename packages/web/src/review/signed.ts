import { decimal } from '../i18n/figures.ts'
import type { Locale } from '../i18n/i18n.ts'

/** +19, −7: with a true minus sign. */
export function signed(locale: Locale, value: number, digits = 0): string {
  const text = decimal(locale, Math.abs(value), digits)
  return /[1-9]/.test(text) ? `${value > 0 ? '+' : '−'}${text}` : text
}
