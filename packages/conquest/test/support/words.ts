import fc from 'fast-check'
import { KINDS } from '../../src/content/ability.ts'
import { KEYWORDS } from '../../src/language/keywords.ts'
import { SPECIALS } from '../../src/language/specials/index.ts'

/** Abilities made of any words of the vocabulary, sensible or not. */

const REFS = ['self', 'host', 'event.unit', 'event.card', 'event.defender', '$c', '$p'] as const
const PLACES = [
  'self-planet',
  'adjacent-planets',
  'event-planet',
  'any-planet',
  'first-planet',
  'your-hq',
  'your-hand',
  'your-discard',
  '$p',
  'planet-of:$c',
] as const
const ref = fc.constantFrom(...REFS)
const place = fc.constantFrom(...PLACES)
const pile = fc.oneof(place, fc.constantFrom('your-hand', 'your-discard'))
const player = fc.constantFrom('you', 'opponent')
const amount = fc.constantFrom(0, 1, 1, 2)

/** Descriptions that something in the test's position can answer. */
const filter = fc.constantFrom<object>(
  { is: 'unit' },
  { is: 'unit', controller: 'opponent' },
  { is: 'unit', controller: 'you' },
  { is: 'unit', owner: 'you', controller: 'you' },
  { is: 'army-unit', at: 'self-planet' },
  { is: 'unit', at: 'adjacent-planets' },
  { is: 'unit', at: 'event-planet' },
  { is: 'unit', at: 'first-planet' },
  { is: 'unit', at: 'your-hq' },
  { is: 'unit', at: 'any-planet', notAt: 'first-planet' },
  { is: 'unit', notAt: 'your-hand' },
  { is: 'unit', at: 'your-hand' },
  { is: 'card', at: 'your-hand' },
  { is: 'unit', at: 'your-discard' },
  { is: 'unit', at: 'your-discard', damaged: true },
  { is: 'support' },
  { is: 'support', at: 'any-planet' },
  { is: 'support', controller: 'opponent' },
  { is: 'card' },
  { is: 'non-warlord-unit', damaged: true },
  { is: 'unit', ready: false },
  { is: 'unit', faction: 'orks' },
  { is: 'unit', trait: 'Vehicle' },
  { is: 'unit', trait: 'Gardener' },
  { is: 'unit', at: '$p' },
  { is: 'unit', at: 'planet-of:$c' },
  { is: 'unit', not: ['self'] },
  { is: 'unit', not: ['event.defender'] },
  { is: 'unit', maxPrintedCost: 3 },
)
const role = fc.oneof(ref, filter)
const maybe = <T>(arb: fc.Arbitrary<T>) => fc.option(arb, { nil: undefined })
const stat = fc.constantFrom('atk', 'hp', 'command')
const keyword = fc.constantFrom(...KEYWORDS)
const subject = { on: maybe(ref), each: maybe(filter) }
/** Exactly one of both more often than chance would have it. */
const one = fc.oneof(fc.record({ on: ref }), fc.record({ each: filter }), fc.record(subject))
const withSubject = (rest: Record<string, fc.Arbitrary<unknown>>) =>
  fc.tuple(one, fc.record(rest)).map(([a, b]) => ({ ...a, ...b }))

