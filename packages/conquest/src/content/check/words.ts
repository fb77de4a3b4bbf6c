import type { CardFilter, EffectStep, EffectWord, KeywordId, Place, Ref, TriggerWord, Word } from '../vocabulary.ts'
import { a, type Borne, isInPlay, listed } from './bearer.ts'
import { checkFilter, checkPrinted } from './filters.ts'
import { destinationProblem, isUnitFilter, meant } from './refs.ts'

/**
 * Where each effect word may stand. What is not declared here would be passed over in silence by the engine, so it is
 * refused when content is loaded.
 */
interface Standing<W extends EffectWord> {
  /** Always in force, or carried out once when an ability is used; `either` looks for itself. */
  as: 'constant' | 'once' | 'either'
  /** Only in answer to these triggers. */
  triggers?: readonly TriggerWord[]
  /** Not inside `choose-one` or `delayed`. */
  outermost?: true
  check?(b: Borne, step: Word<W>, path: string): void
}

/** Keywords that a unit can be given or lose while the match goes on. */
const GIVEN: readonly KeywordId[] = ['armorbane', 'brutal', 'flying', 'ranged']
const LOST: readonly KeywordId[] = [...GIVEN, 'area-effect']
const IGNORED: readonly KeywordId[] = ['flying']

type Subject = { on?: Ref; each?: CardFilter }

function card(b: Borne, ref: Ref, path: string, where: 'play' | 'hand' | 'discard', needsUnit: boolean): void {
  const found = meant(b, ref)
  if (typeof found === 'string') {
    b.say(path, found)
    return
  }
  if (found.where !== where) {
    b.say(
      path,
      `${ref} is ${found.where === 'play' ? 'in play' : `in ${a(found.where)}`} then, not ${where === 'play' ? 'in play' : `in the ${where}`}`,
    )
    return
  }
  if (where !== 'play' && !found.mine) b.say(path, `${ref} is a card of the opponent`)
  if (needsUnit && !found.unit) b.say(path, `${ref} need not be a unit; this is done to units only`)
}

/** A card in play that is a unit. */
const unit = (b: Borne, ref: Ref, path: string) => card(b, ref, path, 'play', true)

/** Exactly one of `on` and `each`. */
function subject(b: Borne, step: Subject, path: string, units: boolean): void {
  if ((step.on === undefined) === (step.each === undefined)) {
    b.say(path, 'needs exactly one of on (one card) and each (all cards that match)')
    return
  }
  if (step.on !== undefined) {
    card(b, step.on, `${path}.on`, 'play', units)
    return
  }
  checkFilter(b, step.each!, `${path}.each`)
  if (units && !isUnitFilter(step.each!)) b.say(`${path}.each.is`, 'this is done to units only')
}

/** A constant effect is about its own card, its host, or all cards that match. */
function constantSubject(b: Borne, step: Subject, path: string): void {
  if (step.on !== undefined && step.on !== 'self' && step.on !== 'host') {
    b.say(`${path}.on`, `a constant effect is on self or host, or on each card that matches, not on ${step.on}`)
    return
  }
  subject(b, step, path, true)
}

function positive(b: Borne, amount: number | string, path: string): void {
  if (amount === 0) b.say(path, 'an amount of 0 does nothing; at least 1')
}

function oneOf(b: Borne, keyword: KeywordId, allowed: readonly KeywordId[], path: string, what: string): void {
  if (!allowed.includes(keyword)) b.say(`${path}.keyword`, `${keyword} cannot be ${what}; allowed: ${listed(allowed)}`)
}

function factor(b: Borne, step: { factor: number }, path: string): void {
  if (step.factor === 1) b.say(`${path}.factor`, 'a factor of 1 changes nothing')
}

function destination(b: Borne, place: Place, path: string): void {
  const problem = destinationProblem(b, place)
  if (problem) b.say(path, problem)
}

function chosenPlanet(b: Borne, path: string): void {
  if (!b.targets.some(target => target.ref === '$planet' && target.pick === 'planet'))
    b.say(path, 'needs a planet chosen as $planet')
}

/** A change of a value: constant, or once until the end of the battle. */
function modify(b: Borne, step: Word<'modify'>, path: string): void {
  if (typeof step.amount === 'number') positive(b, step.amount, `${path}.amount`)
  else {
    positive(b, step.amount.times, `${path}.amount.times`)
    checkFilter(b, step.amount.per, `${path}.amount.per`, ['your-discard'])
  }
  if (b.ability.kind === 'constant') {
    if (step.until) b.say(`${path}.until`, 'a constant effect lasts as long as its card is there; leave until out')
    constantSubject(b, step, path)
    return
  }
  subject(b, step, path, true)
  if (!step.until) b.say(`${path}.until`, 'a change made once ends: end-of-battle')
  if (step.stat !== 'atk') b.say(`${path}.stat`, `only atk can be changed until the end of a battle, not ${step.stat}`)
  if (neverInBattle(b)) b.say(`${path}.until`, 'there is no battle then')
}

