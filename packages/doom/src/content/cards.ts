import { z } from 'zod'
import { count, dice, id, name, positive, printedFields, profile, provenance, signed, text } from './basic.ts'
import { condition, conditions } from './condition.ts'
import { cost } from './cost.ts'
import { effects } from './effect.ts'
import { CARD_TYPES, LIMITS, MARINES, type PORTAL_LEVELS, TIMINGS, WEAPON_KINDS } from './vocabulary.ts'

/** One schema per file of cards. A field that no schema names is an error: a typing mistake must not pass silently. */

const timing = z.enum(TIMINGS)
const limit = z.enum(LIMITS)
const note = z.string().min(1).max(300)
const origin = { provenance, printedFields: printedFields.optional() }
const size = z.tuple([z.int().min(1).max(3), z.int().min(1).max(3)]).readonly()

export const die = z.strictObject({
  id: z.enum(['red', 'black']),
  name,
  count: positive.describe('Dice in the box; an attack may roll more.'),
  faces: z.array(z.int().min(0).max(9)).length(6).readonly().describe('Hits on the six faces.'),
  mean: z.number().describe('Mean number of hits.'),
  constraint: note.describe('What the published die is known to obey.'),
  ...origin,
})
export type Die = z.infer<typeof die>

export const demonAbility = z.strictObject({
  id,
  name,
  cost: count.describe('Argent from the demon card; 0 is free.'),
  timing,
  limit: limit.optional(),
  if: conditions.optional(),
  text,
  effects,
  ...origin,
})

export const demon = z.strictObject({
  id,
  name,
  icon: id.describe('Picture of the figure.'),
  role: note,
  figures: positive.describe('Figures in the box.'),
  base: size.describe('Spaces the base covers, width and height.'),
  flying: z.boolean(),
  large: z.boolean().describe('Covers more than one space.'),
  speed: count,
  range: count,
  dice: dice.describe('Attack dice.'),
  health: positive,
  tough: z.boolean().describe('Always adds 1 shield.'),
  stagger: positive.describe('Damage at which it is staggered.'),
  specialDefense: z
    .strictObject({ shields: count, dodge: z.boolean() })
    .describe('Used when the defense card shows the special symbol; shields or dodge.'),
  points: count.describe('Design value.'),
  abilities: z.array(demonAbility),
  ...origin,
})
export type Demon = z.infer<typeof demon>

export const actionCard = z.strictObject({
  id,
  name,
  design: id.describe('Equal for copies of one design inside a set.'),
  set: id.describe('`uac` or the id of a weapon.'),
  number: positive.describe('The n of the n/N mark.'),
  setSize: positive.describe('The N of the n/N mark.'),
  copies: positive.describe('Physical copies of this number.'),
  type: z.enum(CARD_TYPES),
  speed: count.nullable().describe('Movement points gained when played; null: none.'),
  attack: profile.nullable(),
  defense: z.strictObject({ shields: count, dodge: z.boolean() }).describe('Used when revealed as defense card.'),
  traits: z.array(id),
  timing: timing.describe('When the card is played.'),
  play: conditions.describe('Must hold to play the card.'),
  text,
  effects,
  ...origin,
})
export type ActionCard = z.infer<typeof actionCard>

export const weapon = z.strictObject({
  id,
  name,
  kind: z.enum(WEAPON_KINDS),
  tokens: positive.describe('Tokens in the box.'),
  stripes: z.boolean().describe('A striped weapon is only found on the map.'),
  cards: z.array(id).min(1).describe('Its action cards in number order.'),
  identity: note,
  ...origin,
})
export type Weapon = z.infer<typeof weapon>

export const classAbility = z.strictObject({
  id,
  timing,
  cost,
  limit: limit.nullable(),
  if: conditions.optional(),
  text,
  effects,
})

export const classCard = z.strictObject({
  id,
  name,
  role: note,
  abilities: z.array(classAbility).min(1),
  ...origin,
})
export type ClassCard = z.infer<typeof classCard>

export const gloryCard = z.strictObject({
  id,
  name,
  copies: positive,
  timing,
  cost,
  if: conditions.optional(),
  onGain: effects.describe('Resolves when the card is gained.'),
  text,
  effects,
  ...origin,
})
export type GloryCard = z.infer<typeof gloryCard>

