import { z } from 'zod'
import { count, dice, id, positive, profile, reach, signed, space, text, yes } from './basic.ts'
import { conditions } from './condition.ts'
import { namedFigure, place, query, selector } from './selector.ts'
import {
  CUSTOM_PROCEDURES,
  DURATIONS,
  FORBIDDEN,
  IMMUNITIES,
  PORTAL_LEVELS,
  SIDES,
  TERRAINS,
  TIMINGS,
  TOKENS,
} from './vocabulary.ts'

const who = selector
const until = z.enum(DURATIONS)
const token = z.enum(TOKENS)
const level = z.enum(PORTAL_LEVELS)
const counter = z.string().min(1).max(64)
/** Words that can mean only one thing; a file says so all the same, so that it can be read alone. */
const self = z.literal('self')
const objective = z.literal('objective')
const allDemons = z.strictObject({ pick: z.literal('all'), side: z.literal('demon') })
const argentPlace = z.enum(['any-face-up', 'any-face-up-or-invasion'])
const price = z.strictObject({ blue: count, yellow: count, red: count })
const or = <const W extends readonly [string, ...string[]]>(number: z.ZodInt, ...words: W) =>
  z.union([number, z.enum(words)])
/** Fewer dice in the pool: of one colour, or any that the chooser names. */
const fewerDice = z.strictObject({
  red: count.optional(),
  black: count.optional(),
  count: positive.optional(),
  chooser: z.enum(['self', 'owner', 'invader']).optional(),
})

const common = {
  if: conditions.optional(),
  optional: yes.optional(),
  limit: z.literal('once-per-target-per-activation').optional(),
}

/** `at`: when it resolves; without it, when the card or ability is used. */
const word = <const O extends string, S extends z.ZodRawShape>(op: O, shape: S) =>
  z.strictObject({ op: z.literal(op), at: z.enum(TIMINGS).optional(), ...common, ...shape })

/** Words whose `at` is a space of the map. */
const onMap = <const O extends string, S extends z.ZodRawShape>(op: O, shape: S) =>
  z.strictObject({ op: z.literal(op), ...common, ...shape })

const oneOf =
  (...keys: string[]) =>
  (e: object) =>
    keys.filter(key => key in e).length === 1
const either = (...keys: string[]) => ({ message: `needs exactly one of ${keys.join(', ')}` })

