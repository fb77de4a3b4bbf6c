import { z } from 'zod'
import {
  count,
  dice,
  id,
  name,
  positive,
  printedFields,
  profile,
  provenance,
  provisionalFields,
  signed,
  text,
} from '../language/basic.ts'
import { condition, conditions } from '../language/condition.ts'
import { cost } from '../language/cost.ts'
import { LIMITS } from '../language/durations.ts'
import { effects } from '../language/effect.ts'
import { CARD_TYPES, type PORTAL_LEVELS, WEAPON_KINDS } from '../language/lists.ts'
import { TIMINGS } from '../language/timings.ts'
import { MARINES } from '../match/seats.ts'
import { abilityHints, actionHints, classHints, demonHints, eventHints, marineHints, weaponHints } from './hints.ts'

/** One schema per file of cards. A field that no schema names is an error: a typing mistake must not pass silently. */

const timing = z.enum(TIMINGS).describe('When it can be used, or is in force.')
const limit = z.enum(LIMITS).describe('How often.')
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

const demonAbility = z.strictObject({
  id,
  name,
  cost: count.describe('Argent from the demon card; 0 is free.'),
  timing,
  limit: limit.optional(),
  if: conditions.optional(),
  text,
  hints: abilityHints,
  effects,
  ...origin,
})

export const demon = z.strictObject({
  id,
  name,
  icon: id.describe('Picture of the figure.'),
  role: note.describe('What it is good for, in a few words.'),
  figures: positive.describe('Figures in the box.'),
  base: size.describe('Spaces the base covers, width and height.'),
  flying: z.boolean().describe('Moves by the rules for flying figures.'),
  large: z.boolean().describe('Covers more than one space.'),
  speed: count.describe('Movement points at the start of its activation.'),
  range: count.describe('Spaces at which it can attack.'),
  dice: dice.describe('Attack dice.'),
  health: positive.describe('Damage that kills it.'),
  tough: z.boolean().describe('Always adds 1 shield.'),
  stagger: positive.describe('Damage at which it is staggered.'),
  specialDefense: z
    .strictObject({ shields: count, dodge: z.boolean() })
    .describe('Used when the defense card shows the special symbol; shields or dodge.'),
  points: count.describe('Design value.'),
  hints: demonHints,
  abilities: z.array(demonAbility).describe('May be empty.'),
  ...origin,
  provisionalFields: provisionalFields.optional(),
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
  type: z.enum(CARD_TYPES).describe('Main action, bonus action or reaction.'),
  speed: count.nullable().describe('Movement points gained when played; null: none.'),
  attack: profile.nullable().describe('Range and dice; null: no attack.'),
  defense: z.strictObject({ shields: count, dodge: z.boolean() }).describe('Used when revealed as defense card.'),
  traits: z.array(id).describe('Words that other cards refer to.'),
  timing: timing.describe('When the card is played.'),
  play: conditions.describe('Must hold to play the card.'),
  text,
  hints: actionHints,
  effects,
  ...origin,
})
export type ActionCard = z.infer<typeof actionCard>

export const weapon = z.strictObject({
  id,
  name,
  kind: z.enum(WEAPON_KINDS).describe('A starting weapon, one found on the map, or a grenade.'),
  tokens: positive.describe('Tokens in the box.'),
  stripes: z.boolean().describe('A striped weapon is only found on the map.'),
  cards: z.array(id).min(1).describe('Its action cards in number order.'),
  identity: note.describe('How it plays, in one sentence.'),
  usual: z.literal(true).optional().describe('Marines of a scenario carry it if nothing else is said.'),
  hints: weaponHints,
  ...origin,
})
export type Weapon = z.infer<typeof weapon>

const classAbility = z.strictObject({
  id,
  timing,
  cost,
  limit: limit.nullable(),
  if: conditions.optional(),
  text,
  hints: abilityHints,
  effects,
})

export const classCard = z.strictObject({
  id,
  name,
  role: note.describe('What it is good for, in a few words.'),
  hints: classHints,
  abilities: z.array(classAbility).min(1),
  ...origin,
})
export type ClassCard = z.infer<typeof classCard>

export const gloryCard = z.strictObject({
  id,
  name,
  copies: positive.describe('Physical copies.'),
  timing,
  cost,
  if: conditions.optional(),
  onGain: z
    .array(z.strictObject({ op: z.literal('heal'), who: z.literal('self'), amount: positive }))
    .describe('Resolves when the card is gained.'),
  text,
  hints: abilityHints,
  effects,
  ...origin,
})
export type GloryCard = z.infer<typeof gloryCard>

