import { z } from 'zod'

/**
 * The closed vocabulary in which cards and planets are written. Content outside it is refused when it is loaded;
 * what each word does stands in src/cards.
 */
export const FACTIONS = ['space-marines', 'orks', 'neutral'] as const
export const CARD_TYPES = ['warlord', 'army', 'attachment', 'event', 'support', 'token'] as const
export const PLANET_TYPES = ['material', 'strongpoint', 'tech'] as const
export const KEYWORDS = [
  'ambush',
  'area-effect',
  'armorbane',
  'bloodied',
  'brutal',
  'flying',
  'limited',
  'no-attachments',
  'ranged',
  'rout',
] as const
export const NEEDS = ['ranged', 'indirect-damage', 'tokens'] as const
export const KINDS = [
  'action',
  'deploy-action',
  'combat-action',
  'interrupt',
  'reaction',
  'forced-reaction',
  'constant',
  'battle',
] as const
export const TRIGGERS = [
  'enters-play',
  'deploying-unit',
  'attack-declared',
  'damage-assigned',
  'damage-taken',
  'unit-destroyed',
  'discarded-from-play',
  'shield-used',
  'deploy-phase-begins',
  'battle-won',
] as const
export const CUSTOM = ['create-snotlings', 'indirect-damage', 'copy-battle-ability', 'each-player-puts-unit'] as const

const choiceName = z.templateLiteral(['$', z.string()])
const player = z.enum(['you', 'opponent'])
const keywordId = z.enum(KEYWORDS)
const keyword = z.strictObject({ keyword: keywordId, value: z.int().optional(), trait: z.string().optional() })
const ref = z.union([z.enum(['self', 'host', 'event.unit', 'event.card', 'event.defender']), choiceName])
const place = z.union([
  z.enum([
    'self-planet',
    'adjacent-planets',
    'event-planet',
    'any-planet',
    'first-planet',
    'your-hq',
    'your-hand',
    'your-discard',
  ]),
  choiceName,
  z.templateLiteral(['planet-of:$', z.string()]),
])

const cardFilter = z
  .strictObject({
    is: z.enum(['unit', 'army-unit', 'non-warlord-unit', 'support', 'card']),
    controller: player.optional(),
    owner: player.optional(),
    faction: z.enum(FACTIONS).optional(),
    trait: z.string().optional(),
    notTrait: z.string().optional(),
    unique: z.boolean().optional(),
    notName: z.string().optional(),
    maxPrintedCost: z.int().optional(),
    damaged: z.boolean().optional(),
    ready: z.boolean().optional(),
    at: place.optional(),
    notAt: place.optional(),
    not: z.array(ref).optional(),
  })
  // All fields in every filter, given or not: filters are read more often than anything else.
  .transform(f => ({
    is: f.is,
    controller: f.controller,
    owner: f.owner,
    faction: f.faction,
    trait: f.trait,
    notTrait: f.notTrait,
    unique: f.unique,
    notName: f.notName,
    maxPrintedCost: f.maxPrintedCost,
    damaged: f.damaged,
    ready: f.ready,
    at: f.at,
    notAt: f.notAt,
    not: f.not,
  }))

const planetFilter = z.strictObject({
  battle: z.literal(true).optional(),
  first: z.literal(false).optional(),
  otherThan: z.literal('self').optional(),
})
const areaFilter = z.strictObject({ areas: z.array(z.enum(['any-hq', 'adjacent-planets'])) })
const role = z.union([ref, cardFilter])

const trigger = z.discriminatedUnion('on', [
  z.strictObject({ on: z.literal('enters-play'), card: role }),
  z.strictObject({ on: z.literal('deploying-unit'), player, unit: role, planet: place.optional() }),
  z.strictObject({ on: z.literal('attack-declared'), attacker: role, defender: role }),
  z.strictObject({ on: z.literal('damage-assigned'), unit: role, by: z.literal('attack').optional() }),
  z.strictObject({
    on: z.literal('damage-taken'),
    unit: role,
    by: z.literal('attack').optional(),
    attacker: role.optional(),
  }),
  z.strictObject({ on: z.literal('unit-destroyed'), unit: role, planet: place.optional() }),
  z.strictObject({ on: z.literal('discarded-from-play'), card: role }),
  z.strictObject({ on: z.literal('shield-used'), player }),
  z.strictObject({ on: z.literal('deploy-phase-begins') }),
  z.strictObject({ on: z.literal('battle-won'), player, planet: z.literal('self') }),
])

const condition = z.discriminatedUnion('is', [
  z.strictObject({
    is: z.enum([
      'self-ready',
      'self-exhausted',
      'self-damaged',
      'self-at-planet',
      'self-at-first-planet',
      'self-has-resources',
      'first-planet-exists',
      'battle-in-progress',
      'fewer-units',
    ]),
  }),
  z.strictObject({ is: z.literal('controls'), filter: cardFilter, min: z.int() }),
])