/** Kinds and triggers that never come during a battle. */
export function neverInBattle(b: Borne): boolean {
  const { kind, trigger } = b.ability
  return kind === 'deploy-action' || kind === 'battle' || trigger?.on === 'deploy-phase-begins'
}

const amountOnly = {
  as: 'once',
  check: (b: Borne, step: { amount: number }, path: string) => positive(b, step.amount, `${path}.amount`),
} as const

const WORDS: { readonly [W in EffectWord]: Standing<W> } = {
  'gain-resources': amountOnly,
  draw: amountOnly,
  'discard-random': amountOnly,
  'take-resources': {
    as: 'once',
    check: (b, step, path) => {
      positive(b, step.amount, `${path}.amount`)
      if (step.from === 'self' && !b.stocked) b.say(`${path}.from`, 'nothing on this card lays resources on it')
    },
  },
  'place-resources': {
    as: 'once',
    check: (b, step, path) => {
      positive(b, step.amount, `${path}.amount`)
      if (step.on !== 'self' || !isInPlay(b.type)) b.say(`${path}.on`, 'resources lie on the card that says so: self')
    },
  },
  'search-top': {
    as: 'once',
    check: (b, step, path) => {
      positive(b, step.count, `${path}.count`)
      if (step.player !== 'you') b.say(`${path}.player`, 'a player searches the own deck: you')
      if (step.min > step.max) b.say(`${path}.min`, 'at most one card is kept: 0 or 1')
      checkPrinted(b.known, b.say, step.filter, `${path}.filter`, 'a card in a deck has only what is printed on it')
      const enters = step.then === 'put-into-play'
      if (enters !== (step.to !== undefined)) b.say(`${path}.to`, 'goes with put-into-play, and only with it')
      if (enters && !isUnitFilter(step.filter)) b.say(`${path}.filter.is`, 'only units are put into play')
      if (step.to !== undefined) destination(b, step.to, `${path}.to`)
    },
  },
  'put-into-play': {
    as: 'once',
    check: (b, step, path) => {
      if (step.from !== 'your-hand' && step.from !== 'your-discard') {
        b.say(`${path}.from`, `${step.from} is no pile; allowed: your-hand, your-discard`)
        return
      }
      card(b, step.on, `${path}.on`, step.from === 'your-hand' ? 'hand' : 'discard', true)
      destination(b, step.to, `${path}.to`)
    },
  },
  'return-to-hand': {
    as: 'once',
    check: (b, step, path) => {
      if (step.from !== 'your-discard') {
        b.say(`${path}.from`, `a card returns from your-discard, not from ${step.from}`)
        return
      }
      card(b, step.on, `${path}.on`, 'discard', false)
    },
  },
  ready: {
    as: 'once',
    check: (b, step, path) => {
      card(b, step.on, `${path}.on`, 'play', false)
      const { trigger } = b.ability
      const entered = step.on.startsWith('event.') || (trigger?.on === 'enters-play' && trigger.card === step.on)
      if (trigger?.on === 'enters-play' && entered) b.say(`${path}.on`, 'it has entered play ready (CQ-1.7)')
    },
  },
  rout: { as: 'once', check: (b, step, path) => unit(b, step.on, `${path}.on`) },
  move: {
    as: 'once',
    check: (b, step, path) => {
      unit(b, step.on, `${path}.on`)
      if (step.to === 'your-hq') b.say(`${path}.to`, 'rout returns a unit to its HQ; move goes to a planet')
      else destination(b, step.to, `${path}.to`)
      if ((step.on === 'self' || step.on === 'host') && step.to === 'self-planet')
        b.say(`${path}.to`, 'it is there already')
      if (step.to === `planet-of:${step.on}`) b.say(`${path}.to`, 'it is there already')
    },
  },
  destroy: {
    as: 'once',
    check: (b, step, path) => {
      subject(b, step, path, false)
      if (step.on === 'self' && b.type === 'warlord') b.say(`${path}.on`, 'a warlord is never destroyed')
    },
  },
  'deal-damage': {
    as: 'once',
    check: (b, step, path) => {
      positive(b, step.amount, `${path}.amount`)
      subject(b, step, path, true)
    },
  },
  'move-damage': {
    as: 'once',
    check: (b, step, path) => {
      positive(b, step.amount, `${path}.amount`)
      unit(b, step.from, `${path}.from`)
      unit(b, step.to, `${path}.to`)
      if (step.from === step.to) b.say(`${path}.to`, 'damage moves to another unit')
    },
  },
  'remove-damage': {
    as: 'once',
    check: (b, step, path) => {
      positive(b, step.amount, `${path}.amount`)
      unit(b, step.on, `${path}.on`)
    },
  },
  'prevent-damage': {
    as: 'once',
    triggers: ['damage-assigned'],
    check: (b, step, path) => positive(b, step.amount, `${path}.amount`),
  },
  'reduce-cost': { ...amountOnly, triggers: ['deploying-unit'], outermost: true },
  'cancel-shield': { as: 'once', triggers: ['shield-used'] },
  delayed: {
    as: 'once',
    triggers: ['deploying-unit'],
    outermost: true,
    check: (b, step, path) => {
      if (step.of !== 'event.unit' && step.of !== 'event.card')
        b.say(`${path}.of`, 'is the unit being deployed: event.unit')
      checkSteps({ ...b, entered: true }, step.effect, `${path}.effect`, true)
    },
  },
  'choose-one': {
    as: 'once',
    check: (b, step, path) => {
      if (step.options.length < 2) b.say(`${path}.options`, 'a choice has at least two options')
      for (const [n, option] of step.options.entries())
        checkSteps(b, option.effect, `${path}.options[${n}].effect`, true)
    },
  },
  modify: { as: 'either', check: modify },
  multiply: {
    as: 'constant',
    check: (b, step, path) => {
      constantSubject(b, step, path)
      factor(b, step, path)
      if (step.stat === 'hp' && step.factor === 0)
        b.say(`${path}.factor`, 'nothing takes hit points below those printed')
    },
  },
  'multiply-attack-damage': {
    as: 'constant',
    check: (b, step, path) => {
      constantSubject(b, step, path)
      factor(b, step, path)
      checkFilter(b, step.against, `${path}.against`)
      if (!isUnitFilter(step.against)) b.say(`${path}.against.is`, 'only units are attacked')
    },
  },
  'grant-keyword': {
    as: 'constant',
    check: (b, step, path) => {
      constantSubject(b, step, path)
      oneOf(b, step.keyword, GIVEN, path, 'given')
    },
  },
  'lose-keyword': {
    as: 'constant',
    check: (b, step, path) => {
      constantSubject(b, step, path)
      oneOf(b, step.keyword, LOST, path, 'lost')
    },
  },
  'ignore-keyword': {
    as: 'constant',
    check: (b, step, path) => {
      constantSubject(b, step, path)
      oneOf(b, step.keyword, IGNORED, path, 'ignored')
    },
  },
  'cannot-be-attacked': { as: 'constant', check: constantSubject },
  'cannot-be-targeted': {
    as: 'constant',
    check: (b, step, path) => checkFilter(b, step.each, `${path}.each`),
  },
  custom: {
    as: 'once',
    check: (b, step, path) => {
      for (const [n, id] of (step.uses ?? []).entries())
        if (!b.known.ids.has(id)) b.say(`${path}.uses[${n}]`, `there is no card ${id}`)
      if (step.id === 'indirect-damage' || step.id === 'copy-battle-ability') chosenPlanet(b, `${path}.id`)
      if (step.id === 'copy-battle-ability' && b.ability.kind !== 'battle')
        b.say(`${path}.id`, 'only a planet copies a battle ability')
    },
  },
}

