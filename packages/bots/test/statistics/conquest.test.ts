import { type ConquestEvent, conquest } from '@redoubt/conquest'
import { expect, test } from 'vitest'
import { simulate, watch } from '../../src/index.ts'

function heard(...events: ConquestEvent[]) {
  const { facts, hear } = watch('conquest', conquest.create({}, 'statistics'))
  hear(events)
  return facts
}

test('planets, struggles and battles count for whoever won them', () => {
  const facts = heard(
    { type: 'claim', seat: 'a', planet: 'pl-tarrus' },
    { type: 'struggle', planet: 'p1', icons: [0, 1], winner: 'b', rule: 'CQ-6.10' },
    { type: 'struggle', planet: 'p2', icons: [0, 0], winner: null, rule: 'CQ-6.10' },
    { type: 'battle-end', planet: 'p1', winner: 'a', rule: 'CQ-7.17' },
  )
  expect(facts).toMatchObject({
    planets: { 'pl-tarrus': { a: 1 } },
    struggles: { b: { 'CQ-6.10': 1 }, nobody: { 'CQ-6.10': 1 } },
    battles: { a: 1 },
  })
})

test('copies of a card count together, and a unit is destroyed by the attack under way', () => {
  const facts = heard(
    { type: 'enter', seat: 'a', card: 'sm-honored-librarian.12', at: 'p1', how: 'deployed' },
    { type: 'enter', seat: 'a', card: 'sm-honored-librarian.13', at: 'p1', how: 'deployed' },
    { type: 'attack', attacker: 'sm-honored-librarian.12', defender: 'ork-goff-nob.41' },
    { type: 'destroy', card: 'ork-goff-nob.41', at: 'p1' },
    { type: 'battle-end', planet: 'p1', winner: 'a', rule: 'CQ-7.17' },
    { type: 'destroy', card: 'sm-honored-librarian.13', at: 'p1' },
  )
  expect(facts.cards).toEqual({
    'sm-honored-librarian': { played: 2, destroyed: 1 },
    'ork-goff-nob': { destroyed: 1 },
  })
  expect(facts.kills).toEqual({ 'sm-honored-librarian': { 'ork-goff-nob': 1 }, nobody: { 'sm-honored-librarian': 1 } })
})

test('a simulated match is the same again, and what was counted fits its end', async () => {
  const pairing = {
    game: 'conquest',
    decks: ['demo-30-space-marines', 'demo-30-orks'],
    bots: ['cadet', 'cadet'],
  } as const
  const result = await simulate(pairing, 'seed', 3)
  expect(JSON.stringify(await simulate(pairing, 'seed', 3))).toBe(JSON.stringify(result))
  expect(['a', 'b', null]).toContain(result.winner)
  const claimed = Object.values(result.facts.planets!).flatMap(of => Object.values(of))
  expect(claimed.length).toBeGreaterThan(0)
})
