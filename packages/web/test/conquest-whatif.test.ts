import { conquest } from '@redoubt/conquest'
import { expect, test } from 'vitest'
import { forecast } from '../src/conquest/reading/forecast.ts'

const view = (scenario: object) =>
  conquest.view(
    conquest.create(
      {
        planets: 'core-10',
        scenario: { planets: ['Ferrin', 'Atrox Prime', 'Tarrus'], faceUp: 3, phase: 'command', ...scenario },
      } as never,
      'what-if',
    ),
    'b',
  )

test('CQ-12.2 a forecast counts the Brutal that Nazdreg gives to whoever is where he goes', () => {
  const seen = view({ initiative: 'b', b: { at: { p2: [{ card: 'Goff Nob', damage: 1 }, 'Shoota Mob'] } } })
  // 2 of Nazdreg, 6 and 1 for its damage of the Nob, 2 of the Mob.
  expect(forecast(seen, 'b', 'p2').battle.atk).toEqual([11, 0])
  // Elsewhere he gives nothing.
  expect(forecast(seen, 'b', 'p3').battle.atk).toEqual([2, 0])
})

test('CQ-6.5, CQ-6.9 a forecast brings the HQ along exhausted, and tells who wins each struggle', () => {
  const seen = view({
    initiative: 'b',
    a: { at: { p1: ['10th Company Scout'] } },
    b: { hq: ['Goff Nob'], at: { p3: ['Shoota Mob'] } },
  })
  const there = forecast(seen, 'b', 'p1')
  expect(there).toMatchObject({ alone: 'b', followers: 1, battle: { atk: [2, 2], hp: [13, 1] } })
  expect(there.struggles.won).toBeGreaterThanOrEqual(1)
})
