import type { Locale } from './i18n.ts'

/** 1.5 or 1,5: with as many places after the point as there are digits. */
export const decimal = (locale: Locale, value: number, digits: number): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value)

/** 45% or 45 %. */
export const percentage = (locale: Locale, share: number): string =>
  new Intl.NumberFormat(locale, { style: 'percent' }).format(share)