const cost = z.discriminatedUnion('pay', [
  z.strictObject({ pay: z.literal('exhaust'), card: ref }),
  z.strictObject({ pay: z.literal('take-damage'), unit: ref, amount: z.int() }),
  z.strictObject({ pay: z.literal('pay-printed-cost'), card: ref }),
])

const mode = z.enum(['target', 'choose', 'cost'])
const target = z.discriminatedUnion('pick', [
  z.strictObject({ ref: choiceName, mode, pick: z.literal('card'), filter: cardFilter }),
  z.strictObject({ ref: choiceName, mode, pick: z.literal('planet'), filter: planetFilter }),
  z.strictObject({ ref: choiceName, mode, pick: z.literal('area'), filter: areaFilter }),
])

const amount = z.int().nonnegative()
const amountOrAll = z.union([amount, z.literal('all')])
const stat = z.enum(['atk', 'hp', 'command'])
/** `on` one card, or `each` of many. */
const subject = { on: ref.optional(), each: cardFilter.optional() }

const step = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('gain-resources'), player, amount }),
  z.strictObject({ do: z.literal('draw'), player, amount }),
  z.strictObject({ do: z.literal('discard-random'), player, amount }),
  z.strictObject({ do: z.literal('take-resources'), from: z.enum(['opponent', 'self']), amount }),
  z.strictObject({ do: z.literal('place-resources'), on: ref, amount }),
  z.strictObject({
    do: z.literal('search-top'),
    player,
    count: amount,
    filter: cardFilter,
    min: amount,
    max: z.literal(1),
    // biome-ignore lint/suspicious/noThenProperty: a word of the content
    then: z.enum(['put-into-play', 'hand']),
    to: place.optional(),
    rest: z.literal('deck-bottom-any-order'),
  }),
  z.strictObject({ do: z.literal('put-into-play'), on: ref, from: place, to: place, state: z.literal('ready') }),
  z.strictObject({ do: z.literal('return-to-hand'), on: ref, from: place }),
  z.strictObject({ do: z.literal('ready'), on: ref }),
  z.strictObject({ do: z.literal('rout'), on: ref }),
  z.strictObject({ do: z.literal('move'), on: ref, to: place }),
  z.strictObject({ do: z.literal('destroy'), ...subject }),
  z.strictObject({ do: z.literal('deal-damage'), ...subject, amount }),
  z.strictObject({ do: z.literal('move-damage'), from: ref, to: ref, amount }),
  z.strictObject({ do: z.literal('remove-damage'), on: ref, amount: amountOrAll }),
  z.strictObject({ do: z.literal('prevent-damage'), amount: amountOrAll }),
  z.strictObject({ do: z.literal('reduce-cost'), amount }),
  z.strictObject({ do: z.literal('cancel-shield') }),
  z.strictObject({
    do: z.literal('delayed'),
    after: z.literal('enters-play'),
    of: ref,
    get effect() {
      return z.array(step)
    },
  }),
  z.strictObject({
    do: z.literal('choose-one'),
    player,
    get options() {
      return z.array(z.strictObject({ text: z.string(), effect: z.array(step) }))
    },
  }),
  z.strictObject({
    do: z.literal('modify'),
    ...subject,
    stat,
    amount: z.union([amount, z.strictObject({ times: amount, per: cardFilter })]),
    until: z.literal('end-of-battle').optional(),
  }),
  z.strictObject({ do: z.literal('multiply'), on: ref, stat, factor: amount }),
  z.strictObject({ do: z.literal('multiply-attack-damage'), on: ref, factor: amount, against: cardFilter }),
  z.strictObject({ do: z.literal('grant-keyword'), ...subject, keyword: keywordId }),
  z.strictObject({ do: z.literal('lose-keyword'), each: cardFilter, keyword: keywordId }),
  z.strictObject({ do: z.literal('ignore-keyword'), on: ref, keyword: keywordId }),
  z.strictObject({ do: z.literal('cannot-be-attacked'), on: ref }),
  z.strictObject({ do: z.literal('cannot-be-targeted'), each: cardFilter, by: player }),
  z.strictObject({
    do: z.literal('custom'),
    id: z.enum(CUSTOM),
    procedure: z.array(z.string()),
    uses: z.array(z.string()).optional(),
  }),
])

const ability = z.strictObject({
  id: z.string(),
  kind: z.enum(KINDS),
  trigger: trigger.nullable(),
  when: z.array(condition),
  cost: z.array(cost),
  limit: z.literal('once-per-phase').nullable(),
  targets: z.array(target),
  effect: z.array(step),
  text: z.string(),
  rules: z.array(z.string()),
})

