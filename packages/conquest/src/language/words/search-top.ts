import { call, type Frame, goto, inOrder, type Next } from '@redoubt/kernel'
import { z } from 'zod'
import { matches, outOfPlay } from '../../abilities/filter.ts'
import { areaOfPlace, HAND } from '../../abilities/place.ts'
import { newUse, sideFor } from '../../abilities/use.ts'
import { designOf, uniqueForbids } from '../../board/board.ts'
import { type Offers, offer, pass } from '../../match/choices.ts'
import { decide } from '../../match/decisions.ts'
import { emit, heard } from '../../match/events.ts'
import { flow } from '../../match/flow.ts'
import { cardName, cardOf } from '../../match/names.ts'
import { type Area, type ConquestState, SEATS, type Side, seatOf } from '../../match/state.ts'
import { entered } from '../../rules/answer-window.ts'
import { checkDecks } from '../../rules/victory.ts'
import { enter, lookedAt, without } from '../../rules/zones.ts'
import { amount, place, player } from '../basic.ts'
import { checkPrinted } from '../check/filters.ts'
import { isUnitFilter } from '../check/refs.ts'
import { destination, positive } from '../check/steps.ts'
import { type CardFilter, cardFilter } from '../filter.ts'
import { type Word, word } from '../word.ts'

const fields = {
  player,
  count: amount,
  filter: cardFilter,
  min: amount,
  max: z.literal(1),
  // biome-ignore lint/suspicious/noThenProperty: a word of the content
  then: z.enum(['put-into-play', 'hand']),
  to: place.optional(),
  rest: z.literal('deck-bottom-any-order'),
}

interface SearchFrame extends Frame {
  side: Side
  count: number
  filter: CardFilter
  least: number
  /** Where a found card enters play; without it the card goes to the hand. */
  to?: Area
  /** The card that entered play. */
  found?: number
}

/** CQ-13.6: look at the top cards, keep one that fits, the rest goes to the bottom in an order of the owner's choice. */
const search = flow<SearchFrame>('search', {
  look: (g, f) => {
    const player = g.players[f.side]
    player.look = Math.min(f.count, player.deck.length)
    g.reveals++
    if (heard()) emit({ type: 'look', seat: SEATS[f.side], count: player.look })
    if (heard())
      emit({
        type: 'looked',
        seat: SEATS[f.side],
        cards: lookedAt(g, f.side).map(id => cardName(g, id)),
        to: [SEATS[f.side]],
      })
  },
  keep: {
    ask: (g, f) => {
      const options: Array<Offers['keepCard' | 'pass']> = lookedAt(g, f.side)
        .filter(id => fits(g, f, id))
        .map(id => offer.keepCard(cardName(g, id)))
      if (f.least === 0 || options.length === 0) options.push(pass)
      return decide(seatOf(f.side), 'search', 'CQ-13.6', options, { always: true })
    },
    pick: (g, f, choice) => (choice.do === 'pass' ? undefined : keep(g, f, cardOf(choice.card!))),
  },
  bottom: {
    ask: (g, f) => {
      const rest = lookedAt(g, f.side)
      if (rest.length === 0) return null
      const options = rest.map(id => offer.bottom(cardName(g, id)))
      return decide(seatOf(f.side), 'order-bottom', 'CQ-13.6', options)
    },
    pick: (g, f, choice) => {
      const player = g.players[f.side]
      const id = cardOf(choice.card!)
      without(player.deck, id)
      player.deck.unshift(id)
      player.look--
      player.bottom = Math.min(player.bottom + 1, player.deck.length)
      if (heard()) emit({ type: 'bottom', seat: SEATS[f.side], count: 1 })
      return goto('bottom')
    },
  },
  // The search is one effect: the rest is back in the deck before anybody answers what entered play.
  done: (g, f) => {
    checkDecks(g, [f.side])
    return f.found === undefined ? undefined : inOrder(entered(g, f.found))
  },
})

function fits(g: ConquestState, f: SearchFrame, id: number): boolean {
  if (!matches(g, newUse('', f.side, -1), f.filter, outOfPlay(id, f.side, HAND))) return false
  return f.to === undefined || !uniqueForbids(g, f.side, designOf(g, id))
}

function keep(g: ConquestState, f: SearchFrame, id: number): Next {
  const player = g.players[f.side]
  without(player.deck, id)
  player.look--
  player.bottom = Math.min(player.bottom, player.deck.length)
  if (f.to === undefined) {
    player.hand.push(id)
    if (heard()) emit({ type: 'draw', seat: SEATS[f.side], count: 1 })
    if (heard()) emit({ type: 'drew', seat: SEATS[f.side], cards: [cardName(g, id)], to: [SEATS[f.side]] })
    return
  }
  g.reveals++
  f.found = id
  enter(g, f.side, id, f.to, -1, 'put into play')
}

export const searchTop: Word<'search-top', typeof fields> = word('search-top', {
  means: 'You look at the top cards of your deck, keep one that matches, and put the rest on the bottom in any order.',
  as: 'once',
  fields,
  flows: [search],
  check: (b, step, path) => {
    positive(b, step.count, `${path}.count`)
    if (step.player !== 'you') b.say(`${path}.player`, 'a player searches the own deck: you')
    if (step.min > step.max) b.say(`${path}.min`, 'at most one card is kept: 0 or 1')
    checkPrinted(b.known, b.say, step.filter, `${path}.filter`, 'a card in a deck has only what is printed on it')
    const enters = step.then === 'put-into-play'
    if (enters !== (step.to !== undefined)) b.say(`${path}.to`, 'goes with put-into-play, and only with it')
    if (enters && !isUnitFilter(step.filter)) b.say(`${path}.filter.is`, 'only units are put into play')
    if (step.to !== undefined) destination(b, step.to, `${path}.to`)
  },
  matters: (g, use, step) => g.players[sideFor(use, step.player)].deck.length > 0,
  // CQ-13.6.
  run: (g, use, step) => {
    const to = step.to === undefined ? undefined : areaOfPlace(g, use, step.to)
    return call(search, {
      side: sideFor(use, step.player),
      count: step.count,
      filter: step.filter,
      least: step.min,
      ...(to === undefined ? {} : { to }),
    })
  },
})
