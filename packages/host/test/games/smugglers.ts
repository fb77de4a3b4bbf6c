import {
  type Choice,
  clone,
  decide,
  defineGame,
  draw,
  emit,
  type Frame,
  finish,
  flows,
  move,
  opening,
  redeal,
  rollDie,
  type Seat,
  type State,
  seenZone,
  shuffleZone,
  type WindowFrame,
  window,
  type Zone,
  zone,
} from '@redoubt/kernel'
import { z } from 'zod'

/**
 * Hidden hands, a secret choice at the start, free steps, a timing window and a die: all that a host must handle. Every
 * card has a name of its own, so that a leak can be found by looking for it.
 */
export interface Smugglers extends State {
  seats: Seat[]
  turn: number
  at: Record<Seat, number>
  hands: Record<Seat, Zone>
  stash: Record<Seat, Zone>
  deck: Zone
  table: Zone
  score: Record<Seat, number>
}

const NAMES = ['north', 'south', 'east']

interface TurnFrame extends Frame {
  seat: Seat
  steps: number
}
interface CounterFrame extends WindowFrame {
  by: Seat
}
type Pick = Choice & { card?: string; way?: string }

const flow = flows<Smugglers, Pick>()

const match = flow<Frame & { stashing: number }>('match', {
  stash: {
    ask: (g, f) => {
      const seat = g.seats[f.stashing]
      if (!seat) return null
      return decide(
        seat,
        'stash',
        'S-1',
        g.hands[seat]!.cards.map(card => ({ do: 'stash', card })),
        { about: { secret: true } },
      )
    },
    pick: (g, f, choice) => {
      const seat = g.seats[f.stashing]!
      move(g, choice.card!, g.hands[seat]!, g.stash[seat]!)
      emit({ type: 'stashed', seat })
      emit({ type: 'stashed-card', card: choice.card, to: [seat] } as { type: string })
      f.stashing++
      return { to: 'stash' }
    },
  },
  turn: (g, _f) => {
    const seat = g.seats[g.turn % g.seats.length]!
    if (g.hands[seat]!.cards.length === 0) {
      const best = Math.max(...Object.values(g.score))
      finish(
        g,
        g.seats.filter(s => g.score[s] === best),
        'S-9',
        'The hands are empty.',
      )
      return
    }
    g.turn++
    return { push: [turn.start({ seat, steps: 0 })], to: 'turn' }
  },
})

const turn = flow<TurnFrame>('turn', {
  walk: {
    ask: (g, f) =>
      f.steps >= 3
        ? null
        : decide(f.seat, 'walk', 'S-2', [
            { do: 'step', way: 'left', info: { from: g.at[f.seat] } },
            { do: 'step', way: 'right', info: { from: g.at[f.seat] } },
            { do: 'done' },
          ]),
    pick: (g, f, choice) => {
      if (choice.do === 'done') return
      f.steps++
      g.at[f.seat]! += choice.way === 'left' ? -1 : 1
      emit({ type: 'stepped', seat: f.seat, way: choice.way } as { type: string })
      return { to: 'walk' }
    },
  },
  play: {
    ask: (g, f) =>
      decide(
        f.seat,
        'play',
        'S-3',
        g.hands[f.seat]!.cards.map(card => ({ do: 'play', card })),
        { always: true },
      ),
    pick: (g, f, choice) => {
      move(g, choice.card!, g.hands[f.seat]!, g.table)
      emit({ type: 'played', seat: f.seat, card: choice.card } as { type: string })
    },
  },
  counter: (_g, f) => ({ push: [counter.start({ ...opening(), by: f.seat })] }),
  roll: (g, f) => {
    const face = rollDie(g, [1, 2, 3, 4, 5, 6])
    g.score[f.seat]! += face
    emit({ type: 'rolled', seat: f.seat, face } as { type: string })
  },
  draw: (g, f) => {
    const card = draw(g, g.deck, g.hands[f.seat]!)
    if (card) emit({ type: 'drew', seat: f.seat, card, to: [f.seat] } as { type: string })
  },
})

const counter = window<Smugglers, CounterFrame, Pick>({
  name: 'counter',
  order: (g, f) => g.seats.filter(seat => seat !== f.by),
  // Only red cards counter, and who holds one is nobody's business.
  answers: (g, _f, seat) =>
    g.hands[seat]!.cards.filter(card => card.startsWith('red')).map(card => ({
      id: `${seat} ${card}`,
      choice: { do: 'counter', card },
    })),
  suspects: (g, _f, seat) => g.hands[seat]!.cards.length > 0,
  use: (g, f, seat, choice) => {
    move(g, choice.card!, g.hands[seat]!, g.table)
    g.score[f.by]!--
    emit({ type: 'countered', seat, card: choice.card } as { type: string })
  },
  kind: () => 'counter',
  rule: () => 'S-4',
})

export const smugglers = defineGame<Smugglers, { players: number; cards: number }, unknown>({
  id: 'smugglers',
  name: 'Smugglers',
  rules: '1',
  options: z.object({ players: z.int().min(2).max(3).default(2), cards: z.int().min(6).max(30).default(10) }),
  seats: ({ players }) => NAMES.slice(0, players).map(seat => ({ seat, name: seat, side: seat })),
  flows: [match, turn, counter],
  setup: ({ players, cards }, base) => {
    const seats = NAMES.slice(0, players)
    const each = <T>(make: (seat: Seat) => T) => Object.fromEntries(seats.map(seat => [seat, make(seat)]))
    const g: Smugglers = {
      ...base,
      seats,
      turn: 0,
      at: each(() => 0),
      hands: each(seat => zone(seat, 'owner')),
      stash: each(seat => zone(seat, 'owner')),
      deck: zone(
        null,
        'nobody',
        Array.from({ length: cards }, (_, i) => `${i % 2 ? 'red' : 'blue'}-${i}-card`),
      ),
      table: zone(null, 'all'),
      score: each(() => 0),
    }
    shuffleZone(g, g.deck)
    for (const seat of seats) for (let i = 0; i < 3; i++) draw(g, g.deck, g.hands[seat]!)
    emit({ type: 'dealt' })
    for (const seat of seats)
      emit({ type: 'hand', cards: g.hands[seat]!.cards.slice(), to: [seat] } as { type: string })
    g.stack.push(match.start({ stashing: 0 }))
    return g
  },
  view: (g, viewer) => ({
    seats: g.seats,
    at: g.at,
    score: g.score,
    deck: seenZone(g.deck, viewer),
    table: seenZone(g.table, viewer),
    hands: Object.fromEntries(g.seats.map(seat => [seat, seenZone(g.hands[seat]!, viewer)])),
    stash: Object.fromEntries(g.seats.map(seat => [seat, seenZone(g.stash[seat]!, viewer)])),
  }),
  imagine: (g, seat, random) => {
    const world = { ...clone(g), random }
    const others = g.seats.filter(other => other !== seat)
    redeal(world, [world.deck, ...others.flatMap(other => [world.hands[other]!, world.stash[other]!])])
    return world
  },
})

/** The cards this viewer does not know. */
export function secretsFrom(g: Smugglers, viewer: string): string[] {
  const others = g.seats.filter(seat => seat !== viewer)
  return [...g.deck.cards, ...others.flatMap(seat => [...g.hands[seat]!.cards, ...g.stash[seat]!.cards])]
}
