import { OTHER_DAMAGE, type Pairing } from '@redoubt/bots'
import { textsOf as conquestTexts } from '@redoubt/conquest'
import { loadTexts as loadConquest } from '@redoubt/conquest/text'
import { boardOfMap, textsOf as doomTexts, namesOf } from '@redoubt/doom'
import { box } from '@redoubt/doom/content'
import { loadTexts as loadDoom } from '@redoubt/doom/text'
import { type Language, sentence } from '@redoubt/kernel'
import type { Told } from '../../io.ts'

/** How a report speaks: its sentences, and what is printed on cards and maps. */
export interface Voice {
  language: Language
  told: Told
  /** What people call a card, a weapon, a demon or a marine of DOOM. */
  doom(id: string): string
  /** A card or a planet of Conquest. */
  conquest(id: string): string
  mission(id: string): string
  deck(id: string): string
}

export async function voiceOf(language: Language = 'en', told: Told = said => sentence(said)): Promise<Voice> {
  const { content } = doomTexts(box(), language, await loadDoom(language))
  const texts = conquestTexts(await loadConquest(language))
  const names = namesOf(content, boardOfMap(Object.values(box().missions)[0]!))
  return {
    language,
    told,
    doom: id => (id === OTHER_DAMAGE ? told('Everything else') : id === 'nobody' ? told('Nobody') : names.of(id)),
    conquest: id => (id === 'nobody' ? told('Nobody') : (texts.card(id)?.name ?? texts.planet(id)?.name ?? id)),
    mission: id => content.missions[id]?.name ?? id,
    deck: id => (language === 'en' ? deckName(id) : (texts.deck(id)?.name ?? id)),
  }
}

/** A kind of match among others. */
export function kindName(pairing: Pairing, several: boolean, { mission, deck }: Voice): string {
  const bots = several ? `${pairing.bots.join(' – ')}, ` : ''
  if (pairing.game === 'conquest') return `${bots}${pairing.decks.map(deck).join(' – ')}`
  return `${bots}${mission(pairing.mission)} · ${pairing.marines}`
}

/** "demo-30-space-marines" → "Space Marines 30". */
function deckName(id: string): string {
  const [, size, faction = id] = /^\w+-(\d+)-(.+)$/.exec(id) ?? []
  const words = faction.split('-').map(word => word[0]!.toUpperCase() + word.slice(1))
  return [...words, ...(size ? [size] : [])].join(' ')
}
