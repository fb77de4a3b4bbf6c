import { key } from '@redoubt/kernel'
import { expect, test } from 'vitest'
import { done, offer, yes } from '../src/match/choices.ts'
import { type DoomDecision, decide } from '../src/match/decisions.ts'

test('a decision has the kind, the options and the facts that are declared for it, or does not compile', () => {
  const options = [offer.push('b3'), done]
  expect(decide('ann', 'push', 'D-MOVE-20', options, { about: { figure: 'imp-1' } })).toMatchObject({
    kind: 'push',
    options,
  })
  // @ts-expect-error there is no such kind
  decide('ann', 'pull', 'D-MOVE-20', options, { about: { figure: 'imp-1' } })
  // @ts-expect-error nobody is pushed by saying yes
  decide('ann', 'push', 'D-MOVE-20', [...options, yes], { about: { figure: 'imp-1' } })
  // @ts-expect-error an option made by hand has another shape
  decide('ann', 'push', 'D-MOVE-20', [{ do: 'push', at: 'b3' }], { about: { figure: 'imp-1' } })
  // @ts-expect-error it is about a figure
  decide('ann', 'push', 'D-MOVE-20', options)
  // @ts-expect-error and about nothing else
  decide('ann', 'push', 'D-MOVE-20', options, { about: { token: 'flame' } })
})

test('a decision that is seen tells by its kind what it offers and what it is about', () => {
  const read = (seen: DoomDecision): unknown => {
    if (seen.kind === 'reroll') return seen.options?.map(o => (o.do === 'reroll' ? o.face : o.do))
    // @ts-expect-error no decision of this kind offers that
    if (seen.kind === 'push') return seen.options?.some(o => o.do === 'reroll')
    // @ts-expect-error there is no such kind
    return seen.kind === 'pull' ? null : seen.about?.ability
  }
  const face = { key: 'reroll:0', do: 'reroll', n: 0, colour: 'red', face: 2 } as const
  expect(
    read({ seat: 'ann', kind: 'reroll', rule: 'D-ATTACK-8', options: [face, { key: 'done', do: 'done' }] }),
  ).toEqual([2, 'done'])
})

test('the key of an offer is made of its fields in their order', () => {
  expect(key(offer.placeTurned('b3', { place: 7 }))).toBe('place:b3:turned')
  expect(key(offer.useOf('dodge', 'imp-1'))).toBe('use:dodge:imp-1')
  expect(key(offer.setDie(1, 3))).toBe('set:1:3')
})
