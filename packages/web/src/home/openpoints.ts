import type { MessageKey } from '../i18n/i18n.ts'

/** Open points of the rules that a table may settle otherwise; a test holds them against the rules. */
export const OPEN_POINT_CHOICES = [
  { id: 'OP-18', usual: 'literal', other: 'exempt' },
  { id: 'OP-19', usual: 'mutual', other: 'target' },
  { id: 'OP-22', usual: 'count', other: 'ignore' },
  { id: 'OP-45', usual: 'extra', other: 'free' },
  { id: 'OP-46', usual: 'flies', other: 'walks' },
  { id: 'OP-48', usual: 'chosen', other: 'seats' },
].map(point => ({
  ...point,
  word: `open-point.${point.id}` as MessageKey,
  why: `open-point.${point.id}-why` as MessageKey,
}))
