import { expect, test } from 'vitest'
import { doom } from '../play.ts'
import { split } from '../split.ts'

const before = (portals: object[]) =>
  doom({
    map: split(8, 5, 2, 3),
    doors: [['b3', 'c3']],
    alpha: { at: 'b3', mp: 4 },
    turn: 'alpha',
    options: { invasion: 'first-strike' },
    scenario: { portals },
  })

test('D-PORTAL-1 portals are blue, yellow or red', () => {
  expect(() => before([{ at: 'e3', level: 'green' }])).toThrow('portals')
  const g = before(['blue', 'yellow', 'red'].map((level, n) => ({ at: `${'efg'[n]}3`, level, up: true })))
  expect(g.state.portals.map(p => p.level)).toEqual(['blue', 'yellow', 'red'])
})

test('D-PORTAL-2 D-PORTAL-3 a face-down portal wakes by the threat card; one that was face up before gives nothing more', () => {
  const g = before([
    { at: 'e3', level: 'blue', up: false },
    { at: 'g3', level: 'yellow', up: true },
    { at: 'a1', level: 'red', up: false },
  ])
  g.does('open:d1')
  // Both regions of the door count (a1 and e3 are in them); the face-up one was not turned now.
  expect(g).waitsFor('invader', 'choose-portal')
  expect(g.offers.sort()).toEqual(['portal:p1', 'portal:p3'])
  expect(g.state.portals.every(p => p.up)).toBe(true)
})

test('D-PORTAL-2 a face-down portal elsewhere stays asleep', () => {
  const g = doom({
    map: split(8, 5, 2, 3).map((line, i) => (i % 2 === 1 ? `${line.slice(0, 10)}|${line.slice(11)}` : line)),
    doors: [['b3', 'c3']],
    alpha: { at: 'b3', mp: 4 },
    turn: 'alpha',
    scenario: { portals: [{ at: 'g3', level: 'blue', up: false }] },
  })
  g.does('open:d1')
  expect(g.state.portals[0]!.up).toBe(false)
  expect(g).waitsFor('alpha', 'activation')
})

test('D-PORTAL-4 D-PORTAL-5 a portal that has summoned is discarded; before that anybody may stand on it', () => {
  const g = before([{ at: 'c3', level: 'blue', up: false }]).does('open:d1', 'group:1', 'place:c3', 'place:d3')
  expect(g.state.portals).toEqual([])
  expect(g.events('portal')).toMatchObject([{ change: 'revealed' }, { change: 'discarded' }])
  const on = before([{ at: 'b2', level: 'blue', up: true }]).does('step:b2')
  expect(on.at('alpha')).toEqual(['b2'])
  expect(on).waitsFor('alpha', 'activation')
})
