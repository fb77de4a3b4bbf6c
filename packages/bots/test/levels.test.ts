import { expect, test } from 'vitest'
import { LEVELS, LEVELS_OF, levelOf, levelsOf } from '../src/index.ts'

test('each game has its levels, the easiest first', () => {
  expect(levelsOf('doom').map(level => level.name)).toEqual(['random', 'recruit', 'veteran', 'nightmare'])
  expect(levelsOf('conquest').map(level => level.name)).toEqual(['random', 'cadet', 'captain', 'warlord'])
  for (const levels of Object.values(LEVELS_OF)) expect(levels.map(level => level.level)).toEqual([0, 1, 2, 3])
  expect(levelsOf('toString')).toEqual([])
})

test('a level is found by its game and name, and only there', () => {
  expect(levelOf('doom', 'nightmare')).toMatchObject({ title: 'Nightmare', level: 3, searches: true, time: 1000 })
  expect(levelOf('doom', 'warlord')).toBeUndefined()
  expect(Object.keys(LEVELS)).toContain('warlord')
})
