import type { NewTable, SeatPlan } from '../tables/tables.ts'
import { MARINES, type SeatNames } from './draft.ts'

export interface QuickWishes {
  mission?: string | undefined
  marines?: number
  /** The seat of the person at this screen; `marines` for the whole squad, `all` for every seat, `none` to watch. */
  seat?: string | undefined
}

const human = (names: SeatNames): SeatPlan => ({ kind: 'human', name: names.person(0), person: 0 })

/** A good match against bots without any question. Two marines: one person, one bot beside them. */
export function quickDoom(
  { mission = 'tutorial', marines = 2, seat = 'alpha' }: QuickWishes,
  names: SeatNames,
): NewTable {
  const count = Math.min(4, Math.max(1, Number.isInteger(marines) ? marines : 2))
  const plan = (id: string, side: string, level: string): [string, SeatPlan] => [
    id,
    [id, side, 'all'].includes(seat) ? human(names) : { kind: 'bot', name: names.bot(id), level },
  ]
  const squad = MARINES.slice(0, count).map(id => plan(id, 'marines', 'veteran'))
  const seats = Object.fromEntries([...squad, plan('invader', 'invader', 'recruit')])
  return { game: 'doom', options: { mission, marines: count }, seats }
}

/** The demo decks against the easiest bot that plays to win. */
export function quickConquest({ seat = 'a' }: QuickWishes, names: SeatNames): NewTable {
  const plan = (id: string): SeatPlan =>
    [id, 'all'].includes(seat) ? human(names) : { kind: 'bot', name: names.bot(id), level: 'cadet' }
  return { game: 'conquest', options: {}, seats: { a: plan('a'), b: plan('b') } }
}

/** `doom`, `doom/black-bishop-1/3/invader`, `conquest`, `conquest/b`. */
export function quickTable([game, ...wishes]: readonly string[], names: SeatNames): NewTable | null {
  if (game === 'doom') {
    const [mission, marines, seat] = wishes
    return quickDoom({ mission: mission || undefined, marines: Number(marines || 2), seat: seat || undefined }, names)
  }
  if (game === 'conquest') return quickConquest({ seat: wishes[0] || undefined }, names)
  return null
}
