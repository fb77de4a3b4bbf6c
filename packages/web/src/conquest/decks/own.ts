import type { DeckList } from '@redoubt/conquest'
import type { Tables } from '../../tables/tables.ts'

/** A deck of one's own, as it is kept in the browser. */
export interface OwnDeck {
  key: string
  name: string
  list: DeckList
}

/** All decks kept here, by name. What cannot be read is left out, not lost. */
export async function ownDecks(tables: Pick<Tables, 'kept'>): Promise<OwnDeck[]> {
  const kept = await tables.kept('decks')
  return kept.flatMap(readDeck).sort((one, two) => one.name.localeCompare(two.name))
}

function readDeck({ key, value }: { key: string; value: unknown }): OwnDeck[] {
  if (typeof value !== 'object' || value === null) return []
  const { name, list } = value as { name?: unknown; list?: unknown }
  if (!isDeckList(list)) return []
  return [{ key, name: typeof name === 'string' && name !== '' ? name : key, list }]
}

function isDeckList(list: unknown): list is DeckList {
  if (typeof list !== 'object' || list === null) return false
  const { warlord, cards } = list as { warlord?: unknown; cards?: unknown }
  return (
    typeof warlord === 'string' &&
    Array.isArray(cards) &&
    cards.every(card => typeof card?.id === 'string' && Number.isInteger(card?.count) && card.count > 0)
  )
}

export async function keepDeck(tables: Pick<Tables, 'keep'>, { key, name, list }: OwnDeck): Promise<void> {
  await tables.keep('decks', key, { name, list })
}

/** A list with one card more or less. */
export function withCount(list: DeckList, id: string, count: number): DeckList {
  const others = list.cards.filter(card => card.id !== id)
  const at = list.cards.findIndex(card => card.id === id)
  if (count <= 0) return { ...list, cards: others }
  if (at < 0) return { ...list, cards: [...list.cards, { id, count }] }
  return { ...list, cards: list.cards.map(card => (card.id === id ? { id, count } : card)) }
}

export function countOf(list: DeckList, id: string): number {
  return list.cards.find(card => card.id === id)?.count ?? 0
}

export function sizeOf(list: DeckList): number {
  return list.cards.reduce((sum, { count }) => sum + count, 0)
}
