import { z } from 'zod'
import { count, id, positive, reach } from './basic.ts'
import { FIGURE_STATES, NAMED_FIGURES, PORTAL_LEVELS, REFERENCES, SIDES, SIZES } from './vocabulary.ts'

const figure = z.enum(NAMED_FIGURES)
const side = z.enum(SIDES)
const size = z.enum(SIZES)
const state = z.enum(FIGURE_STATES)
const reference = z.enum(REFERENCES)
const bounds = { min: count.optional(), max: count.optional() }

const cond = <const C extends string, S extends z.ZodRawShape>(word: C, shape: S) =>
  z.strictObject({ cond: z.literal(word), ...shape })

const single = [
  cond('distance', bounds),
  cond('targetWithin', { of: reference, max: reach }),
  cond('adjacent', { a: figure, b: figure }),
  cond('lineOfSight', { from: figure, to: figure }),
  cond('spacesMoved', bounds),
  cond('damageDealt', { min: positive }),
  cond('defenderAlive', {}),
  cond('defenderKilled', {}),
  cond('defenderSize', { size }),
  cond('defenderState', { state, minDamage: positive.optional() }),
  cond('defenderIs', { is: z.literal('marine') }),
  cond('figureSize', { who: figure, size }),
  cond('figureState', { who: figure, state }),
  cond('extraAttackTaken', {}),
  cond('cardTrait', { trait: id }),
  cond('cardCount', { deck: z.enum(['glory']), max: count }),
  cond('weaponTokenInPlayArea', { weapon: id }),
  cond('initiativeCardInDeck', { card: z.literal('own') }),
  cond('revealedInitiative', { side: z.enum(['invader', 'other-marine']) }),
  cond('killSource', { is: z.literal('attack') }),
  cond('round', { ...bounds, is: positive.optional(), every: positive.optional() }),
  cond('roundTally', { demonsKilled: count, doorsOpened: count }),
  cond('openedBy', { side }),
  cond('portalColor', { in: z.array(z.enum(PORTAL_LEVELS)).min(1) }),
  cond('portalsOnMap', { state: z.enum(['any', 'face-up', 'face-down']), ...bounds }),
  cond('marineOnPortal', {}),
  cond('threatStock', { max: count }),
  cond('counter', { counter: z.string().min(1).max(64), is: count.optional(), ...bounds }),
  cond('progress', { counter: z.string().min(1).max(64), min: positive }),
  cond('frags', { min: positive }),
  cond('demonsOnMap', { max: count }),
  cond('carriesToken', { token: z.literal('objective') }),
  cond('everyToken', { token: z.literal('objective'), progressMin: positive }),
  cond('figureWithin', { side, of: reference, max: reach }),
  cond('noFigureWithin', { side, of: reference, max: reach }),
  cond('onSpace', { kind: id }),
  cond('tokenOn', { token: z.literal('drone'), space: id }),
  cond('progressAtLeastSealValue', {}),
  cond('door', { door: z.union([id, z.array(id).min(1)]) }),
  cond('zone', { zone: id }),
  cond('figureInZone', { side, zone: id }),
  cond('noFigureInZone', { side, zone: id }),
  cond('portal', { portals: z.array(id).min(1) }),
  cond('demon', { demon: id }),
  cond('tag', { tag: id }),
  cond('tagOnMap', { tag: id, ...bounds }),
  cond('marines', bounds),
  cond('tokenProgress', { token: id, ...bounds }),
] as const

/** One question about the position; a list of them must hold together. `all` takes single questions only. */
export const condition = z.discriminatedUnion('cond', [
  ...single,
  cond('all', { of: z.array(z.discriminatedUnion('cond', single)).min(1) }),
])
export type Condition = z.infer<typeof condition>
export type ConditionOf<C extends Condition['cond']> = Extract<Condition, { cond: C }>

export const conditions = z.array(condition).describe('All must hold.')
