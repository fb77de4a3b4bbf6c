import type { PlanetData } from '@redoubt/conquest'

/** The symbols of the kinds of planets. */
export const TYPE_ICONS: Readonly<Record<PlanetData['types'][number], string>> = {
  material: 'cq-material',
  strongpoint: 'cq-stronghold',
  tech: 'cq-tech',
}