/** The steps of an effect, and the steps inside them. */
export function checkSteps(b: Borne, steps: readonly EffectStep[], path: string, nested = false): void {
  if (steps.length === 0) b.say(path, 'an effect without a word does nothing')
  for (const [n, step] of steps.entries()) checkStep(b, step, `${path}[${n}]`, nested)
}

function checkStep(b: Borne, step: EffectStep, path: string, nested: boolean): void {
  const { as, triggers, outermost, check } = WORDS[step.do] as Standing<EffectWord>
  const constant = b.ability.kind === 'constant'
  if (as === 'constant' && !constant) {
    b.say(`${path}.do`, `${step.do} is always in force: it stands in a constant ability, not in ${a(b.ability.kind)}`)
    return
  }
  if (as === 'once' && constant) {
    b.say(`${path}.do`, `${step.do} is carried out once: it cannot stand in a constant ability`)
    return
  }
  const on = b.ability.trigger?.on
  if (triggers && (!on || !triggers.includes(on))) {
    b.say(`${path}.do`, `${step.do} answers ${listed(triggers)}, not ${on ?? 'an ability without a trigger'}`)
    return
  }
  if (outermost && nested) {
    b.say(`${path}.do`, `${step.do} cannot stand inside another word`)
    return
  }
  check?.(b, step, path)
}
