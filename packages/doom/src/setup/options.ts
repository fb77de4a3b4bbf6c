import { z } from 'zod'
import { packOption } from '../content/index.ts'
import { schemaHint } from '../language/basic.ts'
import { PORTAL_LEVELS } from '../language/lists.ts'
import { OPEN_POINTS } from '../match/open-points.ts'
import { MARINES } from '../match/seats.ts'
import { USUAL_DIFFICULTY, USUAL_MISSION } from '../match/usual.ts'
import { OBJECTIVES } from '../rules/objectives/index.ts'

const id = z.string().min(1).max(64)
const openPoints = z.strictObject(
  Object.fromEntries(Object.entries(OPEN_POINTS).map(([point, rulings]) => [point, z.enum(rulings).optional()])),
)

const marineOptions = z.strictObject({
  class: id.nullable().optional().describe('Class card; left out: the player chooses at set-up, null: none.'),
  weapons: z.array(id).length(2).optional().describe('Two different starting weapons; left out: the player chooses.'),
  usual: z
    .boolean()
    .optional()
    .describe('These are only offered: the player keeps them or chooses anew at set-up (D-OPERATION-7).'),
})

const figure = z.strictObject({
  at: z.union([z.string(), z.array(z.string()).min(1).max(6)]).describe('Space, or all spaces of a large base.'),
  damage: z.int().min(0).max(40).default(0),
  stunned: z.boolean().default(false),
})

const cards = z.array(id).max(60)

/** What the code of an objective wants to be told. Only that code reads it, so no type names it. */
const objectiveFields: Record<never, never> = Object.assign({}, ...OBJECTIVES.map(code => code.scenario?.fields))

/** A position to start from. */
export const scenario = z.strictObject({
  $schema: schemaHint,
  map: z.array(z.string()).max(200).optional().describe('Text map instead of the mission map.'),
  doors: z
    .array(z.tuple([z.string(), z.string()]))
    .max(30)
    .optional()
    .describe('Closed doors of a text map, each on an open edge between two spaces.'),
  openDoors: z.array(id).optional().describe('Doors of the mission that are open.'),
  round: z.int().min(1).max(99).default(1),
  turn: id.optional().describe('Marine or demon kind whose activation it is; left out: between activations.'),
  initiative: z.array(id).max(12).optional().describe('Initiative deck, the next card first.'),
  marines: z
    .partialRecord(
      z.enum(MARINES),
      z.strictObject({
        at: z.string().nullable().optional().describe('Space; null: dead.'),
        damage: z.int().min(0).max(40).default(0),
        stunned: z.boolean().default(false),
        exhausted: z.boolean().default(false),
        hand: cards.optional(),
        deck: cards.optional().describe('The next card first.'),
        discard: cards.optional(),
        glory: cards.optional(),
        weapons: cards.optional(),
        mp: z.int().min(0).max(99).optional().describe('Only in its own activation.'),
        carries: id.optional().describe('Asset it carries, by the id of its token.'),
      }),
    )
    .default({})
    .describe('By marine; those left out stand at the start, or nowhere on a text map.'),
  demons: z
    .array(
      figure.extend({
        kind: id,
        tag: id.optional().describe('As rules of the mission name it.'),
        carries: id.optional().describe('Sample it carries: `sample-1` to `sample-3`.'),
      }),
    )
    .max(40)
    .default([]),
  argent: z.record(id, z.int().min(0).max(18)).default({}).describe('Per demon kind, and `invasion`.'),
  exhausted: z.array(id).default([]).describe('Demon kinds whose card is exhausted.'),
  events: z
    .strictObject({ hand: cards.optional(), deck: cards.optional(), discard: cards.optional() })
    .default({})
    .describe('Decks list the next card first.'),
  gloryDeck: cards.optional(),
  frags: z.int().min(0).max(99).default(0),
  threat: z.int().min(0).max(99).default(0).describe('Stock of the invader, in missions that have one.'),
  teleporters: z.array(z.strictObject({ at: z.string(), active: z.boolean().default(true) })).optional(),
  portals: z
    .array(
      z.strictObject({
        at: z.string(),
        level: z.enum(PORTAL_LEVELS),
        up: z.boolean().default(true),
        threat: z.int().min(0).max(9).default(0),
        progress: z.int().min(0).max(9).default(0),
      }),
    )
    .optional(),
  items: z
    .array(
      z.union([
        z.strictObject({ type: z.literal('health-pack'), at: z.string() }),
        z.strictObject({ type: z.literal('weapon'), weapon: id, at: z.string() }),
      ]),
    )
    .optional(),
  objectives: z
    .record(
      id,
      z.strictObject({
        at: z.string().nullable().optional().describe('Space; null: extracted; left out: where the mission puts it.'),
        progress: z.int().min(0).max(9).default(0).describe('Progress tokens on a checkpoint.'),
        marked: z.boolean().default(false).describe('The last of them was put there in this round.'),
      }),
    )
    .default({})
    .describe('Objective tokens of the mission, by id.'),
  ...objectiveFields,
  counters: z.record(id, z.int().min(0).max(99)).default({}).describe('What the mission and its cards count.'),
  dice: z.array(z.int().min(0).max(3)).max(200).default([]).describe('Faces to be rolled first.'),
})
export type Scenario = z.infer<typeof scenario>

export const options = z.strictObject({
  $schema: schemaHint,
  mission: id.default(USUAL_MISSION),
  marines: z.int().min(1).max(4).default(2),
  squad: z.partialRecord(z.enum(MARINES), marineOptions).default({}),
  point: z.enum(MARINES).optional().describe('Who takes point with three marines; left out: the marines choose.'),
  eventSets: z.array(id).length(3).optional().describe('Left out: as the mission recommends.'),
  invasion: id.optional().describe('Left out: as the mission recommends.'),
  freeChoice: z
    .boolean()
    .default(false)
    .describe('Invader and marines choose at the table, secretly where the rules say so.'),
  difficulty: id.default(USUAL_DIFFICULTY),
  strictFrags: z
    .boolean()
    .default(false)
    .describe('The printed limit of 6 frag tokens whatever the number of marines.'),
  tableDice: z
    .boolean()
    .optional()
    .describe('Real dice are rolled on a table: the marines are asked what every die shows.'),
  openPoints: openPoints.optional(),
  pack: packOption.optional().describe('A content pack: its files, or the id of one that is loaded.'),
  scenario: scenario.optional(),
})
export type Options = z.infer<typeof options>

/** What everybody at a table may know of them, by inclusion: the rest may hold hands, decks and secret choices. */
export const doomOpenOptions: ReadonlyArray<keyof Options> = [
  ...(['mission', 'marines', 'squad', 'point', 'freeChoice', 'difficulty'] as const),
  ...(['strictFrags', 'openPoints', 'pack'] as const),
]