export const squadCard = z.strictObject({
  id,
  name,
  copies: positive,
  marines: z.int().min(1).max(4).describe('Size of the squad that uses it.'),
  assignedTo: z.enum(['the only marine', 'each marine', "one marine of the squad's choice"]),
  health: signed.describe('Added to health.'),
  handSize: signed.describe('Added to hand size.'),
  mainActions: positive.describe('Main actions in each activation.'),
  initiativeCards: positive.describe('Initiative cards of this marine in the deck.'),
  timing: z.literal('passive'),
  text,
  effects,
  ...origin,
})
export type SquadCard = z.infer<typeof squadCard>

export const eventSet = z.strictObject({ id, name, theme: note, ...origin })
export type EventSet = z.infer<typeof eventSet>

export const eventCard = z.strictObject({
  id,
  name,
  set: id.describe('Event set.'),
  copies: positive,
  timing,
  if: conditions.optional(),
  text,
  effects,
  defense: z
    .strictObject({ shields: count, special: z.boolean() })
    .describe('Used when revealed as defense card: shields, the special symbol, or neither.'),
  ...origin,
})
export type EventCard = z.infer<typeof eventCard>

export const demonGroup = z.strictObject({
  demons: z
    .array(z.strictObject({ demon: id, count: positive }))
    .min(1)
    .describe('In placing order.'),
  argent: count.describe('Argent gained with the group.'),
  points: count.describe('Design value of the group.'),
})
export type DemonGroup = z.infer<typeof demonGroup>

const groups = z.array(demonGroup).length(2)
export const invasionCard = z.strictObject({
  id,
  name,
  theme: note,
  groups: z.strictObject({ blue: groups, yellow: groups, red: groups }).describe('Two groups for each portal colour.'),
  ...origin,
})
export type InvasionCard = z.infer<typeof invasionCard>

const setupStep = z.strictObject({ order: positive, text, effects })
const cardRule = z.strictObject({
  id,
  timing,
  cost: cost.optional(),
  limit: limit.optional(),
  if: conditions.optional(),
  text,
  effects,
})
const perLevel = z.strictObject({ blue: positive, yellow: positive, red: positive } satisfies Record<
  (typeof PORTAL_LEVELS)[number],
  typeof positive
>)

export const threatCard = z.strictObject({
  id,
  name,
  summary: note,
  terms: z.array(note).describe('Words the card explains.'),
  portalsDiscarded: z.boolean().describe('A portal is discarded after it summoned.'),
  threatLimit: perLevel.optional().describe('Threat tokens at which a portal summons.'),
  stock: positive.optional().describe('Threat tokens of the invader at setup.'),
  price: perLevel.optional().describe('Threat tokens for one summon.'),
  maxSpendPerStatusPhase: positive.optional(),
  setup: z.array(setupStep),
  rules: z.array(cardRule),
  ...origin,
})
export type ThreatCard = z.infer<typeof threatCard>

const winning = z.strictObject({ text, condition })
export const byMarines = z.strictObject({ 1: positive, 2: positive, 3: positive, 4: positive })

export const objectiveCard = z.strictObject({
  id,
  name,
  fragsToWin: positive.describe('Frag tokens the invader needs; a mission may say otherwise.'),
  fragsByMarines: byMarines.describe('Frag tokens by number of marines, an option.'),
  marinesWin: winning,
  invaderWin: winning,
  tokens: z.strictObject({ objective: count, progress: count }),
  sealValue: perLevel.optional().describe('Progress tokens that seal a portal.'),
  drone: z.strictObject({ health: positive, shields: count, base: size, movePerMarine: positive }).optional(),
  setup: z.array(setupStep),
  rules: z.array(cardRule),
  note,
  ...origin,
})
export type ObjectiveCard = z.infer<typeof objectiveCard>

export const marineAbility = z.strictObject({ id, name, timing, cost, text, effects })

export const marineCard = z.strictObject({
  id: z.enum(MARINES),
  name,
  icon: id,
  health: positive,
  handSize: positive,
  base: size,
  classSlot: count,
  abilities: z.array(marineAbility),
  ...origin,
})
export type MarineCard = z.infer<typeof marineCard>

export const stunCard = z.strictObject({
  id,
  name,
  copies: positive,
  demonTokens: positive.describe('Stun tokens for demons.'),
  timing: z.literal('passive'),
  text,
  effects,
  ...origin,
})
export type StunCard = z.infer<typeof stunCard>

export const initiativeCard = z.strictObject({
  id,
  name,
  side: z.enum(['marine', 'invader']),
  marine: z.enum(MARINES).nullable(),
  copies: positive,
  ...origin,
})
export type InitiativeCard = z.infer<typeof initiativeCard>
