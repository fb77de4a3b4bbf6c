import { cardsContent, type DeckList, deckProblems } from '@redoubt/conquest'

/** Twenty-three cards, dear ones mostly, and the squad of the warlord is not whole. */
export const START: DeckList = {
  warlord: 'sm-cato-sicarius',
  cards: [
    { id: 'sm-sicarius-chosen', count: 4 },
    { id: 'sm-catos-stronghold', count: 1 },
    { id: 'sm-fury-of-sicarius', count: 2 },
    { id: 'sm-land-raider', count: 3 },
    { id: 'sm-ultramarines-dreadnought', count: 3 },
    { id: 'sm-deathwing-guard', count: 3 },
    { id: 'sm-brother-maxos', count: 3 },
    { id: 'sm-indomitable', count: 2 },
    { id: 'sm-iron-halo', count: 2 },
  ],
}

const cards = new Map(cardsContent.cards.map(card => [card.id, card]))

/** How many cards of a list are like this. */
const count = (list: DeckList, is: (card: (typeof cardsContent.cards)[number]) => boolean): number =>
  list.cards.reduce((sum, { id, count: copies }) => sum + (cards.has(id) && is(cards.get(id)!) ? copies : 0), 0)

export const CHEAP = 6
export const COMMAND = 12

/** What a deck needs, one after the other; the last is what the rules ask. */
export const DECK_BEATS = [
  { id: 'squad', done: (list: DeckList) => !deckProblems(list).some(({ why }) => why === 'squad') },
  {
    id: 'cheap',
    done: (list: DeckList) => count(list, card => card.type === 'army' && (card.cost ?? 9) <= 2) >= CHEAP,
  },
  {
    id: 'command',
    done: (list: DeckList) =>
      count(list, card => card.type === 'army' && !card.signature && (card.command ?? 0) > 0) >= COMMAND,
  },
  { id: 'legal', done: (list: DeckList) => deckProblems(list).length === 0 },
] as const
