import type { Seat } from '@redoubt/kernel'
import type { MessageKey, Tongue } from '../i18n/i18n.ts'
import type { SeatCard, SeatPlan } from '../tables/tables.ts'

type Words = Pick<Tongue, 't'>

/** A seat in the reader's words: "Alpha", "Second seat". */
export const seatName = (seat: Seat, { t }: Words): string => t(`seat.${seat}` as MessageKey)

/** How whoever sits here without a name of their own is called. */
export const personName = (person: number, { t }: Words): string =>
  person === 0 ? t('seat.you') : t('seat.person', { number: person + 1 })

/**
 * Whoever holds a seat: by the name somebody gave them, else by the usual one in the reader's language, for no save holds a word of any
 * language. `side` is what people know the seat by, where it has no name of its own.
 */
export function playerName(seat: Seat, plan: SeatPlan, words: Words, side?: string): string {
  if (plan.name !== '') return plan.name
  if (plan.kind === 'human') return personName(plan.person, words)
  const name = seatName(seat, words)
  if (plan.kind === 'remote') return side ?? name
  return side === undefined ? words.t('seat.bot', { seat: name }) : words.t('seat.bot-of', { side })
}

/** The same by the seats of a match: where several people share a screen, nobody is "you". */
export function playerAt(seat: Seat, seats: readonly SeatCard[], words: Words, side?: string): string {
  const plan = seats.find(card => card.seat === seat)?.plan
  if (!plan) return seatName(seat, words)
  const isShared = seats.some(card => card.plan.kind === 'human' && card.plan.person !== 0)
  if (isShared && plan.kind === 'human' && plan.name === '') return words.t('seat.person', { number: plan.person + 1 })
  return playerName(seat, plan, words, side)
}

/** Sentences speak to whoever is called "you". */
export const isYou = (name: string, { t }: Words): boolean => name === t('seat.you')
