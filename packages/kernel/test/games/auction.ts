import {
  call,
  clone,
  decide,
  defineGame,
  draw,
  emit,
  endWith,
  type Frame,
  finish,
  flows,
  goto,
  inOrder,
  move,
  redeal,
  type Save,
  type Seat,
  type State,
  seenZone,
  shuffleZone,
  type Viewer,
  type Zone,
  zone,
} from '@redoubt/kernel'
import { z } from 'zod'

/*
 * AUCTION, for two to four.
 *   A-1  Prizes worth 1 to 6 lie shuffled, face down. Everybody has cards 1 to 6, shuffled, and draws three of them.
 *   A-2  Each round the top prize is turned up. Everybody bids one card of the hand, all at once and in secret.
 *   A-3  The bids are turned up. The highest bid takes the prize; if several are highest, it is shuffled back.
 *   A-4  Everybody draws a card. When the hands are empty the highest sum of prizes wins.
 */

interface Auction extends State {
  seats: Seat[]
  prizes: Zone
  /** The prize that is bid for. */
  lot: Zone
  decks: Record<Seat, Zone>
  hands: Record<Seat, Zone>
  bids: Record<Seat, Zone>
  spent: Record<Seat, Zone>
  won: Record<Seat, Zone>
}

type BidChoice = { do: 'bid'; card: string }

const flow = flows<Auction, BidChoice>()

const rounds = flow('rounds', {
  turnUp: g => {
    const prize = draw(g, g.prizes, g.lot)
    emit({ type: 'prize', prize })
  },
  bid: g => inOrder(g.seats.map(seat => bidding.start({ seat }))),
  compare: () => call(comparing, {}),
  award: (g, f) => award(g, f.result as Seat | null),
  draw: g => {
    for (const seat of g.seats) draw(g, g.decks[seat]!, g.hands[seat]!)
  },
  again: g => (g.hands[g.seats[0]!]!.cards.length > 0 ? goto('turnUp') : undefined),
  score: g => {
    const winners = best(g.seats, seat => sum(g.won[seat]!))
    finish(g, winners, 'A-4', 'The hands are empty.')
  },
})

interface Bidding extends Frame {
  seat: Seat
}

/** the card goes face down. Others hear that somebody has bid, not what. */
const bidding = flow<Bidding>('bidding', {
  choose: {
    ask: (g, f) => decide(f.seat, 'bid', 'A-2', bidsOf(g, f.seat)),
    pick: (g, f, { card }) => {
      move(g, card, g.hands[f.seat]!, g.bids[f.seat]!)
      emit({ type: 'bid', seat: f.seat })
      emit({ type: 'own-bid', card, to: [f.seat] })
    },
  },
})

/** turns the bids up and returns who bid most, or null. */
const comparing = flow('comparing', {
  turnUp: g => {
    const bids: Record<Seat, string> = {}
    for (const seat of g.seats) bids[seat] = draw(g, g.bids[seat]!, g.spent[seat]!)!
    emit({ type: 'bids', bids })
  },
  compare: g => {
    const highest = best(g.seats, seat => Number(g.spent[seat]!.cards.at(-1)))
    return endWith(highest.length === 1 ? highest[0] : null)
  },
})

function bidsOf(g: Auction, seat: Seat): BidChoice[] {
  return g.hands[seat]!.cards.map(card => ({ do: 'bid', card }))
}

function award(g: Auction, winner: Seat | null): void {
  draw(g, g.lot, winner ? g.won[winner]! : g.prizes)
  if (!winner) shuffleZone(g, g.prizes)
  emit({ type: 'award', winner })
}

function sum(z: Zone): number {
  return z.cards.reduce((total, card) => total + Number(card), 0)
}

function best(seats: Seat[], value: (seat: Seat) => number): Seat[] {
  const most = Math.max(...seats.map(value))
  return seats.filter(seat => value(seat) === most)
}

const SEATS = ['north', 'east', 'south', 'west']
const CARDS = ['1', '2', '3', '4', '5', '6']

const options = z.strictObject({ seats: z.int().min(2).max(4).default(2) })
type Options = z.infer<typeof options>

/** */
function setup({ seats: count }: Options, base: State): Auction {
  const seats = SEATS.slice(0, count)
  const each = (make: (seat: Seat) => Zone) => Object.fromEntries(seats.map(seat => [seat, make(seat)]))
  const g: Auction = {
    ...base,
    seats,
    prizes: zone(null, 'nobody', CARDS.slice()),
    lot: zone(null, 'all'),
    decks: each(seat => zone(seat, 'nobody', CARDS.slice())),
    hands: each(seat => zone(seat, 'owner')),
    bids: each(seat => zone(seat, 'owner')),
    spent: each(seat => zone(seat, 'all')),
    won: each(seat => zone(seat, 'all')),
  }
  shuffleZone(g, g.prizes)
  for (const seat of seats) {
    shuffleZone(g, g.decks[seat]!)
    for (let i = 0; i < 3; i++) draw(g, g.decks[seat]!, g.hands[seat]!)
  }
  g.stack.push(rounds.start({}))
  return g
}

function view(g: Auction, viewer: Viewer) {
  const seen = (zones: Record<Seat, Zone>) =>
    Object.fromEntries(g.seats.map(seat => [seat, seenZone(zones[seat]!, viewer)]))
  return {
    prizes: seenZone(g.prizes, viewer),
    lot: seenZone(g.lot, viewer),
    decks: seen(g.decks),
    hands: seen(g.hands),
    bids: seen(g.bids),
    spent: seen(g.spent),
    won: seen(g.won),
  }
}

/** A seat knows its hand and its bid; the order of the piles and what the others hold may be anything. */
function imagine(real: Auction, seat: Seat, random: Auction['random']): Auction {
  const g = { ...clone(real), random }
  redeal(g, [g.prizes])
  for (const s of g.seats) redeal(g, s === seat ? [g.decks[s]!] : [g.decks[s]!, g.hands[s]!, g.bids[s]!])
  return g
}

/** In rules version 1 the choice was called "offer". */
function fromVersion1(save: Save): Save {
  return { ...save, rules: '2', decisions: save.decisions.map(decision => decision.replace('offer:', 'bid:')) }
}

export const auction = defineGame({
  id: 'auction',
  name: 'Auction',
  rules: '2',
  options,
  seats: o => SEATS.slice(0, o.seats).map(seat => ({ seat, name: seat, side: seat })),
  flows: [rounds, bidding, comparing],
  setup,
  view,
  imagine,
  migrate: { 1: fromVersion1 },
})