const plain = {
  'gain-resources': fc.record({ player, amount }),
  draw: fc.record({ player, amount }),
  'discard-random': fc.record({ player, amount }),
  'take-resources': fc.record({ from: fc.constantFrom('opponent', 'self'), amount }),
  'place-resources': fc.record({ on: ref, amount }),
  'search-top': fc.record({
    player,
    count: fc.constantFrom(0, 3),
    filter,
    min: fc.constantFrom(0, 1, 2),
    max: fc.constant(1),
    // biome-ignore lint/suspicious/noThenProperty: a word of the content
    then: fc.constantFrom('put-into-play', 'hand'),
    to: maybe(place),
    rest: fc.constant('deck-bottom-any-order'),
  }),
  'put-into-play': fc.record({ on: ref, from: pile, to: place, state: fc.constant('ready') }),
  'return-to-hand': fc.record({ on: ref, from: pile }),
  ready: fc.record({ on: ref }),
  rout: fc.record({ on: ref }),
  move: fc.record({ on: ref, to: fc.oneof(place, fc.constantFrom('first-planet', 'self-planet', '$p')) }),
  destroy: one,
  'deal-damage': withSubject({ amount }),
  'move-damage': fc.record({ from: fc.oneof(ref, fc.constant('$c')), to: ref, amount }),
  'remove-damage': fc.record({ on: ref, amount: fc.constantFrom(0, 1, 'all') }),
  'prevent-damage': fc.record({ amount: fc.constantFrom(0, 1, 'all') }),
  'reduce-cost': fc.record({ amount }),
  'cancel-shield': fc.record({}),
  modify: withSubject({
    stat,
    amount: fc.oneof(amount, fc.record({ times: amount, per: filter })),
    until: maybe(fc.constant('end-of-battle')),
  }),
  multiply: fc.record({ on: ref, stat, factor: fc.constantFrom(0, 1, 2) }),
  'multiply-attack-damage': fc.record({ on: ref, factor: fc.constantFrom(1, 2), against: filter }),
  'grant-keyword': withSubject({ keyword }),
  'lose-keyword': fc.record({ each: filter, keyword }),
  'ignore-keyword': fc.record({ on: ref, keyword }),
  'cannot-be-attacked': fc.record({ on: ref }),
  'cannot-be-targeted': fc.record({ each: filter, by: player }),
  custom: fc.record({ id: fc.constantFrom(...SPECIALS.map(one => one.id)), procedure: fc.constant(['…']) }),
}
const simple: readonly string[] = ['gain-resources', 'draw', 'discard-random', 'destroy', 'deal-damage']
const inner = fc.array(
  fc.oneof(
    ...Object.entries(plain).map(([word, fields]) => ({
      weight: simple.includes(word) ? 8 : 1,
      arbitrary: (fields as fc.Arbitrary<object>).map(f => ({ do: word, ...f })),
    })),
  ),
  { minLength: 0, maxLength: 1 },
)
const steps = {
  ...plain,
  delayed: fc.record({ after: fc.constant('enters-play'), of: ref, effect: inner }),
  'choose-one': fc.record({
    player,
    options: fc.array(fc.record({ text: fc.constant('…'), effect: inner }), { minLength: 1, maxLength: 2 }),
  }),
}
export const WORDS = Object.keys(steps) as (keyof typeof steps)[]
export type AnyWord = keyof typeof steps

const trigger = fc.oneof(
  fc.record({ on: fc.constant('enters-play'), card: role }),
  fc.record({ on: fc.constant('deploying-unit'), player, unit: role, planet: maybe(place) }),
  fc.record({ on: fc.constant('attack-declared'), attacker: role, defender: role }),
  fc.record({ on: fc.constant('damage-assigned'), unit: role, by: maybe(fc.constant('attack')) }),
  fc.record({
    on: fc.constant('damage-taken'),
    unit: role,
    by: maybe(fc.constant('attack')),
    attacker: maybe(role),
  }),
  fc.record({ on: fc.constant('unit-destroyed'), unit: role, planet: maybe(place) }),
  fc.record({ on: fc.constant('discarded-from-play'), card: role }),
  fc.record({ on: fc.constant('shield-used'), player }),
  fc.record({ on: fc.constant('deploy-phase-begins') }),
  fc.record({ on: fc.constant('battle-won'), player, planet: fc.constant('self') }),
)
const condition = fc.oneof(
  fc.record({
    is: fc.constantFrom(
      'self-ready',
      'self-exhausted',
      'self-damaged',
      'self-at-planet',
      'self-at-first-planet',
      'self-has-resources',
      'first-planet-exists',
      'battle-in-progress',
      'fewer-units',
    ),
  }),
  fc.record({ is: fc.constant('controls'), filter, min: fc.constantFrom(0, 1, 2) }),
)
const mode = fc.constantFrom('target', 'choose', 'cost')
const target = fc.oneof(
  fc.record({ ref: fc.constant('$c'), mode, pick: fc.constant('card'), filter }),
  fc.record({
    ref: fc.constant('$p'),
    mode,
    pick: fc.constant('planet'),
    filter: fc.constantFrom<object>({}, { battle: true }, { first: false }, { otherThan: 'self' }),
  }),
  fc.record({
    ref: fc.constant('$p'),
    mode,
    pick: fc.constant('area'),
    filter: fc.constantFrom<object>({ areas: [] }, { areas: ['any-hq'] }, { areas: ['adjacent-planets'] }),
  }),
)
const cost = fc.oneof(
  fc.record({ pay: fc.constant('exhaust'), card: ref }),
  fc.record({ pay: fc.constant('take-damage'), unit: ref, amount: fc.constantFrom(0, 1) }),
  fc.record({ pay: fc.constant('pay-printed-cost'), card: ref }),
)
/** Mostly nothing: every part more is a reason more to be refused. */
const few = <T>(arb: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant<T[]>([]) }, { weight: 1, arbitrary: fc.array(arb, { maxLength: 2 }) })

