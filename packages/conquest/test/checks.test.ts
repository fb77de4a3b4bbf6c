/** What words refuse where they stand, and that they refuse nothing else: each condition on both of its sides. */
import { describe, expect, test } from 'vitest'
import { ability as abilitySchema } from '../src/content/ability.ts'
import { checkSteps } from '../src/content/check/steps.ts'
import type { Borne } from '../src/language/check/bearer.ts'
import { checkFilter } from '../src/language/check/filters.ts'
import { conditionNamed } from '../src/language/condition.ts'
import { costNamed } from '../src/language/cost.ts'
import { wordNamed } from '../src/language/effect.ts'
import { cardFilter } from '../src/language/filter.ts'
import { BLOODIED, GIVEN, IGNORED, LOST } from '../src/language/keywords.ts'
import { targetNamed } from '../src/language/target.ts'

interface Where {
  type?: Borne['type']
  stocked?: boolean
  /** Whom an attachment is for. */
  host?: Borne['host']
  kind?: string
  trigger?: object
  targets?: object[]
  cost?: object[]
}

const KNOWN = { traits: new Set(['Vehicle', 'Psyker']), names: new Set(['Goff Nob']), ids: new Set(['ork-goff-nob']) }

const UNIT = cardFilter.parse({ is: 'unit' })

function borne(where: Where, effect: object[] = [], when: object[] = []) {
  const {
    type = 'army',
    stocked = false,
    host = UNIT,
    kind = 'action',
    trigger = null,
    targets = [],
    cost = [],
  } = where
  const rest = { id: 'x/1', limit: null, text: '…', rules: [] }
  const ability = abilitySchema.parse({ ...rest, kind, trigger, targets, cost, effect, when })
  const found: string[] = []
  const sentences: string[] = []
  const b: Borne = {
    type,
    stocked,
    host: type === 'attachment' ? host : null,
    ability,
    targets: ability.targets,
    entered: false,
    inside: ({ entered }, steps, path) => void found.push(`${path}:${steps.length}${entered ? ' entered' : ''}`),
    known: KNOWN,
    say: (field, sentence) => {
      found.push(field.replace(/^x\.?/, '') || 'all')
      sentences.push(sentence)
    },
  }
  return { b, found, sentences, ability }
}

function step(said: object, where: Where = {}): string {
  const { b, found, ability } = borne(where, [said])
  const one = ability.effect[0]!
  wordNamed(one.do).check?.(b, one, 'x')
  return found.join(' ')
}

/** What is said about it, in words. */
function sentence(said: object, where: Where = {}): string {
  const { b, sentences, ability } = borne(where, [said])
  const one = ability.effect[0]!
  wordNamed(one.do).check?.(b, one, 'x')
  return sentences.join(' ')
}

function condition(said: object, where: Where = {}, more: object[] = []): string {
  const { b, found, ability } = borne(where, [], [said, ...more])
  const one = ability.when[0]!
  conditionNamed(one.is).check?.(b, 'x', one)
  return found.join(' ')
}

function target(said: object, where: Where = {}): string {
  const { b, found, ability } = borne({ ...where, targets: [{ ref: '$a', mode: 'choose', ...said }] })
  const one = ability.targets[0]!
  targetNamed(one.pick).check?.(b, one, 'x')
  return found.join(' ')
}

function cost(said: object, unit: boolean, where: Where = {}, n = 0): string {
  const { b, found, ability } = borne({ cost: [said], ...where })
  const one = ability.cost[n]!
  costNamed(one.pay).check?.(b, n, 'x', one, unit)
  return found.join(' ')
}

const unit = { ref: '$unit', mode: 'choose', pick: 'card', filter: { is: 'unit' } }
const other = { ref: '$other', mode: 'choose', pick: 'card', filter: { is: 'unit' } }
const anything = { ref: '$card', mode: 'choose', pick: 'card', filter: { is: 'card' } }
const held = { ref: '$held', mode: 'choose', pick: 'card', filter: { is: 'army-unit', at: 'your-hand' } }
const lost = { ref: '$lost', mode: 'choose', pick: 'card', filter: { is: 'army-unit', at: 'your-discard' } }
const planet = { ref: '$planet', mode: 'choose', pick: 'planet', filter: {} }

