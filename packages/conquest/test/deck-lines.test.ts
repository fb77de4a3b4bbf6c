import { expect, test } from 'vitest'
import { readDeck } from '../src/index.ts'

test('all lines of a deck list that cannot be read are told at once, with the card that was meant', () => {
  const { warlord, cards, bad } = readDeck(
    '1x Nazdreg\n3x Goff Bois\n2x Shoota Mob\n1 Captain Cato Sicarius\n4x Zzyzx\n1x goff nobb',
  )
  expect(warlord).toBe('ork-nazdreg')
  expect(cards).toEqual([{ id: 'ork-shoota-mob', count: 2 }])
  expect(bad).toEqual([
    { line: 2, text: '3x Goff Bois', why: 'no-such-card', meant: 'Goff Boyz' },
    { line: 4, text: '1 Captain Cato Sicarius', why: 'second-warlord' },
    { line: 5, text: '4x Zzyzx', why: 'no-such-card' },
    { line: 6, text: '1x goff nobb', why: 'no-such-card', meant: 'Goff Nob' },
  ])
})
