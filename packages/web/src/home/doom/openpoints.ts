import { OPEN_POINTS } from '@redoubt/doom/open-points'

type Id = keyof typeof OPEN_POINTS

/** Open points of the rules that a table may settle otherwise; each has its words. */
export const OPEN_POINT_CHOICES = (Object.keys(OPEN_POINTS) as Id[]).map(id => ({
  id,
  usual: OPEN_POINTS[id][0],
  other: OPEN_POINTS[id][1],
  word: `open-point.${id}` as const,
  reason: `open-point.${id}-why` as const,
}))
