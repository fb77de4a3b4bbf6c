import type { DoomEvent } from '@redoubt/doom'

/** The sound of an event, by the names of DESIGN 6. */
export function cueOf(event: DoomEvent): string | null {
  switch (event.type) {
    case 'round':
    case 'initiative':
      return 'initiative-flip'
    case 'step':
      return event.how === 'teleport' ? 'teleport' : 'step-metal'
    case 'door':
      return 'door'
    case 'attack':
      return event.card ? shot(event.card) : 'plasma'
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

const SHOTS: ReadonlyArray<[part: RegExp, cue: string]> = [
  [/rocket|grenade/, 'rocket'],
  [/plasma|stun-bomb|thermal|bfg|gauss|static/, 'plasma'],
  [/chainsaw/, 'chainsaw'],
  [/blast|burst|barrels|personal/, 'shotgun'],
]

const shot = (card: string): string => SHOTS.find(([part]) => part.test(card))?.[1] ?? 'rifle'
