import { listGames, registry } from '@redoubt/kernel'
import { expect, test } from 'vitest'
import { auction } from './games/auction.ts'
import { duelGame } from './games/duel.ts'

test('a host finds its games by id and lists them', () => {
  const known = registry(auction, duelGame)
  expect(known.get('duel')).toBe(duelGame)
  expect(known.get('chess')).toBeUndefined()
  expect(listGames(known)).toEqual([
    { id: 'auction', name: 'Auction', rules: '2' },
    { id: 'duel', name: 'Duel', rules: '1' },
  ])
})

test('two games of the same id are refused', () => {
  expect(() => registry(auction, { ...duelGame, id: 'auction' })).toThrow('same id')
})
