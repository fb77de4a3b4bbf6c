import { z } from 'zod'
import { count, id, positive, reach, yes } from './basic.ts'
import { conditions } from './condition.ts'
import { FIGURE_STATES, NAMED_FIGURES, PORTAL_LEVELS, REFERENCES, SIZES } from './vocabulary.ts'

export const namedFigure = z.enum(NAMED_FIGURES)
const reference = z.enum(REFERENCES)

/** Figures found by what they are and where they stand. */
export const query = z.strictObject({
  pick: z.union([positive, z.literal('all')]).optional(),
  side: z.enum(['any', 'marine', 'demon']),
  within: reach.optional(),
  of: reference.optional(),
  los: yes.optional(),
  losFrom: namedFigure.optional(),
  losTo: z.literal('token').optional(),
  inRangeOf: z.literal('attacker').optional(),
  size: z.enum(SIZES).optional(),
  state: z.enum(FIGURE_STATES).optional(),
  kind: z.literal('activating').optional(),
  exclude: z.array(namedFigure).optional(),
  includeSelf: yes.optional(),
  entered: yes.optional(),
  displaced: yes.optional(),
  justSummoned: yes.optional(),
  onMap: yes.optional(),
  zone: id.optional(),
  carries: z.literal('objective').optional(),
  chooser: z.literal('invader').optional(),
  selector: z.literal('invader').optional(),
})
export type Query = z.infer<typeof query>

export const selector = z.union([namedFigure, query])
export type Selector = z.infer<typeof selector>

const area = { within: reach.optional(), of: reference.optional() }

/** Where a token or figure is put, or what a token is taken from. */
export const place = z.strictObject({
  ...area,
  los: yes.optional(),
  empty: z.boolean().optional(),
  includeCenter: yes.optional(),
  anyOf: z
    .array(z.strictObject({ within: reach, of: reference }))
    .min(1)
    .optional(),
  minDistanceFromMarines: count.optional(),
  on: z
    .enum([
      'figure',
      'self',
      'objective',
      'objective-within-1',
      'portal',
      'portal-adjacent',
      'each-portal',
      'portals-that-summoned',
      'held-portal',
    ])
    .optional(),
  who: query.optional(),
  color: z.enum(PORTAL_LEVELS).optional(),
  portals: z.array(id).min(1).optional(),
  mission: id.optional(),
  if: conditions.optional(),
})
export type Place = z.infer<typeof place>
