import { MARINES } from '@redoubt/doom/seats'
import { TUTORIAL } from '@redoubt/doom/usual'
import type { NewTable, SeatPlan } from '../../tables/tables.ts'

interface QuickWishes {
  mission?: string | undefined
  marines?: number
  /** The seat of the person at this screen; `marines` for the whole squad, `all` for every seat, `none` to watch. */
  seat?: string | undefined
}

const human = (name: string): SeatPlan => ({ kind: 'human', name, person: 0 })
const bot = (level: string): SeatPlan => ({ kind: 'bot', name: '', level })

/** A good match against bots without any question. Two marines: one person, one bot beside them. */
function quickDoom({ mission = TUTORIAL, marines = 2, seat = 'alpha' }: QuickWishes, own: string): NewTable {
  const count = Math.min(4, Math.max(1, Number.isInteger(marines) ? marines : 2))
  const plan = (id: string, side: string, level: string): [string, SeatPlan] => [
    id,
    [id, side, 'all'].includes(seat) ? human(own) : bot(level),
  ]
  const squad = MARINES.slice(0, count).map(id => plan(id, 'marines', 'veteran'))
  const seats = Object.fromEntries([...squad, plan('invader', 'invader', 'recruit')])
  return { game: 'doom', options: { mission, marines: count }, seats }
}

/** The demo decks against the easiest bot that plays to win. */
function quickConquest({ seat = 'a' }: QuickWishes, own: string): NewTable {
  const plan = (id: string): SeatPlan => ([id, 'all'].includes(seat) ? human(own) : bot('cadet'))
  return { game: 'conquest', options: {}, seats: { a: plan('a'), b: plan('b') } }
}

/** `doom`, `doom/black-bishop-1/3/invader`, `conquest`, `conquest/b`. */
export function quickTable([game, ...wishes]: readonly string[], own: string): NewTable | null {
  if (game === 'doom') {
    const [mission, marines, seat] = wishes
    return quickDoom({ mission: mission || undefined, marines: Number(marines || 2), seat: seat || undefined }, own)
  }
  if (game === 'conquest') return quickConquest({ seat: wishes[0] || undefined }, own)
  return null
}
