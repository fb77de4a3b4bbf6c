import {
  type AnyGame,
  clone,
  decide,
  type Event,
  type Frame,
  fastRandom,
  finish,
  inOrder,
  pickOne,
  type State,
  type Viewer,
} from '@redoubt/kernel'
import {
  assertDecidable,
  assertPlain,
  compareTwins,
  type Mode,
  mode,
  playRandom,
  Table,
  type TwinTerms,
} from '@redoubt/kernel/testing'
import { expect, test } from 'vitest'
import { auction } from './games/auction.ts'
import { duelGame } from './games/duel.ts'
import { flow, type Lab, lab, type Word, words } from './lab.ts'

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

const over = (g: Lab) => finish(g, [], 'X', 'over')
const asking = (options: Word[], pick = (_g: Lab, _choice: Word) => {}) =>
  lab([
    flow('main', {
      a: { ask: () => decide('alpha', 'word', 'X', options), pick: (g, _, choice) => pick(g, choice) },
      b: over,
    }),
  ])

test('two options of the same key are a defect', () => {
  expect(() => new Table(asking(words('a', 'b', 'a')), null)).toThrow('are called "say:a"')
  expect(() => playRandom(asking(words('a', 'b', 'a')), null, 's')).toThrow('are called "say:a"')
  assertDecidable({ decision: null } as State)
})

test('a decision that changes after it was made is a defect', () => {
  const changing = asking(words('a', 'b'), (_, choice) => void (choice.word = 'c'))
  expect(() => new Table(changing, null).choose('say:a')).toThrow('changed after it was made')
  expect(() =>
    playRandom(
      asking(words('a', 'b'), (_, c) => void (c.word = 'c')),
      null,
      's',
    ),
  ).toThrow('changed after')
})

test('a match without an end is a defect', () => {
  const forever = lab([
    flow('main', { a: { ask: () => decide('alpha', 'word', 'X', words('a', 'b')), pick: () => ({ to: 'a' }) } }),
  ])
  expect(() => playRandom(forever, null, 's', undefined, 50)).toThrow('No outcome after 50')
})

test('a state that is not plain data is a defect', () => {
  const hoarding = asking(words('a', 'b'), g => void ((g as any).set = new Set()))
  expect(() => new Table(hoarding, null).choose('say:a')).toThrow('state.set is a Set')
})

test('a refused choice leaves the table as it was', () => {
  const t = new Table(duelGame, {})
  t.choose('strike')
  const { latest } = t
  expect(() => t.choose('dance')).toThrow('"dance" is not among')
  expect(t.decisions).toEqual(['strike'])
  expect(t.latest).toBe(latest)
})

test('the mode comes from the environment', () => {
  expect(mode).toBe(process.env.REDOUBT_MODE ?? 'plain')
})

test('undo finds a game that remembers outside its state', () => {
  let picks = 0
  const forgetful = asking(words('a', 'b'), g => void g.log.push(`${++picks}`))
  expect(() => new Table(forgetful, null, 's', 'undo').choose('say:a')).toThrow('leads elsewhere')
})

test('undo and save find two places of the state that are secretly one', () => {
  const twoLists = () => {
    const shared: string[] = []
    const keep = flow<Frame & { list: string[] }>('keep', {
      a: {
        ask: () => decide('alpha', 'word', 'X', words('a', 'b')),
        pick: (_, f, c) => void f.list.push(c.word),
      },
      b: (g, f) => void g.log.push(f.list.join('')),
    })
    const main = flow('main', {
      a: () => inOrder([keep.start({ list: shared }), keep.start({ list: shared })]),
      b: over,
    })
    return lab([main, keep])
  }
  const logIn = (m: Mode) => new Table<Lab>(twoLists(), null, 's', m).choose('say:a').choose('say:b').state.log
  expect(logIn('plain')).toEqual(['a', 'ab'])
  expect(() => logIn('undo')).toThrow('leads elsewhere')
  expect(logIn('save')).toEqual(['a', 'b'])
})
