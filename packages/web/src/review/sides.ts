import type { Tongue } from '../i18n/i18n.ts'
import { playerAt } from '../match/players.ts'
import type { ReplayInfo } from '../tables/tables.ts'

/** The two sides of a match, the first one first, as messages choose them. */
export interface Side {
  id: 'marines' | 'invader' | 'a' | 'b'
  name: string
  /** Of the only person at this screen. */
  isYou: boolean
}

export function sidesOf({ game, seatCards }: Pick<ReplayInfo, 'game' | 'seatCards'>, words: Tongue): [Side, Side] {
  const named = (seat: string) => playerAt(seat, seatCards, words)
  const people = seatCards.filter(({ plan }) => plan.kind === 'human')
  const isYou = (seat: string) => people.length === 1 && people[0]!.seat === seat
  if (game === 'doom')
    return [
      { id: 'marines', name: '', isYou: false },
      { id: 'invader', name: '', isYou: false },
    ]
  return [
    { id: 'a', name: named('a'), isYou: isYou('a') },
    { id: 'b', name: named('b'), isYou: isYou('b') },
  ]
}

/** Which side the reader was on: 1 the first, -1 the second. Whoever only watched reads for the first. */
export function ownSide({ game, seatCards }: Pick<ReplayInfo, 'game' | 'seatCards'>): 1 | -1 {
  const mine = seatCards.filter(({ plan }) => plan.kind === 'human').map(({ seat }) => seat)
  const second = game === 'doom' ? 'invader' : 'b'
  return mine.length > 0 && mine.every(seat => seat === second) ? -1 : 1
}
