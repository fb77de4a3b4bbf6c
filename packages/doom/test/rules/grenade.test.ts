import { describe, expect, test } from 'vitest'
import { box, doom, room } from '../play.ts'

const GRENADES = ['frag-grenade', 'siphon-grenade', 'decoy-grenade']

const start = (grenade: string, more: object = {}, scenario: object = {}) =>
  doom({
    map: room(8, 3),
    alpha: {
      at: 'a1',
      weapons: ['combat-shotgun', grenade],
      hand: [`throw-${grenade}`, 'ammo-check'],
      damage: 4,
      deck: ['sidearm'],
    },
    bravo: { at: 'h3', hand: [] },
    charlie: { at: null },
    delta: { at: null },
    demons: { pinky: { at: 'd1' } },
    turn: 'alpha',
    scenario: { initiative: ['bravo', 'invader'], ...scenario },
    ...more,
  })

test('D-GRENADE-1 D-GRENADE-2 three grenades, each a set of exactly one card', () => {
  const found = Object.values(box().weapons).filter(w => w.kind === 'grenade')
  expect(found.map(w => w.id)).toEqual(GRENADES)
  for (const { id, cards } of found) expect(cards).toEqual([`throw-${id}`])
})

describe('D-GRENADE-3 D-GRENADE-5 the frag grenade', () => {
  test('D-GRENADE-3 the token lies in the play area, then face down on the map where the card says', () => {
    const g = start('frag-grenade')
    expect(g.view('invader').marines[0]!.weapons).toContain('frag-grenade')
    g.does('play:throw-frag-grenade')
    expect(g).waitsFor('alpha', 'place-token')
    expect(g).offers('token:e1') // 4 spaces
    expect(g).not.offers('token:f1')
    g.does('token:d2')
    expect(g.view('invader').tokens).toEqual([{ kind: 'frag-grenade', at: 'd2', owner: 'alpha' }])
    expect(g.marine().weapons).toEqual(['combat-shotgun'])
    expect(g).waitsFor('alpha', 'activation')
  })

  test('D-GRENADE-5 it goes off at the end of the next activation and comes back face up', () => {
    const g = start('frag-grenade', { dice: [2, 2] })
    g.does('play:throw-frag-grenade', 'token:d2', 'end')
    expect(g).waitsFor('bravo', 'activation')
    expect(g.figure('pinky-1').damage).toBe(0)
    g.does('end')
    expect(g.figure('pinky-1').damage).toBe(4)
    expect(g.state.tokens).toEqual([])
    expect(g.marine().weapons).toEqual(['combat-shotgun', 'frag-grenade'])
    expect(g.events('defense')).toEqual([])
  })
})

test('D-GRENADE-5 the siphon grenade works twice, then comes back', () => {
  const g = start('siphon-grenade', {}, { initiative: ['alpha'] })
  g.does('play:throw-siphon-grenade', 'token:c1')
  expect(g.figure('pinky-1').damage).toBe(1)
  expect(g.figure('alpha').damage).toBe(3)
  g.does('end')
  expect(g).waitsFor('alpha', 'activation')
  expect(g.figure('pinky-1').damage).toBe(2)
  expect(g.figure('alpha').damage).toBe(2)
  expect(g.state.tokens).toEqual([])
  expect(g.marine().weapons).toContain('siphon-grenade')
})

test('D-GRENADE-4 a token on the map is no item', () => {
  const g = start('decoy-grenade')
  g.does('play:throw-decoy-grenade', 'token:b1', 'sprint:ammo-check', 'step:b1')
  expect(g.offers.some(key => key.startsWith('take'))).toBe(false)
  g.does('end')
  expect(g.state.tokens).toHaveLength(1)
})

test('D-GRENADE-4 D-GRENADE-6 the card cannot be played while its token lies on the map', () => {
  const g = start('frag-grenade', {}, { initiative: ['alpha', 'alpha'] })
  g.does('play:throw-frag-grenade', 'token:d2')
  const m = g.marine()
  expect(m.weapons).not.toContain('frag-grenade')
  expect(g).not.offers('play:throw-frag-grenade')
})

test('D-GRENADE-6 D-LIMITS-6 no second grenade of the same kind, even while the first lies on the map', () => {
  const g = start(
    'frag-grenade',
    {},
    {
      items: [
        { type: 'weapon', weapon: 'frag-grenade', at: 'a1' },
        { type: 'weapon', weapon: 'siphon-grenade', at: 'a1' },
      ],
    },
  )
  expect(g).not.offers('take:frag-grenade')
  expect(g).offers('take:siphon-grenade')
  g.does('play:throw-frag-grenade', 'token:d2')
  expect(g).not.offers('take:frag-grenade')
  expect(g).offers('take:siphon-grenade')
})
