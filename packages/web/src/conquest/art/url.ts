import { cardSvg } from './cards.ts'
import { planetSvg } from './planets.ts'

/** Pictures as images: drawn once by the browser, light in the document, and no name in them. */
const urls = new Map<string, string>()

function url(key: string, draw: () => string): string {
  let known = urls.get(key)
  if (!known) urls.set(key, (known = `data:image/svg+xml,${encodeURIComponent(draw())}`))
  return known
}

export function cardUrl(id: string, bloodied = false): string {
  return url(bloodied ? `${id}!` : id, () => cardSvg(id, bloodied))
}

export function planetUrl(id: string): string {
  return url(id, () => planetSvg(id))
}
