import { expect, test } from 'vitest'
import { VETERAN } from '../../src/doom/character/experience.ts'
import { mannered } from '../../src/doom/character/manner.ts'
import { RECRUIT } from '../../src/doom/character/priorities.ts'
import { decisionsOf } from './decisions.ts'

test('a character changes what its level believes, and only that', () => {
  const reckless = mannered(VETERAN, 'reckless')
  expect(reckless.squad!.loss).toBeLessThan(VETERAN.squad!.loss)
  expect(reckless.assault!.exposure).toBeLessThan(VETERAN.assault!.exposure)
  expect(reckless.goals).toEqual(VETERAN.goals)
  expect(mannered(VETERAN, 'cautious').squad!.loss).toBeGreaterThan(VETERAN.squad!.loss)
  expect(mannered(VETERAN, 'dutiful').goals.seal.step).toBeGreaterThan(VETERAN.goals.seal.step)
  expect(mannered(VETERAN, 'dutiful').prey.contest).toBeGreaterThan(VETERAN.prey.contest)
})

test('a Recruit keeps what it does not know about', () => {
  const cautious = mannered(RECRUIT, 'cautious')
  expect(cautious.wishes.caution).toBeGreaterThan(RECRUIT.wishes.caution)
  expect(cautious).not.toHaveProperty('squad')
  expect(cautious).not.toHaveProperty('assault')
})

test('two characters of a level play the same match differently', () => {
  const [one, other] = (['cautious', 'reckless'] as const).map(character =>
    decisionsOf({ mission: 'black-bishop-2', marines: 1 }, `veteran:${character}`, 'manner'),
  )
  expect(one).not.toEqual(other)
})
