import {
  BadOptions,
  type Choice,
  clone,
  type Decision,
  decide,
  defineGame,
  type Event,
  fastRandom,
  finish,
  flows,
  type GameSpec,
  hash,
  offered,
  pass,
  redeal,
  type State,
  seenZone,
  type Zone,
  zone,
} from '@redoubt/kernel'
import { playRandom, stream } from '@redoubt/kernel/testing'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { auction } from './games/auction.ts'
import { duelGame } from './games/duel.ts'
import { flow, lab } from './lab.ts'

test('a match runs to its first decision', () => {
  const events: Event[] = []
  const g = auction.create({ seats: 3 }, 'first', events)
  expect(g).toMatchObject({ seq: 0, outcome: null, decision: { seat: 'north', kind: 'bid', rule: 'A-2' } })
  expect(events.map(e => e.type)).toEqual(['prize'])
})

test('options are filled in, and refused where no such match can be', () => {
  expect(auction.create({}, 's').seats).toHaveLength(2)
  expect(() => auction.create({ seats: 5 }, 's')).toThrow(BadOptions)
  expect(() => auction.create({ seats: 5 }, 's')).toThrow(/^seats: /)
  expect(() => auction.create({ seat: 2 }, 's')).toThrow(BadOptions)
  expect(() => auction.create(null, 's')).toThrow(/^options: /)
})

test('a game can refuse options that are well formed but impossible', () => {
  const main = flow('main', {})
  const strict = defineGame({
    ...lab([main]),
    options: z.unknown(),
    flows: [main],
    setup: () => {
      throw new BadOptions('alpha: there is no such space as z99')
    },
  })
  expect(() => strict.create(null, 's')).toThrow('alpha: there is no such space')
})

test('seats come with the options', () => {
  expect(auction.seats({ seats: 3 }).map(s => s.seat)).toEqual(['north', 'east', 'south'])
})

test('the same seed and options give the same match, another seed another', () => {
  expect(hash(auction.create({}, 'a'))).toBe(hash(auction.create({}, 'a')))
  expect(hash(auction.create({}, 'a'))).not.toBe(hash(auction.create({}, 'b')))
})

test('events are heard by whoever chose to listen, decision by decision', () => {
  const g = auction.create({}, 'events')
  const [first, second]: [Event[], Event[]] = [[], []]
  auction.choose(g, offered(g)[0]!, first)
  auction.choose(g, offered(g)[0]!)
  auction.choose(g, offered(g)[0]!, second)
  expect(first.map(e => e.type)).toEqual(['bid', 'own-bid'])
  expect(second.map(e => e.type)).toEqual(['bid', 'own-bid'])
})

test('in an imagined world the others may choose what they hold there', () => {
  const real = auction.create({ seats: 2 }, 'imagine')
  const hands = new Set<string>()
  for (let i = 0; i < 50; i++) {
    const world = auction.imagine(real, 'east', fastRandom(i))
    expect(offered(world)).toEqual(world.hands.north!.cards.map(card => `bid:${card}`))
    expect(stream(auction, world, 'east')).toBe(stream(auction, real, 'east'))
    hands.add(offered(world).toSorted().join())
    auction.choose(world, offered(world)[0]!) // and it can be chosen
  }
  expect(hands.size).toBeGreaterThan(10)
})

test('a seat that decides itself keeps its own decision in every world it imagines', () => {
  const real = auction.create({ seats: 2 }, 'imagine')
  expect(auction.imagine(real, 'north', fastRandom(1)).decision).toBe(real.decision)
})

/** Blue is asked what its one hidden card lets it be asked: a game whose pauses tell something. */
interface Telling extends State {
  deck: Zone
  blue: Zone
}

const ASKED: Record<string, (card: string) => Decision | null> = {
  parry: card => decide('blue', 'parry', 'T-1', [{ do: 'play', card } as Choice, pass]),
  nothing: () => null,
  empty: () => decide('blue', 'parry', 'T-1', []),
  single: () => decide('blue', 'parry', 'T-1', [pass]),
  'other seat': card => decide('green', 'parry', 'T-1', [{ do: 'play', card } as Choice, pass]),
  'other kind': card => decide('blue', 'dodge', 'T-1', [{ do: 'play', card } as Choice, pass]),
  'other rule': card => decide('blue', 'parry', 'T-2', [{ do: 'play', card } as Choice, pass]),
}

function telling(imagine: GameSpec<Telling, unknown, unknown>['imagine']) {
  const main = flows<Telling>()('main', {
    ask: {
      ask: ({ blue }) => ASKED[blue.cards[0]!.split('-')[0]!]!(blue.cards[0]!),
      pick: () => undefined,
    },
    over: g => finish(g, [], 'T-3', 'over'),
  })
  return defineGame<Telling, unknown, unknown>({
    id: 'telling',
    name: 'Telling',
    rules: '1',
    options: z.unknown(),
    seats: () => [],
    flows: [main],
    setup: (_, base) => ({
      ...base,
      deck: zone(null, 'nobody', [...Object.keys(ASKED), 'parry-2']),
      blue: zone('blue', 'owner', ['parry-1']),
      stack: [main.start({})],
    }),
    view: (g, viewer) => ({ deck: seenZone(g.deck, viewer), blue: seenZone(g.blue, viewer) }),
    imagine,
  })
}

test('a world in which the others would be asked something else, or nothing, is thrown away', () => {
  for (const copies of [false, true]) {
    const game = telling((real, _, random) => {
      const g = { ...clone(real), random: copies ? clone(random) : random }
      redeal(g, [g.deck, g.blue])
      return g
    })
    const real = game.create(null, 'told')
    const cards: string[] = []
    for (let i = 0; i < 60; i++) {
      const world = game.imagine(real, 'red', fastRandom(i))
      cards.push(world.blue.cards[0]!)
      expect(offered(world)).toEqual([`play:${world.blue.cards[0]}`, 'pass'])
    }
    expect([...new Set(cards)].toSorted()).toEqual(['parry', 'parry-1', 'parry-2'])
    expect(cards.filter(card => card === 'parry-1').length).toBeLessThan(30) // a third: the real card is no likelier
  }
})

test('when no other world fits, the imagined one is a copy of the real one with chance of its own', () => {
  const game = telling((real, _, random) => ({ ...clone(real), random, blue: zone('blue', 'owner', ['nothing']) }))
  const real = game.create(null, 'told')
  const random = fastRandom(1)
  const world = game.imagine(real, 'red', random)
  expect(world.random).toBe(random)
  expect(hash({ ...world, random: real.random })).toBe(hash(real))
  game.choose(world, 'pass')
  expect([world.seq, real.seq]).toEqual([1, 0])
})

test('every match of both games ends', () => {
  for (let i = 0; i < 20; i++) {
    expect(playRandom(duelGame, {}, `end ${i}`).state.outcome).not.toBeNull()
    expect(playRandom(auction, { seats: 2 + (i % 3) }, `end ${i}`).state.outcome).not.toBeNull()
  }
})
