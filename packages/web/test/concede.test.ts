import { expect, test } from 'vitest'
import { mayConcede } from '../src/match/bar/Concede.tsx'

test('who sits at a running match may give it up; watchers, replays and what is over may not', () => {
  const sits = { viewer: 'alpha', seats: [], outcome: null, isReplay: false }
  expect(mayConcede(sits)).toBe(true)
  expect(mayConcede({ ...sits, viewer: 'spectator' })).toBe(false)
  expect(mayConcede({ ...sits, isReplay: true })).toBe(false)
  expect(mayConcede({ ...sits, outcome: { winners: ['invader'], rule: 'D-OBJECTIVE-2', reason: 'frags' } })).toBe(false)
})
