import type { SeenPlanet } from '@redoubt/conquest'

/** "p2" is number 2. */
export const numberOf = ({ at }: Pick<SeenPlanet, 'at'>): number => Number(at.slice(1))
