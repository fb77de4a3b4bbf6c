import { expect, test } from 'vitest'
import { LESSONS } from '../src/learn/lesson.ts'
import { arrange, type Sort } from '../src/library/arrange.ts'
import { type Listed, listed, listedAtHome } from '../src/online/lists/listed.ts'

const one = (id: string, updated: number): Listed => ({
  card: {
    ...{ id, game: 'doom', options: {}, seats: {}, created: 0, updated },
    ...{ made: 0, round: null, waitsFor: null, outcome: null },
  },
  isOver: false,
  yours: false,
})
const LIST = [one('Żelazna straż Ania', 2), one('Alpha Bob', 3), one('Zulu bob', 1)]
const found = (query: string, sort: Sort = 'turn') =>
  arrange(LIST, { query, sort, locale: 'pl' }, ({ card }) => card.id).map(({ card }) => card.updated)

test('every word that is looked for must occur, whatever its case and its accents', () => {
  expect(found('')).toEqual([2, 3, 1])
  expect(found('BOB')).toEqual([3, 1])
  expect(found('  zulu  Bob ')).toEqual([1])
  expect(found('zelazna straz')).toEqual([2])
  expect(found('bob ania')).toEqual([])
})

test('the order is that of the list, of time, or of names in the language', () => {
  expect(found('', 'latest')).toEqual([3, 2, 1])
  expect(found('', 'oldest')).toEqual([1, 2, 3])
  expect(found('', 'name')).toEqual([3, 1, 2])
  expect(LIST.map(({ card }) => card.updated)).toEqual([2, 3, 1])
})

test('the start page offers no match of a lesson; the list of games has it', () => {
  const list = [one('lesson-doom-moving-1', 5).card, one('mine', 1).card, one('lesson-of-my-own', 2).card]
  const lesson = { ...list[0]!, id: `lesson-${LESSONS[0]!.id}-x` }
  const ids = (found: Listed[]) => found.map(({ card }) => card.id)
  expect(ids(listedAtHome([lesson, list[1]!, list[2]!], []))).toEqual(['lesson-of-my-own', 'mine'])
  expect(ids(listed([lesson, list[1]!], []))).toEqual([lesson.id, 'mine'])
})
