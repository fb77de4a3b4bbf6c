import { sentence } from '@redoubt/kernel'
import { expect, test } from 'vitest'
import { conquest, deckProblemSaid, deckProblems, decksContent, exportDeck, importDeck } from '../src/index.ts'

const deck = (id: string) => decksContent.decks.find(d => d.id === id)!
const orks = () => structuredClone(deck('demo-30-orks'))

test('the decks of the box are legal and have their size', () => {
  for (const d of decksContent.decks) {
    expect(deckProblems(d)).toEqual([])
    expect(d.cards.reduce((sum, { count }) => sum + count, 0)).toBe(d.size)
  }
})

test('a deck goes out as text and comes back the same', () => {
  for (const d of decksContent.decks) {
    const text = exportDeck(d)
    expect(importDeck(text)).toEqual({ warlord: d.warlord, cards: d.cards })
  }
  expect(exportDeck(deck('demo-30-space-marines')).split('\n').slice(0, 2)).toEqual([
    '1x Captain Cato Sicarius',
    "4x Sicarius's Chosen",
  ])
})

test('a list is read however it is written down', () => {
  const text = '# my deck\n1 Nazdreg\n\n4x nazdreg’s flash gitz\n2 × Goff Boyz (Core Set)\nGoff Nob\n'
  expect(importDeck(text)).toEqual({
    warlord: 'ork-nazdreg',
    cards: [
      { id: 'ork-flash-gitz', count: 4 },
      { id: 'ork-goff-boyz', count: 2 },
      { id: 'ork-goff-nob', count: 1 },
    ],
  })
})

test('a list that cannot be read says where', () => {
  expect(() => importDeck('1x Nazdreg\n3x Space Elves')).toThrow(
    'Line 2 of the deck list: there is no card "3x Space Elves".',
  )
  expect(() => importDeck('3x Goff Nob')).toThrow('names no warlord')
  expect(() => importDeck('1x Nazdreg\n1x Captain Cato Sicarius')).toThrow('one warlord only')
})

test('an illegal deck is refused with the reason', () => {
  const with_ = (change: (d: ReturnType<typeof orks>) => void) => {
    const d = orks()
    change(d)
    return deckProblems(d)
      .map(problem => sentence(deckProblemSaid(problem)))
      .join(' ')
  }
  expect(with_(d => d.cards.push({ id: 'sm-land-raider', count: 1 }))).toContain('another faction')
  expect(with_(d => d.cards.push({ id: 'sm-sicarius-chosen', count: 1 }))).toContain(
    'signature squad of another warlord',
  )
  expect(with_(d => d.cards.push({ id: 'ork-goff-nob', count: 3 }))).toContain('4 copies')
  expect(with_(d => d.cards.push({ id: 'ork-snotlings', count: 1 }))).toContain('token')
  expect(with_(d => (d.cards[0]!.count = 3))).toContain('exactly 4, this deck 3')
  expect(with_(d => d.cards.splice(10))).toContain('at least 30')
  expect(with_(d => (d.warlord = 'ork-goff-nob'))).toContain('not a warlord')
  expect(with_(d => d.cards.push({ id: 'nothing', count: 1 }))).toContain('no card nothing')
})

test('CQ-2.1 a match takes a deck as id, list or text, and either player may take either deck', () => {
  const list = { warlord: 'ork-nazdreg', cards: orks().cards }
  for (const b of ['demo-30-orks', list, exportDeck(list)])
    expect(conquest.create({ decks: { a: 'demo-30-orks', b } }, 's').players[1].deck).toHaveLength(23)
  expect(() => conquest.create({ decks: { a: 'no-such-deck' } }, 's')).toThrow('There is no deck "no-such-deck".')
  expect(() => conquest.create({ decks: { a: { warlord: 'ork-nazdreg', cards: [] } } }, 's')).toThrow('not legal')
})
