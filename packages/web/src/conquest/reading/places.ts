import type { ConquestView, PlanetData } from '@redoubt/conquest'
import { planetData } from './printed.ts'

/** A place of the table: one of the row of planets, or an HQ. */
export function isPlace(text: string): boolean {
  return /^(p[1-7]|hq-[ab])$/.test(text)
}

/** The planet of a place ("p2") as this view has it. */
export function planetAt(view: Pick<ConquestView, 'planets'>, at: string): PlanetData | undefined {
  return planetData(view.planets.find(planet => planet.at === at)?.planet ?? null)
}