export const squadCard = z.strictObject({
  id,
  name,
  copies: positive.describe('Physical copies.'),
  marines: z.int().min(1).max(4).describe('Size of the squad that uses it.'),
  assignedTo: z.enum(['the only marine', 'each marine', "one marine of the squad's choice"]).describe('Who gets it.'),
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

export const eventSet = z.strictObject({ id, name, theme: note.describe('What it is about.'), ...origin })
export type EventSet = z.infer<typeof eventSet>

export const eventCard = z.strictObject({
  id,
  name,
  set: id.describe('Event set.'),
  copies: positive.describe('Physical copies.'),
  timing,
  if: conditions.optional(),
  text,
  hints: eventHints,
  effects,
  defense: z
    .strictObject({ shields: count, special: z.boolean() })
    .describe('Used when revealed as defense card: shields, the special symbol, or neither.'),
  ...origin,
})
export type EventCard = z.infer<typeof eventCard>

const demonGroup = z.strictObject({
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
  theme: note.describe('What it is about.'),
  groups: z.strictObject({ blue: groups, yellow: groups, red: groups }).describe('Two groups for each portal colour.'),
  ...origin,
})
export type InvasionCard = z.infer<typeof invasionCard>

const setupStep = z.strictObject({ order: positive.describe('1 is first.'), text, effects })
const cardRule = z.strictObject({
  id,
  timing,
  cost: cost.optional(),
  limit: limit.optional(),
  if: conditions.optional(),
  text,
  hints: abilityHints,
  effects,
})
const perLevel = z.strictObject({ blue: positive, yellow: positive, red: positive } satisfies Record<
  (typeof PORTAL_LEVELS)[number],
  typeof positive
>)

export const threatCard = z.strictObject({
  id,
  name,
  summary: note.describe('The idea in one sentence.'),
  terms: z.array(note).describe('Words the card explains.'),
  portalsDiscarded: z.boolean().describe('A portal is discarded after it summoned.'),
  threatLimit: perLevel.optional().describe('Threat tokens at which a portal summons.'),
  stock: positive.optional().describe('Threat tokens of the invader at setup.'),
  price: perLevel.optional().describe('Threat tokens for one summon.'),
  maxSpendPerStatusPhase: positive.optional().describe('Threat tokens the invader may spend in one status phase.'),
  setup: z.array(setupStep).describe('What is done before the first round.'),
  rules: z.array(cardRule).describe('What is in force or can be done during the mission.'),
  ...origin,
})
export type ThreatCard = z.infer<typeof threatCard>

const winning = z.strictObject({ text, condition: condition.describe('Then this side has won.') })
export const byMarines = z.strictObject({ 1: positive, 2: positive, 3: positive, 4: positive })

export const objectiveCard = z.strictObject({
  id,
  name,
  fragsToWin: positive.describe(
    'Frag tokens the invader needs with the option strictFrags; a mission states its own limit.',
  ),
  fragsByMarines: byMarines.describe('Advice for missions, by number of marines; each states its own limit.'),
  marinesWin: winning.describe('How the marines win.'),
  invaderWin: winning.describe('How the invader wins.'),
  tokens: z.strictObject({ objective: count, progress: count }).describe('Tokens the mission needs.'),
  sealValue: perLevel.optional().describe('Progress tokens that seal a portal.'),
  drone: z
    .strictObject({ health: positive, shields: count, base: size, movePerMarine: positive })
    .optional()
    .describe('The figure to be escorted.'),
  setup: z.array(setupStep).describe('What is done before the first round.'),
  rules: z.array(cardRule).describe('What is in force or can be done during the mission.'),
  note: note.describe('Advice for whoever writes a mission with it.'),
  ...origin,
})
export type ObjectiveCard = z.infer<typeof objectiveCard>

const marineAbility = z.strictObject({ id, name, timing, cost, text, effects })

export const marineCard = z.strictObject({
  id: z.enum(MARINES),
  name,
  icon: id.describe('Picture of the figure.'),
  health: positive.describe('Damage that kills the marine.'),
  handSize: positive.describe('Cards drawn up to at the end of an activation.'),
  base: size.describe('Spaces the figure covers: one.'),
  classSlot: z.literal(1).describe('Class cards it takes.'),
  abilities: z.array(marineAbility),
  hints: marineHints,
  ...origin,
})
export type MarineCard = z.infer<typeof marineCard>

export const stunCard = z.strictObject({
  id,
  name,
  copies: positive.describe('Physical copies.'),
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
  side: z.enum(['marine', 'invader']).describe('Whose activation it brings.'),
  marine: z.enum(MARINES).nullable().describe('Which marine; null for the invader.'),
  copies: positive.describe('Physical copies.'),
  ...origin,
})
export type InitiativeCard = z.infer<typeof initiativeCard>
