import { botParts } from '@redoubt/bots/ladder'
import type { DoomEvent } from '@redoubt/doom'
import { isMarineId } from '@redoubt/doom/seats'
import type { Event, Seat } from '@redoubt/kernel'
import type { MatchCard } from '../tables/tables.ts'

/** What is kept of a finished match for one's own statistics. */
export interface Summary {
  id: string
  game: string
  mission: string | null
  side: 'marines' | 'invader' | 'other'
  /** The level of whoever sat opposite; null for people. */
  level: string | null
  won: boolean
  date: number
  dealt: number
  taken: number
  /** Damage done beyond what dice and cards promise, less that suffered; null where people rolled dice of their own. */
  luck: number | null
  weapons: Record<string, { attacks: number; damage: number }>
}

/** How much damage such dice promise on average to a figure of this kind. */
export type Promised = (kind: string, dice: { red: number; black: number }) => number

export const mySeats = ({ seats }: Pick<MatchCard, 'seats'>): Seat[] =>
  Object.entries(seats).flatMap(([seat, plan]) => (plan.kind === 'human' && plan.person === 0 ? [seat] : []))

const kindOf = (id: string): string => (isMarineId(id) ? 'marine' : id.replace(/-\d+$/, ''))

/** Counted from what everybody saw. */
export function summaryOf(
  card: MatchCard,
  events: readonly Event[],
  promised: Promised,
  weaponOf: (card: string) => string | null,
): Summary {
  const mine = mySeats(card)
  const { game, outcome, updated, id } = card
  const side = game !== 'doom' ? 'other' : mine.includes('invader') ? 'invader' : 'marines'
  const own = (figure: string) => (side === 'invader' ? !isMarineId(figure) : mine.includes(figure))
  const { mission = null, tableDice = false } = card.options as { mission?: string; tableDice?: boolean }
  const found: Summary = {
    ...{ id, game, mission: game === 'doom' ? mission : null, side, level: opposite(card, mine), date: updated },
    ...{ won: mine.some(seat => outcome?.winners.includes(seat)), dealt: 0, taken: 0, luck: null, weapons: {} },
  }
  let weapon: string | null = null
  let hoped = 0
  let luck = 0
  for (const event of game === 'doom' ? (events as readonly DoomEvent[]) : []) {
    if (event.type === 'attack') {
      weapon = own(event.attacker) ? (event.card === undefined ? kindOf(event.attacker) : weaponOf(event.card)) : null
      hoped = promised(kindOf(event.defender), event.dice)
      if (weapon) weaponIn(found, weapon).attacks++
    } else if (event.type === 'hits') {
      if (own(event.attacker)) {
        luck += event.damage - hoped
        if (weapon) weaponIn(found, weapon).damage += event.damage
      } else if (own(event.defender)) luck -= event.damage - hoped
    } else if (event.type === 'damage') {
      if (own(event.figure)) found.taken += event.amount
      else if (event.by !== null && own(event.by)) found.dealt += event.amount
    }
  }
  return { ...found, luck: tableDice ? null : luck }
}

const weaponIn = (found: Summary, id: string) => (found.weapons[id] ??= { attacks: 0, damage: 0 })

function opposite({ seats, game }: MatchCard, mine: readonly Seat[]): string | null {
  const foes = Object.entries(seats).filter(([seat]) =>
    game === 'doom' ? (seat === 'invader') !== mine.includes('invader') : !mine.includes(seat),
  )
  const [, plan] = foes[0] ?? []
  return plan?.kind === 'bot' ? botParts(plan.level).level : null
}

/** Won and played, by whatever. */
export function tallied(
  all: readonly Summary[],
  of: (one: Summary) => string | null,
): Array<{ name: string; won: number; all: number }> {
  const found = new Map<string, { won: number; all: number }>()
  for (const one of all) {
    const name = of(one)
    if (name === null) continue
    const row = found.get(name) ?? { won: 0, all: 0 }
    found.set(name, { won: row.won + Number(one.won), all: row.all + 1 })
  }
  return [...found].map(([name, row]) => ({ name, ...row })).sort((a, b) => b.all - a.all)
}
