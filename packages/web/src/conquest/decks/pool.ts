import { type CardData, cardsContent, type DeckList, MOST_COPIES } from '@redoubt/conquest'
import { cardData } from '../reading/printed.ts'

export const CARD_KINDS = ['army', 'attachment', 'event', 'support'] as const

/** Every card that may go into a deck of this warlord, the signature squad first, then by cost. */
export function cardsFor(warlord: string): CardData[] {
  const faction = cardData(warlord)?.faction
  return cardsContent.cards
    .map(({ id }) => cardData(id)!)
    .filter(card => card.type !== 'warlord' && card.type !== 'token')
    .filter(card =>
      card.signatureOf === undefined
        ? card.faction === faction || card.faction === 'neutral'
        : card.signatureOf === warlord,
    )
    .sort(
      (one, two) =>
        Number(two.signature) - Number(one.signature) ||
        (one.cost ?? 0) - (two.cost ?? 0) ||
        one.name.localeCompare(two.name),
    )
}

export function mostCopies(card: CardData): number {
  return card.signature ? (card.copies ?? 1) : MOST_COPIES
}

/** How many cards cost 0, 1, 2 and so on. */
export function costCurve(list: DeckList): number[] {
  const curve: number[] = [0, 0, 0, 0, 0, 0, 0]
  for (const { id, count } of list.cards) {
    const cost = cardData(id)?.cost ?? 0
    curve[cost] = (curve[cost] ?? 0) + count
  }
  return curve
}
