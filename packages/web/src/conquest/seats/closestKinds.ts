import { type PlanetType, planetsContent } from '@redoubt/conquest'

/** CQ-3.1: three planets of one kind win. */
const ENOUGH = 3

/** The kinds of planets of which a side needs the fewest more to win, all of them, and how many it needs. */
export function closestKinds(types: Readonly<Record<string, number>>): { missing: number; types: PlanetType[] } {
  const kinds = planetsContent.planetTypes.map(({ id }) => id as PlanetType)
  const most = Math.max(...kinds.map(kind => types[kind] ?? 0))
  return { missing: Math.max(0, ENOUGH - most), types: kinds.filter(kind => (types[kind] ?? 0) === most) }
}
