import { OTHER_DAMAGE, type Pairing } from '@redoubt/bots'
import { cardsContent, PLANETS } from '@redoubt/conquest'
import { boardOfMap, namesOf } from '@redoubt/doom'
import { box } from '@redoubt/doom/content'

/** What people call a card, a weapon, a demon or a marine of DOOM. */
export function doomName(id: string): string {
  if (id === OTHER_DAMAGE) return 'Everything else'
  if (id === 'nobody') return 'Nobody'
  const content = box()
  return namesOf(content, boardOfMap(Object.values(content.missions)[0]!)).of(id)
}

export function conquestName(id: string): string {
  if (id === 'nobody') return 'Nobody'
  return cardsContent.cards.find(card => card.id === id)?.name ?? PLANETS.find(planet => planet.id === id)?.name ?? id
}

export const missionName = (id: string): string => box().missions[id]?.name ?? id

/** A kind of match among others. */
export function kindName(pairing: Pairing, several: boolean): string {
  const bots = several ? `${pairing.bots.join(' – ')}, ` : ''
  if (pairing.game === 'conquest') return `${bots}${pairing.decks.map(deckName).join(' – ')}`
  return `${bots}${missionName(pairing.mission)} · ${pairing.marines}`
}

/** "demo-30-space-marines" → "Space Marines 30". */
function deckName(id: string): string {
  const [, size, faction = id] = /^\w+-(\d+)-(.+)$/.exec(id) ?? []
  const words = faction.split('-').map(word => word[0]!.toUpperCase() + word.slice(1))
  return [...words, ...(size ? [size] : [])].join(' ')
}
