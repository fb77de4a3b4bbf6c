/** Pixels below which the prompt covers more of the board's foot. */
export const NARROW_BOARD = 860

/**
 * Where a layout changes, by name: CSS writes `@media (--phone)`, scripts `matchMedia(BREAKPOINTS.phone)`. The build puts the query in
 * (`vite/styles.ts`); a width in pixels anywhere else fails a test.
 */
export const BREAKPOINTS = {
  'tiny-phone': '(max-width: 420px)',
  'small-phone': '(max-width: 499px)',
  'large-phone': '(max-width: 619px)',
  phone: '(max-width: 699px)',
  'not-phone': '(min-width: 700px)',
  'small-tablet': '(max-width: 819px)',
  narrow: '(max-width: 899px)',
  tablet: '(max-width: 1023px)',
  'small-laptop': '(max-width: 1180px)',
  laptop: '(max-width: 1279px)',
  'small-desk': '(max-width: 1439px)',
  'large-desk': '(min-width: 1800px)',
  low: '(max-height: 899px)',
  short: '(max-height: 819px)',
  tall: '(min-height: 860px)',
  'very-tall': '(min-height: 1000px)',
  'very-low': '(max-height: 799px)',
  lowest: '(max-height: 560px)',
  /** A phone on its side, or a desk at 200 %. */
  'phone-flat': '(max-height: 560px) and (min-width: 560px)',
  // of a table that shows one planet after the other: a phone held upright, one held across or a page enlarged twice
  upright: '(max-width: 699px) and (min-height: 561px)',
  'upright-short': '(max-width: 699px) and (min-height: 561px) and (max-height: 760px)',
  flat: '(max-height: 560px)',
  desk: '(min-width: 700px) and (min-height: 561px)',
  'desk-drawer': '(min-width: 700px) and (max-width: 1279px) and (min-height: 561px)',
  'desk-narrow': '(min-width: 700px) and (max-width: 1023px) and (min-height: 561px)',
  // of parts of a table, for @container
  'narrow-table': '(max-width: 50rem)',
  'narrow-board': `(max-width: ${NARROW_BOARD - 1}px)`,
  'tiny-board': '(max-width: 559px)',
  'narrow-card': '(max-width: 8.5rem)',
  'few-letters': '(max-width: 18rem)', // a card of a game on a phone, with large letters: words and button no longer side by side
  // the prompt of a phone, with large letters
  'three-lines': '(min-height: 3.375rem)',
  'four-lines': '(min-height: 4.2rem)',
  'slim-card': '(max-width: 6.7rem)', // Conquest's hand: cost and name no longer fit side by side
  'slim-large-card': '(max-width: 8rem)', // the same in a large window
  // of the person
  touch: '(pointer: coarse)',
  light: '(prefers-color-scheme: light)',
  calm: '(prefers-reduced-motion: reduce)',
} as const
