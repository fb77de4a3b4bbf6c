import { cardsContent, planetsContent } from '@redoubt/conquest'
import { cardSvg } from './cards.ts'
import type { Drawn } from './fitting.ts'
import { planetSvg } from './planets.ts'

const CARDS = new Map(cardsContent.cards.map(card => [card.id, card]))
/** What no card of ours is, say in a deck of another version. */
const STRANGE: Drawn = { id: '', type: 'attachment', faction: 'neutral', traits: [], keywords: [] }
const PLANETS = new Map(planetsContent.planets.map(planet => [planet.id, planet]))

/** Pictures as images: drawn once by the browser, light in the document, and no name in them. */
const urls = new Map<string, string>()

function url(key: string, draw: () => string): string {
  let known = urls.get(key)
  if (!known) urls.set(key, (known = `data:image/svg+xml,${encodeURIComponent(draw())}`))
  return known
}

export function cardUrl(id: string, isBloodied = false): string {
  return url(isBloodied ? `${id}!` : id, () => cardSvg(CARDS.get(id) ?? STRANGE, isBloodied))
}

export function planetUrl(id: string): string {
  return url(id, () => planetSvg(PLANETS.get(id) ?? { id, types: [] }))
}
