import { type DoomState, doom, MARINE_MOVER } from '@redoubt/doom'
import { field } from './field.ts'
import { placesOf } from './goals.ts'
import { read, type Situation } from './situation.ts'

/** What a position of DOOM is made of; the whole objective is worth 1 to the marines, all frags are worth 1 to the invader. */
export const WEIGHTS = {
  /** Health that is missing, as a share of a frag. */
  wound: 0.7,
  /** A demon's points on the map. */
  demon: 0.006,
  /** A marine's way to what it should see to, per movement point. */
  way: 0.004,
  /** Cards of the invader and argent power. */
  event: 0.004,
  argent: 0.006,
  /** How much of such a lead decides a mission. */
  scale: 0.22,
}

/** How well the marines stand: 0 is lost, 1 is won. */
export function marinesStand(g: DoomState): number {
  if (g.outcome) return g.outcome.winners.includes('invader') ? 0 : 1
  const s = read(doom.view(g, 'spectator'))
  if (!s) return 0.5
  return 0.02 + 0.96 / (1 + Math.exp(-lead(s) / WEIGHTS.scale))
}

function lead(s: Situation): number {
  const { fragLimit, invader } = s.view
  let sum = progress(s) - invader.frags / fragLimit
  for (const p of s.squad)
    sum -= ((p.kind === 'drone' ? 1.5 : 1) * WEIGHTS.wound * (p.damage / (p.damage + p.left)) ** 1.5) / fragLimit
  for (const d of s.demons)
    sum -= WEIGHTS.demon * s.content.demons[d.kind]!.points * (0.4 + (0.6 * d.left) / (d.left + d.damage))
  sum -= WEIGHTS.event * (invader.hand.count ?? 0) + WEIGHTS.argent * invader.argent
  for (const card of Object.values(s.view.demons)) sum -= WEIGHTS.argent * card.argent
  return sum - WEIGHTS.way * ways(s)
}

/** The share of the objective that is done. */
function progress(s: Situation): number {
  const { objectives, portals, counters } = s.view
  switch (s.mission.objective.card) {
    case 'guard-duty':
      return objectives.reduce((sum, o) => sum + (o.kind === 'checkpoint' ? o.progress : 0), 0) / 6
    case 'asset-extraction': {
      const home = field(s, MARINE_MOVER, true, placesOf(s, 'extraction'))
      const carried = s.squad.filter(p => p.carries !== undefined)
      const near = carried.map(p => 0.3 + 0.5 * Math.max(0, 1 - home[p.spaces[0]!]! / 40))
      const lying = objectives
        .filter(o => o.kind === 'asset' && o.at !== null)
        .map(o => 0.5 * Math.max(0, 1 - home[s.board.at(o.at!)]! / 40))
      const open = [...near, ...lying].sort((x, y) => y - x).slice(0, 3 - (counters.extracted ?? 0))
      return ((counters.extracted ?? 0) + open.reduce((sum, part) => sum + part, 0)) / 3
    }
    case 'seal-the-breach': {
      const worth = { blue: 1, yellow: 2, red: 3 }
      const work = (list: readonly { level: keyof typeof worth }[]) =>
        list.reduce((sum, p) => sum + worth[p.level] + 0.5, 0)
      const done = portals.reduce((sum, p) => sum + 0.8 * p.progress, 0)
      return 1 - (work(portals) - done) / Math.max(1, work(s.mission.portals))
    }
    case 'escort-detail': {
      const drone = s.squad.find(p => p.kind === 'drone')
      const way = field(s, MARINE_MOVER, true, placesOf(s, 'exit'))
      return drone ? Math.max(0, 1 - way[drone.spaces[0]!]! / 45) : 0
    }
    case 'sample-collection': {
      const carriers = s.demons.filter(d => d.carries !== undefined)
      const hurt = carriers.reduce((sum, d) => sum + 0.2 + (0.5 * d.damage) / (d.damage + d.left), 0)
      return ((counters.samples ?? 0) + hurt) / 3
    }
    default: {
      const left = s.demons.reduce((sum, d) => sum + s.content.demons[d.kind]!.points, 0)
      return 1 - Math.min(1, (left * 0.4 + 9 * portals.length) / 60)
    }
  }
}

/** Points that the marines are away from the nearest work. */
function ways(s: Situation): number {
  const spots =
    s.mission.objective.card === 'guard-duty'
      ? s.view.objectives.filter(o => o.at !== null && o.progress < 2).map(o => s.board.at(o.at!))
      : s.mission.objective.card === 'seal-the-breach'
        ? s.view.portals.map(p => s.board.at(p.at))
        : s.mission.objective.card === 'asset-extraction'
          ? s.view.objectives.filter(o => o.kind === 'asset' && o.at !== null).map(o => s.board.at(o.at!))
          : s.demons.flatMap(d => [...d.spaces])
  if (spots.length === 0) return 0
  const far = field(s, MARINE_MOVER, true, spots)
  return s.squad.reduce((sum, p) => sum + (p.kind === 'marine' && !p.carries ? Math.min(30, far[p.spaces[0]!]!) : 0), 0)
}