/** What is chosen without being part of a cost. */
const unpaid = <T extends { mode: string }>(one: T): T => ({ ...one, mode: one.mode === 'cost' ? 'choose' : one.mode })

const WAITS = ['interrupt', 'reaction', 'forced-reaction']

export const TYPES = ['army', 'support', 'attachment', 'event', 'warlord', 'planet'] as const
export type Bearer = (typeof TYPES)[number]
export interface Made {
  type: Bearer
  ability: Record<string, unknown> & { effect: object[] }
}

/** An ability around one word. Three in four are put together with some sense, or nearly all would be refused. */
export function made(word: AnyWord): fc.Arbitrary<Made> {
  const step = (steps[word] as fc.Arbitrary<object>).map(fields => ({ do: word, ...fields }))
  const parts = {
    type: fc.constantFrom(...TYPES),
    sense: fc.constantFrom(true, true, true, false),
    kind: kindsFor(word),
    trigger: SERVED[word] ? fc.oneof(trigger, SERVED[word]) : trigger,
    when: few(condition),
    cost: few(cost),
    limit: fc.constantFrom(null, null, 'once-per-phase'),
    targets: few(target),
    spare: fc.tuple(target, target),
    effect: step,
  }
  return fc.record(parts).map(({ sense, type, kind, trigger: on, limit, targets, spare, effect, ...rest }) => {
    const needed: readonly string[] = JSON.stringify(effect).match(/\$[cp]/g) ?? []
    const first = (one: { ref: string }, n: number) => spare.findIndex(same => same.ref === one.ref) === n
    const waits = WAITS.includes(kind) || (!sense && limit !== null)
    const won = { on: 'battle-won', player: 'you', planet: 'self' }
    const ability = {
      kind,
      trigger: kind === 'battle' && sense ? won : waits ? on : null,
      limit: sense ? null : limit,
      targets: sense ? spare.filter((one, n) => needed.includes(one.ref) && first(one, n)).map(unpaid) : targets,
      effect: [effect],
      ...rest,
    }
    return { type: sense && kind === 'battle' ? 'planet' : type, ability }
  })
}

const CONSTANT: readonly string[] = [
  'multiply',
  'multiply-attack-damage',
  'grant-keyword',
  'lose-keyword',
  'ignore-keyword',
  'cannot-be-attacked',
  'cannot-be-targeted',
]

/** Constant words stand in constant abilities more often than chance would have it. */
function kindsFor(word: string) {
  const any = fc.constantFrom(...KINDS)
  return CONSTANT.includes(word) || word === 'modify' ? fc.oneof(any, fc.constant('constant' as const)) : any
}

const yours = { is: 'unit', controller: 'you', owner: 'you' }
/** Triggers that single words belong to. */
const SERVED: Partial<Record<AnyWord, fc.Arbitrary<object>>> = {
  'prevent-damage': fc.constant({ on: 'damage-assigned', unit: { is: 'unit' } }),
  'cancel-shield': fc.record({ on: fc.constant('shield-used'), player }),
  'reduce-cost': fc.constant({ on: 'deploying-unit', player: 'you', unit: { is: 'unit' } }),
  delayed: fc.constant({ on: 'deploying-unit', player: 'you', unit: { is: 'unit' } }),
  'return-to-hand': fc.constant({ on: 'discarded-from-play', card: yours }),
  'put-into-play': fc.constant({ on: 'unit-destroyed', unit: yours }),
}
