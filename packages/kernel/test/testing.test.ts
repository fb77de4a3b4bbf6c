import { type AnyGame, clone, decide, type Event, fastRandom, pickOne, type State, type Viewer } from '@redoubt/kernel'
import { assertPlain, compareTwins, playRandom, type TwinTerms } from '@redoubt/kernel/testing'
import { expect, test } from 'vitest'
import { auction } from './games/auction.ts'
import { duelGame } from './games/duel.ts'
import { flow, lab, words } from './lab.ts'

/** A prize that nobody wins is seen and shuffled back; bids are secret. */
const TERMS: TwinTerms = { fleeting: ['prize'], secret: ['bid'] }

/** Compares twins from many positions, the way the property does. */
function twins(game: AnyGame, options: unknown, terms: TwinTerms = TERMS): number {
  let compared = 0
  for (let i = 0; i < 30; i++) {
    const positions: State[] = []
    playRandom(game, options, `twins ${i}`, g => positions.push(clone(g)))
    const from = pickOne({ random: fastRandom(i) }, positions)
    for (const { seat } of game.seats(game.options.parse(options)))
      compared += compareTwins(game, from, seat, `twins ${i}`, terms)
  }
  return compared
}

type Leaky = (g: any, viewer: Viewer) => unknown

const leakyView = (game: AnyGame, leak: Leaky): AnyGame => ({
  ...game,
  view: (g, viewer) => ({ ...game.view(g, viewer), leak: leak(g, viewer) }),
})

/** The events of a game, rewritten with a look at the state before and after. */
const leakyEvents = (game: AnyGame, leak: (event: any, before: any, after: any) => object): AnyGame => ({
  ...game,
  choose: (g, choice, out) => {
    const [before, events]: [State, Event[]] = [clone(g), []]
    game.choose(g, choice, events)
    out?.push(...events.map(event => ({ ...event, ...leak(event, before, g) })))
  },
})

test('the games as they are leak nothing', () => {
  expect(twins(auction, { seats: 3 })).toBeGreaterThan(100)
  expect(twins(duelGame, {})).toBeGreaterThan(100)
})

test.each<[string, AnyGame, object]>([
  ['the hands of others in a view', leakyView(auction, g => g.hands), {}],
  ['a single hidden card in a view', leakyView(auction, g => g.decks.north.cards.at(-1)), {}],
  ['a bid in a view', leakyView(auction, g => g.bids.north.cards), { seats: 3 }],
  [
    'the order of a pile in the view of spectators',
    leakyView(duelGame, (g, v) => v === 'spectator' && g.deck.cards),
    {},
  ],
  [
    'a bid in a public event',
    leakyEvents(auction, (e, _, g) => (e.type === 'bid' ? { card: g.bids[e.seat]?.cards[0] } : {})),
    {},
  ],
  [
    'a drawn card in a public event, while its owner is rightly shown it',
    leakyEvents(duelGame, (e, _, g) => (e.type === 'draw' ? { card: g.fighters[e.seat].hand.cards.at(-1) } : {})),
    {},
  ],
  [
    'an event addressed to too many',
    leakyEvents(auction, e => (e.type === 'own-bid' ? { to: ['north', 'east'] } : {})),
    {},
  ],
])('comparing twins finds %s', (_, game, options) => {
  expect(() => twins(game, options)).toThrow('can tell twins apart')
})

test('comparing twins finds a pause that betrays a hand', () => {
  // Blue and red are asked for a trick only if they hold a fitting one.
  const betraying: AnyGame = {
    ...duelGame,
    choose: (g, choice, out) => {
      duelGame.choose(g, choice, out)
      while (g.decision?.options.length === 1 && g.decision.kind === 'trick') duelGame.choose(g, 'pass', out)
    },
  }
  expect(() => twins(betraying, {})).toThrow('can tell twins apart')
})

test('comparing twins lets a fleeting look pass only if it is declared', () => {
  // Everybody hears the top card of the deck after each turn; no view ever shows it.
  const peeking: AnyGame = {
    ...duelGame,
    choose: (g, choice, out) => {
      duelGame.choose(g, choice, out)
      g.reveals++
      out?.push({ type: 'peek', card: g.deck.cards.at(-1) } as Event)
    },
  }
  expect(() => twins(peeking, {})).toThrow('can tell twins apart')
  expect(twins(peeking, {}, { fleeting: ['peek'] })).toBeGreaterThan(100)
})

test('a decision that needs hidden knowledge is found too', () => {
  const knowing: AnyGame = {
    ...auction,
    choose: (g, choice, out) => {
      auction.choose(g, choice, out)
      const first = g.bids.north?.cards[0]
      if (g.decision && first) g.decision = { ...g.decision, kind: `bid against ${first}` }
    },
  }
  expect(() => twins(knowing, {})).toThrow('can tell twins apart')
})

test('plain data passes, anything JSON would bend is named with its place', () => {
  assertPlain({ a: [1, 'x', null, { b: false, c: undefined }] })
  const bent: Array<[unknown, string]> = [
    [{ cards: new Set() }, 'state.cards is a Set'],
    [{ a: [1, new Map()] }, 'state.a[1] is a Map'],
    [{ at: new Date(0) }, 'state.at is a Date'],
    [{ stack: [{ done: () => 1 }] }, 'state.stack[0].done is a function'],
    [{ n: Number.NaN }, 'state.n is NaN'],
    [{ n: -0 }, 'state.n is'],
    [{ n: 1n }, 'state.n is a bigint'],
    [{ list: [undefined] }, 'state.list[0] is missing'],
    [new (class Deck {})(), 'state is a Deck'],
  ]
  for (const [value, place] of bent) expect(() => assertPlain(value)).toThrow(place)
})

test('a match without an end is a defect', () => {
  const forever = lab([
    flow('main', { a: { ask: () => decide('alpha', 'word', 'X', words('a', 'b')), pick: () => ({ to: 'a' }) } }),
  ])
  expect(() => playRandom(forever, null, 's', undefined, 50)).toThrow('No outcome after 50')
})
