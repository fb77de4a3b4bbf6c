import type { NewTable, SeatPlan } from '../tables/tables.ts'

const MARINES = ['alpha', 'bravo', 'charlie', 'delta'] as const

const human = (name: string): SeatPlan => ({ kind: 'human', name, person: 0 })
const bot = (name: string, level: string): SeatPlan => ({ kind: 'bot', name, level })

export interface QuickWishes {
  mission?: string | undefined
  marines?: number
  /** The seat of the person at this screen; `marines` for the whole squad, `all` for every seat, `none` to watch. */
  seat?: string | undefined
  name: string
}

/** A good match against bots without any question. Two marines: one person, one bot beside them. */
export function quickDoom({ mission = 'tutorial', marines = 2, seat = 'alpha', name }: QuickWishes): NewTable {
  const count = Math.min(4, Math.max(1, Number.isInteger(marines) ? marines : 2))
  const here = (id: string, side: string) => seat === id || seat === side || seat === 'all'
  const seats = Object.fromEntries([
    ...MARINES.slice(0, count).map(id => [
      id,
      here(id, 'marines') ? human(name) : bot(`Bot ${id[0]!.toUpperCase()}${id.slice(1)}`, 'veteran'),
    ]),
    ['invader', here('invader', 'invader') ? human(name) : bot('Bot Invader', 'recruit')],
  ])
  return { game: 'doom', options: { mission, marines: count }, seats }
}

/** The demo decks against the easiest bot that plays to win. */
export function quickConquest({ seat = 'a', name }: QuickWishes): NewTable {
  const of = (id: string, title: string) =>
    seat === id || seat === 'all' ? human(name) : bot(`Bot ${title}`, seat === 'none' ? 'captain' : 'cadet')
  return { game: 'conquest', options: {}, seats: { a: of('a', 'Alpha'), b: of('b', 'Beta') } }
}

/** `doom`, `doom/black-bishop-1/3/invader`, `conquest`, `conquest/b`. */
export function quickTable([game, ...wishes]: readonly string[], name: string): NewTable | null {
  if (game === 'doom') {
    const [mission, marines, seat] = wishes
    return quickDoom({ mission: mission || undefined, marines: Number(marines || 2), seat: seat || undefined, name })
  }
  if (game === 'conquest') return quickConquest({ seat: wishes[0] || undefined, name })
  return null
}