const plain = [
  // movement
  word('gainMovement', { who, amount: positive, spend: z.literal('now').optional() }),
  word('loseMovement', { who, amount: or(positive, 'all') }),
  word('ignoreMovementCost', { who, kinds: z.array(z.enum(['enemy-figures'])).min(1), until }),
  word('restrictMovement', { who, until }),
  word('modifySpeed', { who, amount: signed, min: count, until }),
  word('modifySprint', { who, set: count, until: until.optional() }),
  word('grantFlying', { who, until, mustEndOnGround: z.boolean() }),
  word('moveFigure', {
    who,
    spaces: positive.optional(),
    to: query.optional(),
    ignore: z.array(z.enum(['terrain', 'figures'])).optional(),
    end: z.literal('empty-legal').optional(),
    by: z.enum(['invader', 'marine']).optional(),
    direction: z.literal('toward').optional(),
    toward: namedFigure.optional(),
    freeDoors: yes.optional(),
    noItems: yes.optional(),
  }).refine(oneOf('spaces', 'to'), either('spaces', 'to')),
  word('placeFigure', { who, where: place }),

  // attack
  word('attack', {
    profile: z.union([z.enum(['own', 'this-card', 'own-of-trigger-figure']), profile]),
    target: z.enum(['choose', 'attacker', 'killer', 'trigger-figure']),
    noArgent: yes.optional(),
    beforeRemoval: yes.optional(),
    window: z.literal('until-activation-end').optional(),
  }),
  word('extraAttack', {
    times: positive,
    profile: z.enum(['own', 'this-card']),
    differentDefender: z.boolean(),
    removeDice: fewerDice.optional(),
  }),
  word('replaceAttack', {}),
  word('addDice', {
    red: count,
    black: count,
    per: z
      .strictObject({
        counter: z.enum(['spacesMoved', 'argentSpent']),
        each: positive,
        max: positive,
        plus: positive.optional(),
      })
      .optional(),
    until: until.optional(),
    uses: positive.optional(),
  }),
  word('removeDice', { who: self.optional(), ...fewerDice.shape }),
  word('rerollDice', {
    count: or(positive, 'any'),
    cost: z.strictObject({ movementPerDie: positive }).optional(),
    sequential: yes.optional(),
  }),
  word('setDie', { count: positive, to: z.literal('any') }),
  word('modifyRange', { amount: signed }),
  word('capRange', { who, max: count, until }),
  word('ignoreCover', {}),
  word('pierceShields', { amount: or(positive, 'all') }),
  word('borrowLineOfSight', { who: z.literal('attacker'), from: self }),
  word('redirectAttack', { to: query }),
  word('restrictTargets', {
    who: allDemons.extend({ losTo: z.literal('token') }),
    rule: z.literal('cannot-choose-defender-farther-than-token'),
    until,
  }),
  word('allowTarget', { who: allDemons, target: z.literal('drone') }),

  // defense
  word('addShields', { who: z.enum(['self', 'defender']).optional(), amount: positive, until: until.optional() }),
  word('grantCover', { who, until }),
  word('noCover', { who, until }),
  word('noDefenseCard', { who, until }),
  word('preventKill', { who: z.enum(['self', 'trigger-figure']), leaveHealth: positive }),
  word('immune', { who, to: z.array(z.enum(IMMUNITIES)).min(1), until }),
  word('convertInstantKill', {
    who: self,
    sources: z.array(z.enum(['card-effect', 'telefrag'])).min(1),
    damage: positive,
  }),

  // damage
  word('damage', {
    who,
    amount: or(positive, 'excessDamage').optional(),
    dice: dice.optional(),
    min: positive.optional(),
  }).refine(oneOf('amount', 'dice'), either('amount', 'dice')),
  word('splash', {
    center: z.enum(['defender', 'self', 'token', 'space-left']),
    radius: reach,
    amount: or(positive, 'hitsRolled').optional(),
    dice: dice.optional(),
    who: z.enum(['any', 'enemy']),
    exclude: z.array(namedFigure).optional(),
    pick: z.literal(1).optional(),
    los: yes.optional(),
    includeCenter: yes.optional(),
    healOwnerPerFigure: positive.optional(),
    healMax: positive.optional(),
  }).refine(oneOf('amount', 'dice'), either('amount', 'dice')),
  word('lineDamage', {
    from: self,
    to: z.literal('defender'),
    amount: positive,
    who: z.enum(['any', 'enemy']),
    exclude: z.array(namedFigure).optional(),
  }),
  word('modifySplash', { who: self, amount: signed, against: z.enum(SIDES) }),
  word('heal', { who, amount: or(positive, 'all') }),
  word('kill', { who, as: z.enum(['normal', 'glory']), replacesDamage: yes.optional() }),

  // state
  word('stun', { who }),
  word('removeStun', { who }),
  word('modifyStagger', { who: allDemons, amount: signed, min: positive, scope: self, until }),

  // cards
  word('drawCards', { deck: z.enum(['action', 'event', 'glory']), who, amount: positive }),
  word('discard', {
    who,
    from: z.literal('hand'),
    amount: or(positive, 'any'),
    chooser: self,
  }),
  word('putOnDeck', { who, from: z.literal('hand'), count: positive, where: z.literal('top') }),
  word('returnFromDiscard', {
    who,
    filter: z.strictObject({ trait: id, type: z.enum(['main', 'bonus', 'reaction']) }),
    count: positive,
    to: z.literal('hand'),
  }),
  word('keepInPlay', { until }),
  word('modifyHandSize', { who: self, amount: signed }),
  word('modifyHealth', { who: self, amount: signed }),
  word('extraMainAction', {
    who: self,
    amount: positive,
    until: z.enum(['permanent', 'activation-end']),
    removeDice: fewerDice.optional(),
  }),
  word('cancelAbility', { refund: z.boolean() }),
  word('addCounter', { counter, amount: signed, until: z.literal('activation-end').optional() }).refine(
    e => e.until === undefined || e.counter === 'spacesMoved',
    { path: ['until'], message: 'only spacesMoved ends with the activation' },
  ),

  // initiative
  // biome-ignore lint/suspicious/noThenProperty: a field of the card files, never a promise
  word('peekInitiative', { count: positive, then: z.literal('top-or-bottom') }),
  word('reorderInitiative', { count: positive }),
  word('fetchInitiative', { card: z.literal('own'), to: z.literal('top') }),
  word('swapInitiative', { a: z.literal('revealed'), b: z.literal('own') }),
  word('addInitiativeCard', { who: self, amount: positive }),

  // argent
  word('gainArgent', {
    amount: or(positive, 'remainingHealthOfKilled'),
    max: positive.optional(),
    to: argentPlace,
  }),
  word('spendArgent', { from: z.literal('attacker-card'), upTo: positive }),
  word('moveArgent', { from: z.literal('any-face-up'), to: z.literal('any-face-up'), amount: or(positive, 'any') }),
  word('freeArgentAbility', { maxCost: positive }),

  // tokens
  word('placeToken', {
    token,
    count: positive,
    where: place,
    hazard: z
      .strictObject({
        who: z.enum(['any', 'marine']),
        triggers: z.array(z.enum(['enter', 'activation-start'])).min(1),
        damage: positive,
      })
      .optional(),
    until: until.optional(),
    maxPerRound: z.literal(1).optional(),
    maxTotal: positive.optional(),
    as: z.literal('drone').optional(),
  }),
  word('removeToken', { token, amount: or(positive, 'all'), where: place }),
  word('recoverToken', { token }),
  word('takeToken', { token: objective, maxCarried: z.literal(1) }),
  word('passToken', { token: objective, to: query }),
  word('dropToken', { token: objective }),
  word('setTeleporter', {
    pick: positive.optional(),
    state: z.enum(['active', 'inactive']).optional(),
    restrict: z.array(z.enum(['no-marine-on-it', 'not-last-active'])).optional(),
    teleporter: id.optional(),
    active: z.boolean().optional(),
  }).refine(oneOf('pick', 'teleporter'), either('pick', 'teleporter')),

  // invader
  word('summon', {
    options: z.array(z.strictObject({ demon: id, count: positive })).min(1),
    where: place,
    argent: count,
  }),
  word('revealPortals', {
    which: z.enum(['all', 'face-down-in-regions-of-door']).optional(),
    portals: z.array(id).min(1).optional(),
  }).refine(oneOf('which', 'portals'), either('which', 'portals')),
  word('summonFromPortals', {
    which: z.enum(['face-up', 'just-revealed', 'at-threat-limit', ...PORTAL_LEVELS]).optional(),
    portals: z.array(id).min(1).optional(),
    each: z.literal(1).optional(),
    keepPortal: z.boolean().optional(),
  }).refine(oneOf('which', 'portals'), either('which', 'portals')),
  word('buySummons', { maxSpend: positive, price, oncePerPortal: z.boolean(), keepPortal: z.boolean().optional() }),
  word('gainThreat', { amount: positive }),
  word('gainFrags', { amount: positive }),

  // mission
  word('forbid', { what: z.enum(FORBIDDEN), who: who.optional(), until: until.optional() }),
  word('treatAsFigure', {
    token: z.literal('drone'),
    side: z.literal('marine'),
    health: positive,
    fixedShields: count,
    immuneTo: z.array(z.enum(IMMUNITIES)),
    notAMarine: yes,
  }),
  word('custom', { name: z.enum(CUSTOM_PROCEDURES), procedure: z.array(text).min(1) }),
  word('setCounter', { counter, value: count }),
  word('moveToken', { token: id, to: space }),
  word('openDoor', { doors: z.array(id).min(1) }),
  word('setTerrain', { spaces: z.array(space).min(1), terrain: z.enum(TERRAINS) }),
  onMap('placePortal', { id, at: space, level, faceUp: z.boolean() }),
  onMap('placeDemon', {
    demon: id,
    at: space,
    tag: id.optional(),
    argent: count.optional(),
    health: positive.optional(),
  }),
  onMap('placeItem', { type: z.enum(['health-pack', 'weapon']), weapon: id.optional(), at: space }),
] as const

const push = word('push', {
  who,
  spaces: positive,
  from: self,
  onBlocked: z.strictObject({ op: z.literal('damage'), who: z.literal('defender'), amount: positive }).optional(),
})

const mark = word('mark', {
  who,
  until,
  appliesTo: z.strictObject({ side: z.literal('marine'), exclude: z.array(self).length(1) }),
  grants: z
    .array(
      z.discriminatedUnion('op', [
        z.strictObject({ op: z.literal('ignoreCover') }),
        z.strictObject({ op: z.literal('rerollDice'), count: positive, optional: yes.optional() }),
      ]),
    )
    .min(1),
})

/** An option is a list of effects; a choice never holds another choice, so effects stay finite. */
const choice = word('choice', {
  chooser: selector,
  options: z.array(z.array(z.discriminatedUnion('op', [...plain, push, mark])).min(1)).min(2),
})

/** One word of a card with its parameters. */
export const effect = z.discriminatedUnion('op', [...plain, push, mark, choice])
export type Effect = z.infer<typeof effect>
export type EffectOf<O extends Effect['op']> = Extract<Effect, { op: O }>

export const effects = z.array(effect).describe('What happens, in order; this decides.')
