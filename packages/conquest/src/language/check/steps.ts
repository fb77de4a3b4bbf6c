import type { KeywordId } from '../../match/said.ts'
import type { Place, Ref } from '../basic.ts'
import type { CardFilter } from '../filter.ts'
import { a, type Borne, listed } from './bearer.ts'
import { checkFilter } from './filters.ts'
import { destinationProblem, isUnitFilter, meant } from './refs.ts'

/** Questions that the checks of several effect words ask. */

type Subject = { on?: Ref; each?: CardFilter }

export function checkCard(
  b: Borne,
  ref: Ref,
  path: string,
  where: 'play' | 'hand' | 'discard',
  needsUnit: boolean,
): void {
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
  if (where !== 'play' && found.theirs) b.say(path, `${ref} is a card of the opponent`)
  if (needsUnit && !found.unit) b.say(path, `${ref} need not be a unit; this is done to units only`)
}

/** A card in play that is a unit. */
export const checkUnit = (b: Borne, ref: Ref, path: string): void => checkCard(b, ref, path, 'play', true)

/** Exactly one of `on` and `each`. */
export function checkSubject(b: Borne, step: Subject, path: string, units: boolean): void {
  if ((step.on === undefined) === (step.each === undefined)) {
    b.say(path, 'needs exactly one of on (one card) and each (all cards that match)')
    return
  }
  if (step.on !== undefined) {
    checkCard(b, step.on, `${path}.on`, 'play', units)
    return
  }
  checkFilter(b, step.each!, `${path}.each`)
  if (units && !isUnitFilter(step.each!)) b.say(`${path}.each.is`, 'this is done to units only')
}

/** A constant effect is about its own card, its host, or all cards that match. */
export function constantSubject(b: Borne, step: Subject, path: string): void {
  if (step.on !== undefined && step.on !== 'self' && step.on !== 'host') {
    b.say(`${path}.on`, `a constant effect is on self or host, or on each card that matches, not on ${step.on}`)
    return
  }
  checkSubject(b, step, path, true)
}

/** What is asked of units only while they fight or struggle for a planet. */
export function countsAtPlanets(b: Borne, { each }: Subject, what: string, path: string): void {
  if (each?.at === 'your-hq') b.say(`${path}.each.at`, `${what} counts at planets only`)
}

export function positive(b: Borne, amount: number | string, path: string): void {
  if (amount === 0) b.say(path, 'an amount of 0 does nothing; at least 1')
}

export function oneOf(b: Borne, keyword: KeywordId, allowed: readonly KeywordId[], path: string, what: string): void {
  if (!allowed.includes(keyword)) b.say(`${path}.keyword`, `${keyword} cannot be ${what}; allowed: ${listed(allowed)}`)
}

export function factor(b: Borne, step: { factor: number }, path: string): void {
  if (step.factor === 1) b.say(`${path}.factor`, 'a factor of 1 changes nothing')
}

export function destination(b: Borne, place: Place, path: string): void {
  const problem = destinationProblem(b, place)
  if (problem) b.say(path, problem)
}
