import type { Doom, DoomEvent } from '@redoubt/doom'
import type { Heard } from '../../screen/match.ts'
import type { Cue } from '../../sound/recipes.ts'
import type { Book } from '../reading/book.ts'

type Type = DoomEvent['type']
type Sound<T extends Type> = Cue | null | ((event: Extract<DoomEvent, { type: T }>, book: Book) => Cue | null)
type AnySound = Cue | null | ((event: Heard<Doom>, book: Book) => Cue | null)

/** The sound of every event; null for what makes none. */
const CUES: { readonly [T in Type]: Sound<T> } = {
  round: 'initiative-flip',
  'initiative-deck': null,
  initiative: 'initiative-flip',
  'initiative-seen': null,
  'demons-readied': null,
  'events-drawn': 'card-draw',
  'cards-drawn': 'card-draw',
  reshuffle: null,
  argent: 'argent-spend',
  threat: null,
  activation: null,
  'activation-end': null,
  step: ({ how }) => (how === 'teleport' ? 'teleport' : 'step-metal'),
  door: 'door',
  displaced: null,
  placed: ({ how }) => (how === 'respawn' ? 'teleport' : null),
  teleporter: null,
  played: 'card-play',
  sprint: null,
  movement: null,
  ability: null,
  cancelled: null,
  'event-card': 'card-play',
  'glory-card': 'card-play',
  attack: ({ card }, book) => (card ? shot(book, card) : 'plasma'),
  rolled: ({ again }) => (again ? 'die-tap' : 'die-land'),
  defense: ({ dodge, shields }) => (dodge ? 'dodge-swish' : shields > 0 ? 'shield-ring' : null),
  rejected: null,
  hits: null,
  shields: null,
  damage: 'flesh-hit',
  heal: 'heal',
  stunned: 'stagger-gong',
  recovered: null,
  killed: ({ figure }) => (/-\d+$/.test(figure) ? 'demon-death' : 'marine-down'),
  'glory-kill': 'glory-kill',
  'glory-gained': null,
  frag: null,
  item: 'pick-up',
  discarded: null,
  token: null,
  portal: 'portal-open',
  group: 'portal-open',
  'demon-card': null,
  progress: null,
  counter: null,
  objective: null,
  rule: null,
  conceded: null,
}

/** What the host did itself makes no sound here. */
export function cueOf(event: Heard<Doom>, book: Book): Cue | null {
  const sound = CUES[event.type as Type] as AnySound | undefined
  return typeof sound === 'function' ? sound(event, book) : (sound ?? null)
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
