import {
  draw,
  fastRandom,
  maySee,
  move,
  redeal,
  reveal,
  type State,
  seenZone,
  shuffleZone,
  type Zone,
  zone,
} from '@redoubt/kernel'
import { expect, test } from 'vitest'

const table = () => ({ reveals: 0, random: fastRandom(1) }) as State
const pile = (seen: Zone['seen'], owner: string | null = null, cards = ['a', 'b', 'c']) =>
  zone(owner, seen, cards.slice())

test('who may look into a pile: all, its owner, nobody', () => {
  expect(['north', 'east', 'spectator'].map(v => maySee(pile('all', 'north'), v))).toEqual([true, true, true])
  expect(['north', 'east', 'spectator'].map(v => maySee(pile('owner', 'north'), v))).toEqual([true, false, false])
  expect(['north', 'east', 'spectator'].map(v => maySee(pile('nobody', 'north'), v))).toEqual([false, false, false])
})

test('who may not look sees how many cards there are; who may gets a copy', () => {
  const hand = pile('owner', 'north')
  expect(seenZone(hand, 'east')).toEqual({ owner: 'north', count: 3 })
  const seen = seenZone(hand, 'north')
  expect(seen).toEqual({ owner: 'north', count: 3, cards: ['a', 'b', 'c'] })
  seen.cards!.pop()
  expect(hand.cards).toHaveLength(3)
})

test('draw moves the top card, which is the last; an empty pile gives none', () => {
  const [g, from, to] = [table(), pile('nobody'), pile('all', null, [])]
  expect(draw(g, from, to)).toBe('c')
  expect([from.cards, to.cards]).toEqual([['a', 'b'], ['c']])
  from.cards.length = 0
  expect(draw(g, from, to)).toBeUndefined()
  expect(g.reveals).toBe(1)
})

test('move takes a named card to the top, and only one that is there', () => {
  const [g, from, to] = [table(), pile('all'), pile('all', null, ['x'])]
  move(g, 'b', from, to)
  expect([from.cards, to.cards]).toEqual([
    ['a', 'c'],
    ['x', 'b'],
  ])
  expect(() => move(g, 'b', from, to)).toThrow('no b to move')
  expect([from.cards, to.cards]).toEqual([
    ['a', 'c'],
    ['x', 'b'],
  ])
})

test('a card that becomes known to somebody who did not know it is a reveal', () => {
  const places: Record<string, () => Zone> = {
    deck: () => pile('nobody'),
    'north hand': () => pile('owner', 'north'),
    'north bid': () => pile('owner', 'north'),
    'east hand': () => pile('owner', 'east'),
    discard: () => pile('all'),
  }
  const known: string[] = []
  for (const from in places)
    for (const to in places) {
      const g = table()
      draw(g, places[from]!(), places[to]!())
      move(g, 'a', places[from]!(), places[to]!())
      expect([0, 2]).toContain(g.reveals)
      if (g.reveals) known.push(`${from} > ${to}`)
    }
  expect(known).toEqual([
    'deck > north hand',
    'deck > north bid',
    'deck > east hand',
    'deck > discard',
    'north hand > east hand',
    'north hand > discard',
    'north bid > east hand',
    'north bid > discard',
    'east hand > north hand',
    'east hand > north bid',
    'east hand > discard',
  ])
})

test('a look that moves no card is told by the game', () => {
  const g = table()
  reveal(g)
  expect(g.reveals).toBe(1)
})

test('shuffling keeps the cards and counts as chance', () => {
  const [g, z] = [table(), pile('nobody', null, [...'abcdefghij'])]
  shuffleZone(g, z)
  expect(z.cards.toSorted()).toEqual([...'abcdefghij'])
  expect(z.cards).not.toEqual([...'abcdefghij'])
  expect(g.random.drawn).toBeGreaterThan(0)
})

test('redealing mixes piles among each other and keeps their heights', () => {
  const [g, a, b, c] = [
    table(),
    pile('nobody', null, [...'abcd']),
    pile('owner', 'x', [...'efg']),
    pile('owner', 'x', []),
  ]
  const ever = new Set<string>()
  for (let i = 0; i < 100; i++) {
    redeal(g, [a, b, c])
    expect([a.cards.length, b.cards.length, c.cards.length]).toEqual([4, 3, 0])
    expect([...a.cards, ...b.cards].toSorted()).toEqual([...'abcdefg'])
    for (const card of b.cards) ever.add(card)
  }
  expect(ever.size).toBe(7)
})

test('redealing owes nothing to where the cards really lie', () => {
  const dealt = (first: string, second: string) => {
    const [g, a, b] = [table(), pile('nobody', null, [...first]), pile('owner', 'x', [...second])]
    redeal(g, [a, b])
    return [a.cards, b.cards]
  }
  expect(dealt('abcd', 'efg')).toEqual(dealt('gfed', 'cba'))
})
