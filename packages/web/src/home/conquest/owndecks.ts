import { useEffect, useState } from 'react'
import { localTables } from '../../tables/local.ts'
import type { DeckDraft } from './draft.ts'

export interface OwnDeck {
  key: string
  name: string
  deck: DeckDraft
}

export const isSameDeck = (one: DeckDraft, two: DeckDraft) => JSON.stringify(one) === JSON.stringify(two)

/** Decks from the deck editor: a list, or the text that players exchange. */
export function useOwnDecks(): OwnDeck[] {
  const [own, setOwn] = useState<OwnDeck[]>([])
  useEffect(() => {
    let gone = false
    localTables()
      .kept('decks')
      .catch(() => [])
      .then(kept => gone || setOwn(kept.flatMap(ownDeck)))
    return () => {
      gone = true
    }
  }, [])
  return own
}

function ownDeck({ key, value }: { key: string; value: unknown }): OwnDeck[] {
  if (typeof value !== 'object' || value === null) return []
  const { name, text, list } = value as { name?: unknown; text?: unknown; list?: unknown }
  const deck = (typeof list === 'object' && list !== null ? list : text) as DeckDraft | undefined
  return deck ? [{ key, name: typeof name === 'string' && name ? name : key, deck }] : []
}