const names = z.record(z.string(), z.string()).optional()
const term = { name: z.string(), names }
const bonus = { resources: amount, cards: amount }

export const cardSchema = z.strictObject({
  id: z.string(),
  no: z.int(),
  ...term,
  type: z.enum(CARD_TYPES),
  faction: z.enum(FACTIONS),
  cost: amount.nullable(),
  atk: amount.nullable(),
  hp: amount.nullable(),
  command: amount.nullable(),
  shields: amount,
  unique: z.boolean(),
  loyal: z.boolean(),
  signature: z.boolean(),
  signatureOf: z.string().optional(),
  traits: z.array(z.string()),
  keywords: z.array(keyword),
  copies: amount.nullable(),
  inDemo: z.boolean(),
  startingHand: amount.optional(),
  startingResources: amount.optional(),
  bloodied: z
    .strictObject({ atk: amount, hp: amount, keywords: z.array(keyword), abilities: z.array(ability) })
    .optional(),
  attachTo: z.strictObject({ filter: cardFilter, text: z.string() }).optional(),
  traitLimit: z.strictObject({ trait: z.string(), max: amount, text: z.string() }).optional(),
  commandBonus: z.strictObject({ ...bonus, text: z.string() }).optional(),
  needs: z.array(z.enum(NEEDS)).optional(),
  abilities: z.array(ability),
})

export const cardsSchema = z.strictObject({
  version: z.literal(1),
  factions: z.array(z.strictObject({ id: z.enum(FACTIONS), ...term })),
  types: z.array(z.strictObject({ id: z.enum(CARD_TYPES), ...term })),
  keywords: z.array(z.strictObject({ id: keywordId, ...term, text: z.string(), rules: z.array(z.string()) })),
  cards: z.array(cardSchema),
})

export const planetsSchema = z.strictObject({
  version: z.literal(1),
  planetTypes: z.array(z.strictObject({ id: z.enum(PLANET_TYPES), ...term })),
  planets: z.array(
    z.strictObject({
      id: z.string(),
      no: z.int(),
      ...term,
      types: z.array(z.enum(PLANET_TYPES)),
      commandBonus: z.strictObject(bonus),
      copies: amount,
      inDemo: z.boolean(),
      battleAbility: ability,
    }),
  ),
})

export const deckCardsSchema = z.array(z.strictObject({ id: z.string(), count: z.int().positive() }))

export const decksSchema = z.strictObject({
  version: z.literal(1),
  decks: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      format: z.enum(['demo-30', 'starter-35']),
      status: z.enum(['official', 'proposed']),
      faction: z.enum(FACTIONS),
      warlord: z.string(),
      size: z.int(),
      needs: z.array(z.enum(NEEDS)),
      cards: deckCardsSchema,
    }),
  ),
  planetSets: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      status: z.enum(['official', 'proposed']),
      draw: z.int(),
      planets: z.array(z.string()),
    }),
  ),
  default: z.strictObject({ decks: z.array(z.string()), planetSet: z.string() }),
})

export type Faction = (typeof FACTIONS)[number]
export type CardType = (typeof CARD_TYPES)[number]
export type PlanetType = (typeof PLANET_TYPES)[number]
export type KeywordId = (typeof KEYWORDS)[number]
export type Need = (typeof NEEDS)[number]
export type Kind = (typeof KINDS)[number]
export type TriggerWord = (typeof TRIGGERS)[number]
export type Keyword = z.infer<typeof keyword>
export type Who = z.infer<typeof player>
export type ChoiceName = z.infer<typeof choiceName>
export type Ref = z.infer<typeof ref>
export type Place = z.infer<typeof place>
export type CardFilter = z.infer<typeof cardFilter>
export type PlanetFilter = z.infer<typeof planetFilter>
export type AreaFilter = z.infer<typeof areaFilter>
export type Role = z.infer<typeof role>
export type Trigger = z.infer<typeof trigger>
export type Condition = z.infer<typeof condition>
export type Cost = z.infer<typeof cost>
export type Target = z.infer<typeof target>
export type Stat = z.infer<typeof stat>
export type EffectStep = z.infer<typeof step>
export type EffectWord = EffectStep['do']
/** The parameters of one effect word. */
export type Word<W extends EffectWord> = Extract<EffectStep, { do: W }>
export type Ability = z.infer<typeof ability>
export type CardData = z.infer<typeof cardSchema>
export type PlanetData = z.infer<typeof planetsSchema>['planets'][number]
export type DeckData = z.infer<typeof decksSchema>['decks'][number]
export type PlanetSet = z.infer<typeof decksSchema>['planetSets'][number]
