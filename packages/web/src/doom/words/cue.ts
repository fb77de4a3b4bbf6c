import type { DoomEvent } from '@redoubt/doom'
import type { Cue } from '../../sound/cues.ts'
import type { Book } from './book.ts'

/** The sound of an event, by the names of DESIGN 6. */
export function cueOf(event: DoomEvent, book: Book): Cue | null {
  switch (event.type) {
    case 'round':
    case 'initiative':
      return 'initiative-flip'
    case 'step':
      return event.how === 'teleport' ? 'teleport' : 'step-metal'
    case 'door':
      return 'door'
    case 'attack':
      return event.card ? shot(book, event.card) : 'plasma'
    case 'rolled':
      return event.again ? 'die-tap' : 'die-land'
    case 'defense':
      return event.dodge ? 'dodge-swish' : event.shields > 0 ? 'shield-ring' : null
    case 'damage':
      return 'flesh-hit'
    case 'stunned':
      return 'stagger-gong'
    case 'killed':
      return /-\d+$/.test(event.figure) ? 'demon-death' : 'marine-down'
    case 'glory-kill':
      return 'glory-kill'
    case 'item':
      return 'pick-up'
    case 'heal':
      return 'heal'
    case 'argent':
      return 'argent-spend'
    case 'portal':
    case 'group':
      return 'portal-open'
    case 'placed':
      return event.how === 'respawn' ? 'teleport' : null
    case 'cards-drawn':
    case 'events-drawn':
      return 'card-draw'
    case 'played':
    case 'event-card':
    case 'glory-card':
      return 'card-play'
    default:
      return null
  }
}

/** As its weapon sounds; a card without such a hint by its words and traits. */
function shot({ content }: Book, id: string): Cue {
  const card = content.actionCards[id]
  const hinted = card && content.weapons[card.set]?.hints?.sound
  if (!card || hinted) return hinted ?? 'rifle'
  if (card.traits.includes('shotgun')) return 'shotgun'
  if (card.traits.includes('grenade') || card.effects.some(({ op }) => op === 'splash')) return 'rocket'
  return card.attack?.range === 1 ? 'chainsaw' : 'rifle'
}
