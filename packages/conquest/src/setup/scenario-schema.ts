import { z } from 'zod'

/** Where an editor finds the schema of a file; nothing else reads it. */
export const schemaHint = z.string().max(300).optional()

/** A card by id or English name; a unit may carry its state and attachments. */
const unit = z.union([
  z.string(),
  z.strictObject({
    card: z.string(),
    damage: z.int().min(0).optional(),
    exhausted: z.boolean().optional(),
    attachments: z
      .array(z.union([z.string(), z.strictObject({ card: z.string(), exhausted: z.boolean().optional() })]))
      .optional(),
    /** Resources lying on the card. */
    resources: z.int().min(0).optional(),
  }),
])
export type ScenarioCard = z.infer<typeof unit>

const sideSchema = z.strictObject({
  warlord: z
    .strictObject({
      card: z.string().optional(),
      /** "hq" or a planet: "p1" is the first planet. */
      at: z.string().default('hq'),
      damage: z.int().min(0).optional(),
      exhausted: z.boolean().optional(),
      bloodied: z.boolean().optional(),
      attachments: z.array(z.string()).optional(),
    })
    .optional(),
  resources: z.int().min(0).default(0),
  hand: z.array(z.string()).default([]),
  /** From the top; left out: what is left of the chosen deck, shuffled. */
  deck: z.array(z.string()).optional(),
  discard: z.array(z.string()).default([]),
  /** Planets won. */
  display: z.array(z.string()).default([]),
  /** Units and supports in the HQ. */
  hq: z.array(unit).default([]),
  /** Units at planets: { "p1": ["Goff Nob"] }. */
  at: z.record(z.string().regex(/^p[1-7]$/, 'a planet of the row is written p1 to p7'), z.array(unit)).default({}),
  /** Passed in this deploy phase. */
  passed: z.boolean().default(false),
  /** Has deployed or played a Limited card this round. */
  limited: z.boolean().default(false),
})
export type ScenarioSide = z.infer<typeof sideSchema>

/** Any position: hands, boards, damage, planets, deck order, resources, phase, round, whose turn. */
export const scenarioSchema = z.strictObject({
  $schema: schemaHint,
  round: z.int().min(1).max(7).default(1),
  phase: z.enum(['deploy', 'command', 'combat', 'headquarters']).default('deploy'),
  initiative: z.enum(['a', 'b']).default('a'),
  /** Whose deploy turn it is, in the deploy phase only; left out: the initiative player's. */
  turn: z.enum(['a', 'b']).optional(),
  /** The row from the first planet on, by id or name; left out: shuffled from the chosen set, as many as the round leaves. */
  planets: z.array(z.string()).max(7).optional(),
  /** How many of them are face up. */
  faceUp: z.int().min(1).max(7).optional(),
  /** Planets that nobody won. */
  removed: z.array(z.string()).default([]),
  /** Who put a planet into a display last; needed when both have one. */
  lastClaim: z.enum(['a', 'b']).optional(),
  a: sideSchema.prefault({}),
  b: sideSchema.prefault({}),
})
export type Scenario = z.infer<typeof scenarioSchema>
