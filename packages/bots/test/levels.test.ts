import { expect, test } from 'vitest'
import { LEVELS, LEVELS_OF, levelOf, levelsOf } from '../src/index.ts'
import { botName, botParts, CHARACTERS, isBot, mayHaveCharacter } from '../src/ladder.ts'

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

test('every level of DOOM but the random one has characters, known by one word', () => {
  for (const { name, level, searches } of levelsOf('doom'))
    for (const character of CHARACTERS) {
      const word = botName(name, character)
      expect(mayHaveCharacter(name)).toBe(level > 0)
      expect(word).toBe(level > 0 ? `${name}:${character}` : 'random')
      expect(levelOf('doom', word)).toMatchObject({ name: word, level, searches })
      expect(Object.keys(LEVELS)).toContain(word)
      expect(word.length).toBeLessThanOrEqual(24) // as much as the wire lets through
    }
  expect(levelOf('conquest', 'captain:reckless')).toBeUndefined()
  expect(levelOf('doom', 'veteran:unheard-of')).toBeUndefined()
})

test.each([
  ['doom', 'veteran', true],
  ['doom', 'nightmare:cautious', true],
  ['doom', 'random:cautious', false],
  ['doom', 'veteran:unheard-of', false],
  ['doom', 'warlord', false],
  ['conquest', 'captain', true],
  ['conquest', 'captain:cautious', false],
] as const)('in %s, is there a bot called %s: %s', (game, name, there) => {
  expect(isBot(game, name)).toBe(there)
  expect(levelOf(game, name) !== undefined).toBe(there)
})

test('a word is taken apart into level and character; what nobody knows is no character', () => {
  expect(botParts('veteran:cautious')).toEqual({ level: 'veteran', character: 'cautious' })
  expect(botParts('veteran')).toEqual({ level: 'veteran', character: null })
  expect(botParts('veteran:unheard-of')).toEqual({ level: 'veteran', character: null })
})
