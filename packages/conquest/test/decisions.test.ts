import { key } from '@redoubt/kernel'
import { expect, test } from 'vitest'
import { done, offer, pass } from '../src/match/choices.ts'
import { type ConquestDecision, decide } from '../src/match/decisions.ts'

test('a decision has the kind, the options and the facts that are declared for it, or does not compile', () => {
  const options = [offer.shield('sm-iron-halo.9'), pass]
  const about = { unit: 'sm-land-raider.5', amount: 2 }
  expect(decide('a', 'shield', 'CQ-8.3', options, { about })).toMatchObject({ kind: 'shield', options, about })
  // @ts-expect-error there is no such kind
  decide('a', 'sword', 'CQ-8.3', options, { about })
  // @ts-expect-error nobody shields a unit by being done
  decide('a', 'shield', 'CQ-8.3', [...options, done], { about })
  // @ts-expect-error an option made by hand has another shape
  decide('a', 'shield', 'CQ-8.3', [{ do: 'shield', at: 'p1' }], { about })
  // @ts-expect-error it is about a unit and an amount
  decide('a', 'shield', 'CQ-8.3', options)
  // @ts-expect-error and about nothing else
  decide('a', 'shield', 'CQ-8.3', options, { about: { planet: 'p1' } })
})

test('a decision that is seen tells by its kind what it offers and what it is about', () => {
  const read = (seen: ConquestDecision): unknown => {
    if (seen.kind === 'target') return seen.options?.map(o => o.card ?? o.at)
    // @ts-expect-error no decision of this kind offers that
    if (seen.kind === 'shield') return seen.options?.some(o => o.do === 'attack')
    // @ts-expect-error there is no such kind
    return seen.kind === 'sword' ? null : seen.about?.ability
  }
  const options = [{ key: 'choose:p2', do: 'choose', at: 'p2' } as const]
  expect(read({ seat: 'a', kind: 'target', rule: 'CQ-11.15', options })).toEqual(['p2'])
})

test('the key of an offer is made of its fields in their order', () => {
  expect(key(offer.deployAt('ork-goff-boyz.40', 'p2'))).toBe('deploy:ork-goff-boyz.40:p2')
  expect(key(offer.nthAbility('use', 'sm-land-raider.5', 2))).toBe('use:sm-land-raider.5:2')
  expect(key(offer.bonus('cards'))).toBe('take-cards')
})
