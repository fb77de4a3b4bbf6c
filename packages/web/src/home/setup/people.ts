import { searches } from '../../match/levels.ts'
import type { SeatPlan } from '../../tables/tables.ts'

export type GameId = 'doom' | 'conquest'

/** Who sits somewhere, before anybody does. */
export interface SeatDraft {
  who: 'here' | 'bot'
  /** The person at this screen, from 0. One person may play several marines. */
  person: number
  level: string
}

export interface People {
  /** Names as typed; an empty one means the usual name. */
  people: string[]
  seats: Record<string, SeatDraft>
  /** Seconds a searching bot may think about one decision. */
  think: number
  /** The coach may be asked. */
  coach: boolean
}

export const MOST_PEOPLE = 5
export const THINKING = [1, 2, 5, 10, 15] as const

export const here = (person = 0, level = 'veteran'): SeatDraft => ({ who: 'here', person, level })
export const bot = (level: string): SeatDraft => ({ who: 'bot', person: 0, level })

/** Who plays what, as the host wants to know it. `own` is what whoever sits here is called for good; nobody else has a name unless it was typed. */
export function seatPlans(
  game: GameId,
  draft: People,
  seats: readonly string[],
  own: string,
): Record<string, SeatPlan> {
  return Object.fromEntries(
    seats.map((seat): [string, SeatPlan] => {
      const { who, person, level } = draft.seats[seat]!
      if (who === 'here') {
        const name = draft.people[person]?.trim() || (person === 0 ? own : '')
        return [seat, { kind: 'human', name: name.slice(0, 80), person }]
      }
      const plan: SeatPlan = { kind: 'bot', name: '', level }
      return [seat, searches(game, level) ? { ...plan, time: draft.think * 1000 } : plan]
    }),
  )
}

/** What a table says of the coach: nothing as long as it may be asked. */
export const coachOf = ({ coach }: People): { coach?: false } => (coach ? {} : { coach: false })

/** People who sit somewhere, in order. */
export function peopleAt(draft: People, seats: readonly string[]): number[] {
  const found = seats.flatMap(seat => (draft.seats[seat]?.who === 'here' ? [draft.seats[seat].person] : []))
  return [...new Set(found)].sort((a, b) => a - b)
}

/** Whatever an older version kept, every field is there. */
export function mended<T extends People>(fresh: T, kept: unknown): T {
  if (typeof kept !== 'object' || kept === null) return fresh
  const fitting = Object.entries(kept).filter(([field, value]) => {
    const usual: unknown = fresh[field as keyof T]
    return typeof value === typeof usual && Array.isArray(value) === Array.isArray(usual)
  })
  const found: T = { ...fresh, ...Object.fromEntries(fitting) }
  return { ...found, seats: { ...fresh.seats, ...found.seats } }
}
