import type { CardFilter } from '../filter.ts'
import type { Borne, Known, Say } from './bearer.ts'
import { meant, placeProblem } from './refs.ts'

/** What is printed on a card, whatever happens to it. */
const PRINTED = ['is', 'faction', 'trait', 'notTrait', 'unique', 'notName', 'maxPrintedCost'] as const
const fieldsOf = (filter: CardFilter) =>
  (Object.keys(filter) as (keyof CardFilter)[]).filter(field => filter[field] !== undefined)

/** A filter that is asked about cards out of play, or once and for all, knows what is printed only. */
export function checkPrinted(
  known: Known,
  say: Say,
  filter: CardFilter,
  path: string,
  why: string,
  also: readonly (keyof CardFilter)[] = [],
): void {
  const allowed: readonly string[] = [...PRINTED, ...also]
  for (const field of fieldsOf(filter))
    if (!allowed.includes(field)) say(`${path}.${field}`, `${why}; allowed: ${allowed.join(', ')}`)
  checkSense(known, say, filter, path)
}

/** Descriptions that no card can answer. */
function checkSense(known: Known, say: Say, filter: CardFilter, path: string): void {
  for (const field of ['trait', 'notTrait'] as const) {
    const trait = filter[field]
    if (trait !== undefined && !known.traits.has(trait)) say(`${path}.${field}`, `no card has the trait ${trait}`)
  }
  if (filter.trait !== undefined && filter.trait === filter.notTrait)
    say(`${path}.notTrait`, 'a card cannot have and lack one trait')
  if (filter.notName !== undefined && !known.names.has(filter.notName))
    say(`${path}.notName`, `no card is called ${filter.notName}`)
  if (filter.controller && filter.owner && filter.controller !== filter.owner)
    say(`${path}.owner`, 'no card of this game changes hands: owner and controller are the same')
  if (filter.maxPrintedCost !== undefined && filter.maxPrintedCost < 0)
    say(`${path}.maxPrintedCost`, 'no cost is below 0')
  if (filter.is === 'support') {
    if (filter.damaged) say(`${path}.damaged`, 'a support takes no damage')
    if (filter.at !== undefined && !['your-hq', 'your-hand', 'your-discard'].includes(filter.at))
      say(`${path}.at`, 'a support is never at a planet; allowed: your-hq, your-hand, your-discard')
  }
}

/** A filter about cards in play; `piles` where hands and discard piles can be looked through. */
export function checkFilter(b: Borne, filter: CardFilter, path: string, piles: readonly string[] = []): void {
  const { at, notAt } = filter
  checkSense(b.known, b.say, filter, path)
  for (const [field, place] of [
    ['at', at],
    ['notAt', notAt],
  ] as const) {
    if (place === undefined) continue
    const hidden = place === 'your-hand' || place === 'your-discard'
    const problem =
      hidden && (field === 'notAt' || !piles.includes(place))
        ? `only cards in play are meant here${piles.length > 0 && field === 'at' ? `, or in ${piles.join(', ')}` : ''}`
        : placeProblem(b, place)
    if (problem) b.say(`${path}.${field}`, problem)
    if (hidden && field === 'at')
      for (const state of ['damaged', 'ready'] as const)
        if (filter[state] !== undefined) b.say(`${path}.${state}`, 'only cards in play are damaged, ready or exhausted')
    if (hidden && filter.controller === 'opponent') b.say(`${path}.controller`, `${place} holds your own cards only`)
    if (hidden && filter.owner === 'opponent') b.say(`${path}.owner`, `${place} holds your own cards only`)
  }
  if (at !== undefined && at === notAt) b.say(`${path}.notAt`, 'a card is not both there and not there')
  for (const [n, ref] of (filter.not ?? []).entries()) {
    const card = meant(b, ref)
    if (typeof card === 'string') b.say(`${path}.not[${n}]`, card)
  }
}
