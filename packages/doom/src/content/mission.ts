import { z } from 'zod'
import type { Face } from '../board/maps/index.ts'
import {
  id,
  name,
  positive,
  printedFields,
  prose,
  provenance,
  schemaHint,
  signed,
  space,
  text,
  yes,
} from '../language/basic.ts'
import { conditions } from '../language/condition.ts'
import { effects } from '../language/effect.ts'
import { PORTAL_LEVELS, SKIPPABLE } from '../language/lists.ts'
import { MISSION_TIMINGS } from '../language/timings.ts'
import { MARINES } from '../match/seats.ts'
import { tokenKinds } from '../rules/objectives/index.ts'
import { byMarines } from './cards.ts'

const spaces = z.array(space).min(1)
const coordinate = z.int().min(-99).max(99)
const designed = printedFields.describe('What is ours.')
const edge = z.string().regex(/^[VH] -?\d{1,2},-?\d{1,2}$/, 'an edge is written V x,y or H x,y')
const range = z.tuple([z.int().min(1).max(999), z.int().min(1).max(999)]).readonly()

const tilePlacement = z.strictObject({
  tile: z
    .string()
    .regex(/^\d\d[AB]$/, 'a tile face is written 03A')
    .describe('Number and side of the piece.'),
  x: coordinate.describe('Left column of the bounding box after rotation.'),
  y: coordinate.describe('Top row of the bounding box after rotation.'),
  rot: z.literal([0, 90, 180, 270]).describe('Clockwise.'),
})

export const door = z.strictObject({
  id,
  edges: z.array(edge).min(1).max(2).describe('One or two edges side by side; opening the door removes all.'),
})
export type Door = z.infer<typeof door>

export const teleporter = z.strictObject({ id, at: space, active: z.boolean().describe('Active at setup.') })
export type Teleporter = z.infer<typeof teleporter>

export const portal = z.strictObject({
  id,
  at: space,
  level: z.enum(PORTAL_LEVELS),
  active: z.boolean().describe('Face up at setup.'),
  area: positive.describe('Number of the area it lies in, doors closed.'),
  carries: z.literal('sample').optional().describe('Its group brings a sample.'),
})
export type Portal = z.infer<typeof portal>

export const item = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('health-pack'), at: space }),
  z.strictObject({ type: z.literal('weapon'), weapon: id, at: space }),
])
export type Item = z.infer<typeof item>

export const zone = z
  .strictObject({
    spaces: spaces.optional(),
    rect: z.tuple([coordinate, coordinate, coordinate, coordinate]).readonly().optional().describe('x0, y0, x1, y1'),
    tiles: z.array(z.int().min(0).max(99)).min(1).optional().describe('Positions in `tiles`, from 0.'),
  })
  .refine(z => z.spaces || z.rect || z.tiles, { message: 'a zone needs spaces, rect or tiles' })
export type Zone = z.infer<typeof zone>

/** A rule of this mission only: `optional` ones are in force from difficulty Veteran on. */
export const specialRule = z.strictObject({
  id,
  name,
  text,
  timing: z.enum(MISSION_TIMINGS),
  if: conditions.optional(),
  effects: effects.min(1),
  once: yes.optional().describe('At most once per mission.'),
  optional: yes.optional().describe('In force only if the players choose so.'),
})

export const objectiveParams = z.strictObject({
  fragLimit: byMarines.describe('Frag tokens the invader needs with 1 to 4 marines.'),
  carriers: z.array(id).optional().describe('Portals whose groups bring samples.'),
  checkpoints: z.array(id).optional().describe('Tokens of kind checkpoint.'),
  assets: z.array(id).optional().describe('Tokens of kind asset.'),
  extraction: id.optional().describe('Zone where assets are extracted.'),
  drone: id.optional().describe('Token of kind drone.'),
  exit: id.optional().describe('Zone the drone must reach.'),
  droneOpensAs: z.literal('marine').optional().describe('A door opened by the drone counts as opened by a marine.'),
  route: spaces.optional().describe('A suggestion for help texts and automatic players.'),
  boss: id.optional().describe('Tag of the demon a special rule places.'),
  marinesWin: text.optional().describe('Only for a mission without objective card.'),
})

