import { z } from 'zod'
import { count, id, positive, reach, yes } from './basic.ts'
import { conditions } from './condition.ts'
import { FIGURE_STATES, PORTAL_LEVELS, SIZES } from './lists.ts'
import { NAMED_FIGURES } from './named-figures.ts'
import { REFERENCES } from './references.ts'

export const namedFigure = z.enum(NAMED_FIGURES)
const reference = z.enum(REFERENCES)

/** Figures found by what they are and where they stand. */
export const query = z.strictObject({
  pick: z
    .union([positive, z.literal('all')])
    .optional()
    .describe("number of figures (fewer if fewer exist) or 'all'"),
  side: z.enum(['any', 'marine', 'demon']).describe('any | marine | demon'),
  within: reach
    .optional()
    .describe("maximum distance, counted like range (0 = the same space); 'adjacent' = next to it or on it"),
  of: reference.optional().describe('reference for within'),
  los: yes.optional().describe('line of sight from the reference required'),
  losFrom: namedFigure.optional().describe('line of sight from this figure'),
  losTo: z.literal('token').optional().describe('line of sight to this token'),
  inRangeOf: z.literal('attacker').optional().describe('within the range of the current attack of this figure'),
  size: z.enum(SIZES).optional().describe('small | large'),
  state: z.enum(FIGURE_STATES).optional().describe('staggered | damaged | stunned'),
  kind: z.literal('activating').optional().describe("'activating' = the demon kind being activated"),
  exclude: z.array(namedFigure).optional().describe('figures that never match'),
  includeSelf: yes.optional().describe('self may be chosen'),
  entered: yes.optional().describe('figures whose space the mover has just entered'),
  displaced: yes.optional().describe('figures displaced by the mover'),
  justSummoned: yes.optional().describe('figures placed by the current summon'),
  onMap: yes.optional().describe('not waiting to respawn'),
  zone: id.optional().describe('in this zone of the mission'),
  carries: z.literal('objective').optional().describe('carries this token'),
  chooser: z.literal('invader').optional().describe('who picks (default: owner of the card)'),
  selector: z.literal('invader').optional().describe('who picks the chooser'),
})
export type Query = z.infer<typeof query>

export const selector = z.union([namedFigure, query])
export type Selector = z.infer<typeof selector>

/** Where a token or figure is put, or what a token is taken from. */
export const spaceQuery = z.strictObject({
  within: reach.optional().describe('maximum distance from the reference'),
  of: reference.optional().describe('reference for within'),
  los: yes.optional().describe('line of sight from the reference required'),
  empty: z.boolean().optional().describe('true: no figure stands there; false: figures do not matter'),
  includeCenter: yes.optional().describe("the reference's own space counts"),
  anyOf: z
    .array(z.strictObject({ within: reach, of: reference }))
    .min(1)
    .optional()
    .describe('several areas, any of which will do'),
  minDistanceFromMarines: count.optional().describe('at least this far from every marine'),
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
    .optional()
    .describe('a figure, an objective, a portal or the like'),
  who: query.optional().describe('which figure, with on: figure'),
  color: z.enum(PORTAL_LEVELS).optional().describe('portals of this colour'),
  portals: z.array(id).min(1).optional().describe('portals with these ids'),
  mission: id.optional().describe("spaces that the mission's objective names in `places`"),
  if: conditions.optional().describe('conditions on the place'),
})
export type SpaceQuery = z.infer<typeof spaceQuery>
