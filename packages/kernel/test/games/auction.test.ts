import { seenDecision, seenEvents } from '@redoubt/kernel'
import { Table } from '@redoubt/kernel/testing'
import { expect, test } from 'vitest'
import { auction } from './auction.ts'

type Auction = ReturnType<typeof auction.create>

/** The first table, seed by seed, at which this is so. */
function tableWhere(fits: (g: Auction) => boolean, seats = 2): Table<Auction> {
  for (let i = 0; i < 1000; i++) {
    const t = new Table<Auction>(auction, { seats }, `table ${i}`)
    if (fits(t.state)) return t
  }
  throw new Error('There is no such table.')
}

const hand = (g: Auction, seat: string) => g.hands[seat]!.cards
const highest = (g: Auction, seat: string) => String(Math.max(...hand(g, seat).map(Number)))

test('A-1 three cards each; hands are for their owners, piles for nobody', () => {
  const { state } = new Table<Auction>(auction, { seats: 3 })
  const seen = auction.view(state, 'east')
  expect(seen.hands.east!.cards).toHaveLength(3)
  expect(seen.hands.north).toEqual({ owner: 'north', count: 3 })
  expect(seen.decks.east).toEqual({ owner: 'east', count: 3 })
  expect(seen.prizes).toEqual({ owner: null, count: 5 })
  expect(seen.lot.cards).toHaveLength(1)
})

test('A-2 bids are asked one after the other, and nobody learns the first before the last', () => {
  const t = new Table<Auction>(auction, { seats: 3 })
  const card = hand(t.state, 'north')[1]!
  expect(t.offers).toEqual(hand(t.state, 'north').map(c => `bid:${c}`))
  t.choose(`bid:${card}`)
  for (const viewer of ['east', 'south', 'spectator']) {
    expect(seenEvents(t.latest, viewer)).toEqual([{ type: 'bid', seat: 'north' }])
    expect(auction.view(t.state, viewer).bids.north).toEqual({ owner: 'north', count: 1 })
  }
  expect(seenEvents(t.latest, 'north')).toContainEqual({ type: 'own-bid', card })
  expect(auction.view(t.state, 'north').bids.north!.cards).toEqual([card])
  expect(seenDecision(t.state, 'south')).toEqual({ seat: 'east', kind: 'bid', rule: 'A-2' })
  expect(t.offers).toEqual(hand(t.state, 'east').map(c => `bid:${c}`))
})

test('A-3 the highest bid takes the prize, and everybody sees all bids', () => {
  const t = tableWhere(g => highest(g, 'north') < highest(g, 'east'))
  const [mine, theirs, prize] = [highest(t.state, 'north'), highest(t.state, 'east'), t.state.lot.cards[0]]
  t.choose(`bid:${mine}`).choose(`bid:${theirs}`)
  expect(t.state.won).toMatchObject({ north: { cards: [] }, east: { cards: [prize] } })
  expect(seenEvents(t.latest, 'spectator')).toContainEqual({ type: 'bids', bids: { north: mine, east: theirs } })
  expect(t.state.spent).toMatchObject({ north: { cards: [mine] }, east: { cards: [theirs] } })
})

test('A-3 if several bids are highest the prize is shuffled back', () => {
  const t = tableWhere(g => highest(g, 'north') === highest(g, 'east'))
  const bid = `bid:${highest(t.state, 'north')}`
  const { drawn } = t.state.random
  t.choose(bid).choose(bid)
  expect(t.state.won).toMatchObject({ north: { cards: [] }, east: { cards: [] } })
  expect([...t.state.prizes.cards, ...t.state.lot.cards].toSorted()).toEqual([...'123456'])
  expect(t.state.random.drawn).toBeGreaterThan(drawn)
  expect(t.latest).toContainEqual({ type: 'award', winner: null })
})

test('A-3 a tie below the highest bid does not matter', () => {
  const lowPair = (g: Auction) => hand(g, 'north').find(c => hand(g, 'east').includes(c) && c < highest(g, 'south'))
  const t = tableWhere(g => lowPair(g) !== undefined, 3)
  const low = lowPair(t.state)
  t.choose(`bid:${low}`)
    .choose(`bid:${low}`)
    .choose(`bid:${highest(t.state, 'south')}`)
  expect(t.state.won.south!.cards).toHaveLength(1)
})

test('A-4 the last bids make themselves, the hands are empty, and the highest sum wins', () => {
  const t = new Table<Auction>(auction, { seats: 2 })
  while (!t.state.outcome) t.choose(t.offers[0]!)
  expect(t.state.seq).toBe(10) // six rounds, but a single card left is no decision
  const sums = ['north', 'east'].map(seat => t.state.won[seat]!.cards.reduce((sum, card) => sum + Number(card), 0))
  const winners = ['north', 'east'].filter((_, i) => sums[i] === Math.max(...sums))
  expect(t.state.outcome).toEqual({ winners, rule: 'A-4', reason: 'The hands are empty.' })
})
