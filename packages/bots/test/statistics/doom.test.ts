import { type DoomEvent, doom } from '@redoubt/doom'
import { expect, test } from 'vitest'
import { sum, watch } from '../../src/index.ts'

const state = () => doom.create({ mission: 'tutorial', marines: 2 }, 'statistics')

function heard(...events: DoomEvent[]) {
  const { facts, hear } = watch('doom', state())
  hear(events)
  return facts
}

const killed = (figure: string, by: string | null, at: number[]): DoomEvent => ({
  type: 'killed',
  figure,
  by,
  at,
  how: 'attack',
})

const attack = (attacker: string, defender: string, card?: string): DoomEvent => ({
  type: 'attack',
  attacker,
  defender,
  dice: { red: 1, black: 0 },
  range: 1,
  ...(card ? { card } : {}),
})

const damage = (figure: string, amount: number, by: string | null): DoomEvent => ({
  type: 'damage',
  figure,
  amount,
  total: amount,
  by,
})

test('frags count in the round in which they were gained', () => {
  const round = (n: number): DoomEvent => ({ type: 'round', round: n })
  const frag = (total: number): DoomEvent => ({ type: 'frag', total, limit: 6 })
  expect(heard(round(1), frag(1), round(2), round(3), frag(3), frag(4)).frags).toEqual({ 1: 1, 3: 3 })
})

test('damage counts for the weapon of the card, the kind of demon, or whatever else there is', () => {
  const facts = heard(
    attack('alpha', 'imp-1', 'point-blank-blast'),
    damage('imp-1', 3, 'alpha'),
    damage('imp-2', 1, 'alpha'), // a blast of the same attack
    { type: 'activation-end', figure: 'alpha' },
    damage('imp-2', 1, 'alpha'), // no attack of this activation
    attack('imp-1', 'alpha'),
    damage('alpha', 2, 'imp-1'),
    damage('alpha', 1, null),
  )
  expect(facts.damage).toEqual({
    'combat-shotgun': { attacks: 1, damage: 4 },
    imp: { attacks: 1, damage: 2 },
    other: { damage: 2 },
  })
})

test('deaths count on their spaces, a large demon in parts, and kills by kind', () => {
  const facts = heard(killed('alpha', 'imp-2', [0]), killed('mancubus-1', 'bravo', [0, 1]), killed('bravo', null, [1]))
  expect(facts.deaths).toEqual({ marines: { g1: 1, h1: 1 }, demons: { g1: 0.5, h1: 0.5 } })
  expect(facts.kills).toEqual({ imp: { alpha: 1 }, bravo: { mancubus: 1 }, nobody: { bravo: 1 } })
})

test('what only some may see is not counted', () => {
  const { facts, hear } = watch('doom', state())
  const played = { type: 'played', marine: 'alpha', card: 'armor', as: 'reaction' } as const
  hear([played, { ...played, to: ['alpha'] }] as DoomEvent[])
  expect(facts.cards).toEqual({ armor: { played: 1 } })
})

test('counts of many matches add up name by name', () => {
  expect(sum([{ a: 1, b: { c: 2 } }, { b: { c: 3, d: 1 } }, {}])).toEqual({ a: 1, b: { c: 5, d: 1 } })
})