describe('CQ-0.4 what the engine would pass over is refused', () => {
  test('CQ-12.3 keywords: which are given, lost, ignored and on a bloodied side', () => {
    expect([GIVEN, IGNORED, BLOODIED].map(list => list.join(' '))).toEqual([
      'armorbane brutal flying ranged',
      'flying',
      'area-effect armorbane bloodied brutal flying ranged',
    ])
    expect(LOST).toEqual([...GIVEN, 'area-effect'])
    expect(step({ do: 'ignore-keyword', on: 'self', keyword: 'flying' }, { kind: 'constant' })).toBe('')
    expect(step({ do: 'ignore-keyword', on: 'self', keyword: 'brutal' }, { kind: 'constant' })).toBe('keyword')
    expect(step({ do: 'ignore-keyword', on: '$unit', keyword: 'flying' }, { kind: 'constant', targets: [unit] })).toBe(
      'on',
    )
  })

  test('CQ-8.16 damage moves from one unit to another, and some of it', () => {
    const move = { do: 'move-damage', from: '$unit', to: '$other', amount: 1 }
    const targets = [unit, other, anything]
    expect(step(move, { targets })).toBe('')
    expect(step({ ...move, to: '$unit' }, { targets })).toBe('to')
    expect(step({ ...move, amount: 0 }, { targets })).toBe('amount')
    expect(step({ ...move, from: '$card' }, { targets })).toBe('from')
    expect(step({ ...move, to: '$card' }, { targets })).toBe('to')
    expect(step({ ...move, to: '$nobody' }, { targets })).toBe('to')
  })

  test('CQ-13.9 a unit moves to a planet that is not its own', () => {
    const move = { do: 'move', on: '$unit', to: '$planet' }
    const targets = [unit, planet]
    expect(step(move, { targets })).toBe('')
    expect(step({ ...move, to: 'your-hq' }, { targets })).toBe('to')
    expect(step({ ...move, to: 'any-planet' }, { targets })).toBe('to')
    expect(step({ ...move, to: 'your-hand' }, { targets })).toBe('to')
    for (const to of ['any-planet', 'adjacent-planets'])
      expect(sentence({ ...move, to }, { targets })).toBe(`${to} are several; choose one as a target`)
    for (const to of ['your-hand', 'your-discard'])
      expect(sentence({ ...move, to }, { targets })).toBe(`${to} is not a place in play`)
    expect(step({ ...move, to: 'first-planet' }, { targets })).toBe('')
    expect(step({ ...move, on: 'self', to: 'self-planet' }, { targets })).toBe('to')
    expect(step({ ...move, to: 'self-planet' }, { targets })).toBe('')
    expect(step({ ...move, to: 'planet-of:$unit' }, { targets })).toBe('to')
    expect(step({ ...move, to: 'self-planet' }, { targets, type: 'support' })).toBe('to')
    expect(step({ ...move, on: 'host', to: 'self-planet' }, { type: 'attachment' })).toBe('to')
  })

  test('CQ-4.3 values: what is added once or for ever, multiplied, and by how much', () => {
    const modify = { do: 'modify', on: 'self', stat: 'atk', amount: 1 }
    const battle = { ...modify, until: 'end-of-battle' }
    expect(step(modify, { kind: 'constant' })).toBe('')
    expect(step(battle, { kind: 'constant' })).toBe('until')
    expect(step(battle, { kind: 'combat-action' })).toBe('')
    expect(step(modify, { kind: 'combat-action' })).toBe('until')
    expect(step({ ...battle, stat: 'hp' }, { kind: 'combat-action' })).toBe('stat')
    expect(step(battle, { kind: 'deploy-action' })).toBe('until')
    expect(step({ ...modify, amount: 0 }, { kind: 'constant' })).toBe('amount')
    expect(step({ ...modify, amount: { times: 0, per: { is: 'unit' } } }, { kind: 'constant' })).toBe('amount.times')
    expect(
      step({ ...modify, amount: { times: 1, per: { is: 'unit', at: 'your-discard' } } }, { kind: 'constant' }),
    ).toBe('')
    const multiply = { do: 'multiply', on: 'self', stat: 'hp', factor: 2 }
    expect(step(multiply, { kind: 'constant' })).toBe('')
    expect(step({ ...multiply, factor: 1 }, { kind: 'constant' })).toBe('factor')
    expect(step({ ...multiply, factor: 0 }, { kind: 'constant' })).toBe('factor')
    expect(step({ ...multiply, stat: 'atk', factor: 0 }, { kind: 'constant' })).toBe('')
    const attacks = { do: 'multiply-attack-damage', on: 'self', factor: 2, against: { is: 'army-unit' } }
    expect(step(attacks, { kind: 'constant' })).toBe('')
    expect(step({ ...attacks, against: { is: 'card' } }, { kind: 'constant' })).toBe('against.is')
    expect(step({ ...attacks, against: { is: 'support' } }, { kind: 'constant' })).toBe('against.is')
  })

  test('CQ-13.6 cards out of play: which pile, whose, and where to', () => {
    const put = { do: 'put-into-play', on: '$held', from: 'your-hand', to: '$planet', state: 'ready' }
    const targets = [held, lost, planet]
    expect(step(put, { targets })).toBe('')
    expect(step({ ...put, from: 'your-hq' }, { targets })).toBe('from')
    expect(step({ ...put, from: 'your-discard' }, { targets })).toBe('on')
    expect(step({ ...put, on: '$lost', from: 'your-discard' }, { targets })).toBe('')
    expect(step({ ...put, to: 'any-planet' }, { targets })).toBe('to')
    const back = { do: 'return-to-hand', on: '$lost', from: 'your-discard' }
    expect(step(back, { targets })).toBe('')
    expect(step({ ...back, from: 'your-hand' }, { targets })).toBe('from')
    expect(step({ ...back, on: '$held' }, { targets })).toBe('on')
    const search = {
      do: 'search-top',
      player: 'you',
      count: 6,
      filter: { is: 'army-unit' },
      min: 0,
      max: 1,
      // biome-ignore lint/suspicious/noThenProperty: a word of the content
      then: 'hand',
      rest: 'deck-bottom-any-order',
    }
    // biome-ignore lint/suspicious/noThenProperty: a word of the content
    const enters = { ...search, then: 'put-into-play', to: '$planet' }
    expect(step(search)).toBe('')
    expect(step({ ...search, player: 'opponent' })).toBe('player')
    expect(step({ ...search, count: 0 })).toBe('count')
    expect(step({ ...search, min: 2 })).toBe('min')
    expect(step({ ...search, min: 1 })).toBe('')
    expect(step({ ...search, filter: { is: 'card', damaged: true } })).toBe('filter.damaged')
    expect(step({ ...search, filter: { is: 'card' } })).toBe('')
    expect(step({ ...search, to: '$planet' }, { targets })).toBe('to')
    expect(step(enters, { targets })).toBe('')
    expect(step({ ...enters, to: undefined }, { targets })).toBe('to')
    for (const to of ['any-planet', 'your-discard', '$nowhere']) expect(step({ ...enters, to }, { targets })).toBe('to')
    expect(step({ ...enters, filter: { is: 'card' } }, { targets })).toBe('filter.is')
  })

  test('CQ-1.7 readying, destroying, resources', () => {
    const entered = { on: 'enters-play', card: 'self' }
    expect(step({ do: 'ready', on: 'self' })).toBe('')
    expect(step({ do: 'ready', on: 'self' }, { kind: 'reaction', trigger: entered })).toBe('on')
    expect(step({ do: 'ready', on: '$unit' }, { kind: 'reaction', trigger: entered, targets: [unit] })).toBe('')
    expect(step({ do: 'ready', on: 'self' }, { type: 'event' })).toBe('on')
    const another = { kind: 'reaction', trigger: { on: 'enters-play', card: { is: 'unit' } } }
    expect(step({ do: 'ready', on: 'event.card' }, another)).toBe('on')
    expect(step({ do: 'ready', on: 'self' }, another)).toBe('')
    const attacked = { on: 'damage-taken', unit: { is: 'unit' } }
    expect(step({ do: 'ready', on: 'event.unit' }, { kind: 'reaction', trigger: attacked })).toBe('')
    expect(step({ do: 'destroy', on: 'self' })).toBe('')
    expect(step({ do: 'destroy', on: 'self' }, { type: 'warlord' })).toBe('on')
    expect(step({ do: 'destroy', each: { is: 'unit' } }, { type: 'warlord' })).toBe('')
    expect(step({ do: 'destroy' })).toBe('all')
    expect(step({ do: 'destroy', on: 'self', each: { is: 'unit' } })).toBe('all')
    expect(step({ do: 'take-resources', from: 'self', amount: 1 })).toBe('from')
    expect(step({ do: 'take-resources', from: 'self', amount: 1 }, { stocked: true })).toBe('')
    expect(step({ do: 'take-resources', from: 'opponent', amount: 1 })).toBe('')
    expect(step({ do: 'take-resources', from: 'opponent', amount: 0 })).toBe('amount')
    expect(step({ do: 'place-resources', on: 'self', amount: 1 })).toBe('')
    expect(step({ do: 'place-resources', on: '$unit', amount: 1 }, { targets: [unit] })).toBe('on')
    expect(step({ do: 'place-resources', on: 'self', amount: 1 }, { type: 'event' })).toBe('on')
  })

  test('CQ-11.13 conditions that could never hold, or always would', () => {
    expect(condition({ is: 'controls', filter: { is: 'unit' }, min: 1 })).toBe('')
    expect(condition({ is: 'controls', filter: { is: 'unit' }, min: 0 })).toBe('min')
    expect(condition({ is: 'controls', filter: { is: 'unit', at: 'your-discard' }, min: 1 })).toBe('')
    expect(condition({ is: 'controls', filter: { is: 'unit', at: 'your-hand' }, min: 1 })).toBe('filter.at')
    for (const is of ['self-at-first-planet', 'self-at-planet']) {
      expect(condition({ is }), is).toBe('')
      expect(condition({ is }, { type: 'support' }), is).toBe('all')
      expect(condition({ is }, { type: 'event' }), is).toBe('all')
    }
    expect(condition({ is: 'self-damaged' })).toBe('')
    expect(condition({ is: 'self-damaged' }, { type: 'support' })).toBe('all')
    expect(condition({ is: 'self-has-resources' })).toBe('all')
    expect(condition({ is: 'self-has-resources' }, { stocked: true })).toBe('')
    expect(condition({ is: 'battle-in-progress' })).toBe('')
    for (const kind of ['deploy-action', 'battle'])
      expect(condition({ is: 'battle-in-progress' }, { kind }), kind).toBe('all')
  })

  test('CQ-11.15 what is chosen: from the hand only by Actions in play, areas and planets by those that have them', () => {
    const fromHand = { pick: 'card', filter: { is: 'army-unit', at: 'your-hand' } }
    expect(target(fromHand)).toBe('')
    expect(target(fromHand, { kind: 'combat-action', type: 'support' })).toBe('')
    expect(target(fromHand, { kind: 'reaction', trigger: { on: 'enters-play', card: 'self' } })).toBe('filter.at')
    expect(target(fromHand, { type: 'event' })).toBe('filter.at')
    expect(target({ pick: 'card', filter: { is: 'army-unit', at: 'your-discard' } }, { type: 'event' })).toBe('')
    expect(target({ pick: 'planet', filter: { otherThan: 'self' } })).toBe('filter.otherThan')
    expect(target({ pick: 'planet', filter: { otherThan: 'self' } }, { type: 'planet', kind: 'battle' })).toBe('')
    expect(target({ pick: 'planet', filter: { battle: true } })).toBe('')
    expect(target({ pick: 'planet', filter: { battle: true } }, { kind: 'deploy-action' })).toBe('filter.battle')
    expect(target({ pick: 'area', filter: { areas: ['any-hq'] } })).toBe('')
    expect(target({ pick: 'area', filter: { areas: [] } })).toBe('filter.areas')
    expect(target({ pick: 'area', filter: { areas: ['adjacent-planets'] } })).toBe('filter.areas')
    expect(target({ pick: 'area', filter: { areas: ['adjacent-planets'] } }, { type: 'planet', kind: 'battle' })).toBe(
      '',
    )
  })

  test('CQ-2.3 descriptions that no card can answer', () => {
    const filter = (more: object, where: Where = {}) =>
      step({ do: 'destroy', each: { is: 'army-unit', ...more } }, where).replaceAll('each.', '')
    expect(filter({ trait: 'Vehicle', notTrait: 'Psyker', notName: 'Goff Nob' })).toBe('')
    expect(filter({ trait: 'Fish' })).toBe('trait')
    expect(filter({ notTrait: 'Fish' })).toBe('notTrait')
    expect(filter({ trait: 'Vehicle', notTrait: 'Vehicle' })).toBe('notTrait')
    expect(filter({ notName: 'Nobody' })).toBe('notName')
    expect(filter({ controller: 'you', owner: 'opponent' })).toBe('owner')
    expect(filter({ controller: 'you', owner: 'you' })).toBe('')
    expect(filter({ maxPrintedCost: -1 })).toBe('maxPrintedCost')
    expect(filter({ maxPrintedCost: 0 })).toBe('')
    expect(filter({ is: 'support', damaged: true })).toBe('damaged')
    expect(filter({ is: 'support', at: 'your-hq' })).toBe('')
    expect(filter({ is: 'support', at: 'any-planet' })).toBe('at')
    expect(filter({ at: 'your-hand' })).toBe('at')
    expect(filter({ notAt: 'your-discard' })).toBe('notAt')
    expect(filter({ at: 'first-planet', notAt: 'first-planet' })).toBe('notAt')
    expect(filter({ at: 'first-planet', notAt: 'your-hq' })).toBe('')
    expect(filter({ at: 'self-planet' }, { type: 'event' })).toBe('at')
    expect(filter({ at: 'event-planet' })).toBe('at')
    expect(filter({ not: ['self'] })).toBe('')
    expect(filter({ not: ['host'] })).toBe('not[0]')
  })

  test('CQ-11.16 damage as a cost: a unit takes at least 1, last of all', () => {
    const damage = { pay: 'take-damage', unit: 'self', amount: 1 }
    const exhaust = { pay: 'exhaust', card: 'self' }
    expect(cost(damage, true)).toBe('')
    expect(cost(damage, false)).toBe('unit')
    expect(cost({ ...damage, amount: 0 }, true)).toBe('amount')
    expect(cost(damage, true, { cost: [damage, exhaust] })).toBe('all')
    expect(cost(damage, true, { cost: [exhaust, damage] }, 1)).toBe('')
    const paid = { ...unit, mode: 'cost' }
    expect(cost({ ...damage, unit: '$unit' }, true, { targets: [paid] })).toBe('')
    expect(cost({ ...damage, unit: '$unit' }, true, { targets: [{ ...paid, filter: { is: 'card' } }] })).toBe('unit')
  })

  test('CQ-11.3, CQ-11.4 the card a trigger is about: which, where it lies, whose it is, whether it is a unit', () => {
    const answers = (said: object, trigger: object | null, type: Borne['type'] = 'army') =>
      sentence(said, { type, kind: trigger ? 'reaction' : 'action', trigger: trigger ?? undefined })
    const hit = { do: 'deal-damage', on: 'event.card', amount: 1 }
    const entered = (card: unknown) => ({ on: 'enters-play', card })
    expect(answers(hit, entered('self'))).toBe('')
    expect(answers(hit, entered({ is: 'unit' }), 'support')).toBe('')
    expect(answers(hit, entered({ is: 'card' }))).toMatch(/need not be a unit/)
    expect(answers(hit, entered('self'), 'support')).toMatch(/need not be a unit/)
    // Damage is assigned to units and taken by units, whoever plays the part.
    for (const on of ['damage-assigned', 'damage-taken'])
      expect(answers({ ...hit, on: 'event.unit' }, { on, unit: 'host' }, 'attachment'), on).toBe('')
    expect(answers(hit, null)).toMatch(/^an ability without a trigger is about no card/)
    expect(answers(hit, { on: 'deploy-phase-begins' })).toMatch(/^the trigger deploy-phase-begins is about no card/)
    const defends = { do: 'deal-damage', on: 'event.defender', amount: 1 }
    expect(answers(defends, { on: 'attack-declared', attacker: 'self', defender: { is: 'unit' } })).toBe('')
    expect(answers(defends, entered('self'))).toMatch(/only the trigger attack-declared/)
    const back = { do: 'return-to-hand', on: 'event.card', from: 'your-discard' }
    expect(answers(back, { on: 'shield-used', player: 'you' })).toBe('')
    expect(answers(back, { on: 'shield-used', player: 'opponent' })).toBe('event.card is a card of the opponent')
    const gone = (card: object) => ({ on: 'discarded-from-play', card: { is: 'unit', ...card } })
    expect(answers(back, gone({ controller: 'you' }))).toBe('')
    expect(answers(back, gone({ controller: 'opponent' }))).toBe('event.card is a card of the opponent')
    expect(answers(back, gone({ owner: 'opponent' }))).toBe('event.card is a card of the opponent')
    const put = { do: 'put-into-play', on: 'event.card', from: 'your-discard', to: 'first-planet', state: 'ready' }
    expect(answers(put, gone({}))).toBe('')
    expect(answers(put, gone({ is: 'support' }))).toMatch(/need not be a unit/)
    expect(answers(put, { on: 'shield-used', player: 'you' })).toMatch(/need not be a unit/)
    expect(answers(hit, gone({}))).toMatch(/is in a discard then, not in play/)
  })

  test('CQ-11.15 a place by what was chosen: a planet, or the planet of a card in play', () => {
    const targets = [unit, held, planet]
    const to = (place: string) => sentence({ do: 'move', on: 'self', to: place }, { targets })
    expect(to('$planet')).toBe('')
    expect(to('planet-of:$unit')).toBe('')
    expect(to('$unit')).toBe('$unit is a card; say planet-of:$unit')
    expect(to('planet-of:$planet')).toBe('$planet is a planet, not a card')
    expect(to('planet-of:$held')).toBe('$held is at no planet')
    expect(to('$nowhere')).toBe('nothing was chosen as $nowhere before')
    expect(to('planet-of:$nobody')).toBe('nothing was chosen as $nobody before')
    const away = { ref: '$area', mode: 'choose', pick: 'area', filter: { areas: ['any-hq'] } }
    const hurt = { do: 'deal-damage', on: '$area', amount: 1 }
    expect(sentence(hurt, { targets: [away] })).toBe('$area is an area, not a card')
  })

  test('CQ-2.3 a hand or a discard pile holds own cards, and nothing that is damaged or exhausted', () => {
    let last: string[] = []
    const filter = (said: object, piles: string[]) => {
      const { b, found, sentences, ability } = borne({}, [{ do: 'destroy', each: { is: 'card', ...said } }])
      const one = ability.effect[0]!
      if ('each' in one) checkFilter(b, one.each!, 'x', piles)
      last = sentences
      return found.join(' ')
    }
    for (const at of ['your-hand', 'your-discard']) {
      expect(filter({ at }, [at]), at).toBe('')
      expect(filter({ at, controller: 'you', owner: 'you' }, [at]), at).toBe('')
      expect(filter({ at, controller: 'opponent' }, [at]), at).toBe('controller')
      expect(filter({ at, owner: 'opponent' }, [at]), at).toBe('owner')
      expect(filter({ at, damaged: false }, [at]), at).toBe('damaged')
      expect(filter({ at, ready: true }, [at]), at).toBe('ready')
      expect(filter({ at }, []), at).toBe('at')
      expect(last).toEqual(['only cards in play are meant here'])
      expect(filter({ notAt: at }, [at]), at).toBe('notAt')
      expect(last).toEqual(['only cards in play are meant here'])
    }
    expect(filter({ at: 'your-hand' }, ['your-discard'])).toBe('at')
    expect(last).toEqual(['only cards in play are meant here, or in your-discard'])
    expect(filter({ at: 'your-hq', controller: 'opponent', damaged: true, ready: false }, [])).toBe('')
  })

  test('CQ-8.1 what is done to units is done to nothing else', () => {
    const hits = (is: string) => step({ do: 'deal-damage', each: { is }, amount: 1 })
    expect(['unit', 'army-unit', 'non-warlord-unit', 'support', 'card'].map(hits)).toEqual([
      '',
      '',
      '',
      'each.is',
      'each.is',
    ])
    expect(step({ do: 'destroy', each: { is: 'support' } })).toBe('')
    expect(step({ do: 'destroy', each: { is: 'card' } })).toBe('')
  })

  test('CQ-11.15 a choice has two options at least, and looks into each; so does what is delayed', () => {
    const draw = { text: '…', effect: [{ do: 'draw', player: 'you', amount: 1 }] }
    const choose = (options: object[]) => step({ do: 'choose-one', player: 'you', options })
    expect(choose([])).toBe('options')
    expect(choose([draw])).toBe('options x.options[0].effect:1')
    expect(choose([draw, draw])).toBe('x.options[0].effect:1 x.options[1].effect:1')
    const later = { do: 'delayed', after: 'enters-play', of: 'event.unit', effect: draw.effect }
    expect(step(later)).toBe('x.effect:1 entered')
  })

  test('CQ-15.5 procedures of single cards: the planet they need, the cards they name, who may copy', () => {
    const custom = (id: string, more: object = {}) => ({ do: 'custom', id, procedure: [], ...more })
    const named = (ref: string, pick: string) => ({ ...(pick === 'card' ? unit : planet), ref })
    expect(step(custom('indirect-damage'), { targets: [planet] })).toBe('')
    expect(step(custom('indirect-damage'))).toBe('id')
    expect(step(custom('indirect-damage'), { targets: [named('$planet', 'card')] })).toBe('id')
    expect(step(custom('indirect-damage'), { targets: [named('$other', 'planet')] })).toBe('id')
    expect(step(custom('create-snotlings'))).toBe('')
    const battle: Where = { type: 'planet', kind: 'battle', targets: [planet] }
    expect(step(custom('copy-battle-ability'), battle)).toBe('')
    expect(step(custom('copy-battle-ability'), { targets: [planet] })).toBe('id')
    expect(step(custom('create-snotlings', { uses: ['ork-goff-nob'] }))).toBe('')
    expect(step(custom('create-snotlings', { uses: ['ork-goff-nob', 'ork-nobody'] }))).toBe('uses[1]')
  })

  test('CQ-1.8 ready and exhausted at once, or exhausted to pay by exhausting', () => {
    const is = 'self-exhausted'
    expect(condition({ is })).toBe('')
    expect(condition({ is }, { type: 'event' })).toBe('all')
    expect(condition({ is }, {}, [{ is: 'self-ready' }])).toBe('all')
    expect(condition({ is }, {}, [{ is: 'self-damaged' }])).toBe('')
    expect(condition({ is }, { cost: [{ pay: 'exhaust', card: 'self' }] })).toBe('all')
    expect(condition({ is }, { cost: [{ pay: 'exhaust', card: '$unit' }] })).toBe('')
    expect(condition({ is }, { cost: [{ pay: 'take-damage', unit: 'self', amount: 1 }] })).toBe('')
  })

  test('CQ-11.12 every word looks at its amount, at whom it is about and at what it gives', () => {
    const constant: Where = { kind: 'constant', targets: [unit, planet] }
    const once = { targets: [unit, anything, planet] }
    for (const word of ['draw', 'discard-random', 'gain-resources']) {
      expect(step({ do: word, player: 'you', amount: 1 }), word).toBe('')
      expect(step({ do: word, player: 'you', amount: 0 }), word).toBe('amount')
    }
    for (const word of ['prevent-damage', 'reduce-cost']) {
      expect(step({ do: word, amount: 1 }), word).toBe('')
      expect(step({ do: word, amount: 0 }), word).toBe('amount')
    }
    for (const word of ['deal-damage', 'remove-damage']) {
      expect(step({ do: word, on: '$unit', amount: 1 }, once), word).toBe('')
      expect(step({ do: word, on: '$unit', amount: 0 }, once), word).toBe('amount')
      expect(step({ do: word, on: '$card', amount: 1 }, once), word).toBe('on')
    }
    expect(step({ do: 'rout', on: '$unit' }, once)).toBe('')
    expect(step({ do: 'rout', on: '$card' }, once)).toBe('on')
    expect(step({ do: 'place-resources', on: 'self', amount: 0 })).toBe('amount')
    const raised = { do: 'modify', stat: 'atk', amount: 1, until: 'end-of-battle' }
    expect(step({ ...raised, on: '$unit' }, { ...once, kind: 'combat-action' })).toBe('')
    expect(step({ ...raised, on: '$card' }, { ...once, kind: 'combat-action' })).toBe('on')
    expect(step({ ...raised, each: { is: 'card' } }, { ...once, kind: 'combat-action' })).toBe('each.is')
    for (const said of [
      { do: 'cannot-be-attacked' },
      { do: 'grant-keyword', keyword: 'brutal' },
      { do: 'ignore-keyword', keyword: 'flying' },
      { do: 'modify', stat: 'atk', amount: 1 },
      { do: 'multiply', stat: 'atk', factor: 2 },
      { do: 'multiply-attack-damage', factor: 2, against: { is: 'unit' } },
    ]) {
      expect(step({ ...said, on: 'self' }, constant), said.do).toBe('')
      expect(step({ ...said, on: 'host' }, { ...constant, type: 'attachment' }), said.do).toBe('')
      expect(step({ ...said, on: 'host' }, constant), said.do).toBe('on')
      expect(step({ ...said, on: '$unit' }, constant), said.do).toBe('on')
      expect(step({ ...said, on: 'self' }, { ...constant, type: 'support' }), said.do).toBe('on')
    }
    expect(step({ do: 'grant-keyword', on: 'self', keyword: 'area-effect' }, constant)).toBe('keyword')
    expect(step({ do: 'multiply-attack-damage', on: 'self', factor: 1, against: { is: 'unit' } }, constant)).toBe(
      'factor',
    )
    const fish = { is: 'unit', trait: 'Fish' }
    expect(step({ do: 'multiply-attack-damage', on: 'self', factor: 2, against: fish }, constant)).toBe('against.trait')
    expect(step({ do: 'lose-keyword', each: { is: 'unit' }, keyword: 'area-effect' }, constant)).toBe('')
    expect(step({ do: 'lose-keyword', each: { is: 'unit' }, keyword: 'ambush' }, constant)).toBe('keyword')
    expect(step({ do: 'lose-keyword', each: { is: 'card' }, keyword: 'brutal' }, constant)).toBe('each.is')
    expect(step({ do: 'cannot-be-targeted', each: { is: 'unit' }, by: 'you' }, constant)).toBe('')
    expect(step({ do: 'cannot-be-targeted', each: fish, by: 'you' }, constant)).toBe('each.trait')
  })

  test('CQ-5.9, CQ-16.19 what belongs to a deployment stands in no other word', () => {
    const inside = (effect: object, nested: boolean) => {
      const trigger = { on: 'deploying-unit', player: 'you', unit: { is: 'unit' } }
      const { b, found, ability } = borne({ kind: 'interrupt', trigger }, [effect])
      checkSteps(b, ability.effect, 'x', nested)
      return found.join(' ').replaceAll('x[0].', '')
    }
    const less = { do: 'reduce-cost', amount: 1 }
    const later = { do: 'delayed', after: 'enters-play', of: 'event.unit', effect: [] }
    const draw = { do: 'draw', player: 'you', amount: 1 }
    expect([less, draw].map(effect => inside(effect, false))).toEqual(['', ''])
    expect([less, draw, later].map(effect => inside(effect, true))).toEqual(['[0].do', '', '[0].do'])
  })
})
