import { expect, test } from 'vitest'
import { skirmish } from '../cards/skirmish.ts'
import { room } from '../play.ts'

/** Alpha throws a decoy; the soldier, whose range is 5, comes next. */
const thrown = (token: string, soldier: string, more: object = {}) =>
  skirmish({
    map: room(10, 1),
    alpha: { at: 'a1', hand: ['throw-decoy-grenade', 'double-time'], deck: ['ammo-check'] },
    demons: { 'possessed-soldier': { at: soldier } },
    turn: 'alpha',
    initiative: ['invader', 'alpha'],
    ...more,
  }).does('play:throw-decoy-grenade', `token:${token}`, 'end')

test('D-GRENADE-3 a demon removes a decoy that is just within its range, not one that is farther away', () => {
  expect(thrown('d1', 'i1')).offers('decoy:alpha')
  expect(thrown('d1', 'j1')).not.offers('decoy:alpha')
})

test('D-GRENADE-3 a marine as far away as the decoy may be attacked, one farther away may not', () => {
  const even = skirmish({
    map: room(10, 1),
    alpha: { at: 'a1', hand: ['throw-decoy-grenade'], deck: ['ammo-check'] },
    bravo: { at: 'h1', deck: ['ammo-check'] },
    demons: { 'possessed-soldier': { at: 'f1' } },
    turn: 'alpha',
    initiative: ['invader'],
  }).does('play:throw-decoy-grenade', 'token:d1', 'end')
  expect(even).offers('attack') // Bravo is 2 away like the token
  even.does('attack')
  expect(even.events('attack').at(-1) ?? even.state.decision).toMatchObject({})
  expect(even.figure('alpha').damage).toBe(0)
  expect(thrown('d1', 'f1')).not.offers('attack') // Alpha is 5 away
})

test('D-GRENADE-3 of several decoys of one marine none is offered twice', () => {
  const g = thrown('c1', 'f1')
  expect(g.offers.filter(key => key.startsWith('decoy:'))).toEqual(['decoy:alpha'])
})