export const mission = z.strictObject({
  $schema: schemaHint,
  id,
  name,
  operation: id.describe('The operation that lists it.'),
  number: z.int().min(0).max(99).describe('Place in the operation.'),
  provenance: z.strictObject({ default: provenance, printed: printedFields, designed: designed.optional() }),
  story: z.strictObject({ intro: prose, marinesWin: prose, invaderWins: prose }).describe('Read aloud.'),
  tiles: z.array(tilePlacement).min(1).max(40).describe('The map; zones refer to positions in this list.'),
  doors: z.array(door).max(30).describe('Closed at setup.'),
  teleporters: z.array(teleporter).min(1).describe('At least one is active.'),
  marineStart: z
    .strictObject({ spaces: z.array(space).min(4).max(8) })
    .describe('Four spaces in order; with fewer marines the first ones are used.'),
  portals: z.array(portal).min(1).describe('Where demons come from.'),
  items: z.array(item).describe('Health packs and found weapons.'),
  objectiveTokens: z
    .array(z.strictObject({ id, kind: z.enum(tokenKinds(kind => kind.onMap)), at: space }))
    .describe('What the objective card asks for.'),
  figures: z
    .array(z.strictObject({ demon: id, at: space }))
    .optional()
    .describe('Demons on the map at the start.'),
  zones: z.record(id, zone).describe('Named sets of spaces.'),
  counters: z
    .array(z.strictObject({ id, start: z.int().min(0).max(99) }))
    .optional()
    .describe('What special rules count.'),
  objective: z.strictObject({
    card: id.describe(
      'Objective card, or `tutorial`: no card, the marines win when a door is open and no demon is left.',
    ),
    params: objectiveParams,
    places: z
      .record(id, z.union([space, spaces]))
      .optional()
      .describe('Spaces under the names the objective card uses.'),
  }),
  threat: z.strictObject({
    card: id.describe('Threat card, or `tutorial`: no card, the special rules say all.'),
    params: z.strictObject({ stock: positive.optional().describe('Replaces the number on the card.') }),
  }),
  recommended: z.strictObject({ invasion: id, eventSets: z.array(id).length(3) }).describe('For the invader.'),
  specialRules: z.array(specialRule).describe('May be empty.'),
  difficulty: z.strictObject({
    rating: z.int().min(1).max(5),
    favours: z.enum(['marines', 'invader', 'even']),
    notes: prose,
  }),
  guidance: z.strictObject({ marines: prose, invader: prose }).describe('Advice for each side.'),
  estimate: z.strictObject({ rounds: range, minutes: range }).describe('From, to.'),
  tutorial: z
    .strictObject({
      skip: z.array(z.enum(SKIPPABLE)),
      weapons: z.record(z.enum(MARINES), z.array(id).length(2)),
      weaponsProvenance: provenance.optional(),
    })
    .optional()
    .describe('A first lesson: rules left out and weapons dealt.'),
  notes: z.array(prose).optional().describe('Rulings for this mission.'),
})
/** A mission of a pack with tiles of its own carries those it uses. */
export type Mission = z.infer<typeof mission> & { readonly faces?: Readonly<Record<string, Face>> }

export const operation = z.strictObject({
  id,
  name,
  blurb: prose,
  missions: z.array(id).min(1).describe('In playing order.'),
})
export type Operation = z.infer<typeof operation>

export const difficultyLevel = z.strictObject({
  id,
  name,
  text,
  fragLimitDelta: signed.describe('Added to the frag tokens the invader needs.'),
  startArgent: z.int().min(0).max(20).describe('Argent on the invasion card at setup.'),
  optionalRules: z.boolean().describe('Optional special rules are in force.'),
})
export type DifficultyLevel = z.infer<typeof difficultyLevel>

export const winning = z.strictObject({ missionsToWin: positive, otherwise: text })
export type Winning = z.infer<typeof winning>

export const operationsFile = z.strictObject({
  $schema: schemaHint,
  provenance: z.strictObject({ printed: printedFields, designed }).optional(),
  operations: z.array(operation),
  winning: winning.optional().describe('How an operation is won.'),
  difficultyLevels: z.array(difficultyLevel).optional(),
})
