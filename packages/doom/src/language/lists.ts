/** Closed lists of the card language that need no explanation. */

export const SIDES = ['marine', 'demon'] as const
export type Side = (typeof SIDES)[number]

export const SIZES = ['small', 'large'] as const

export const FIGURE_STATES = ['staggered', 'damaged', 'stunned'] as const

export const TOKENS = [
  'plasma',
  'fire',
  'frag-grenade',
  'siphon-grenade',
  'decoy-grenade',
  'threat',
  'progress',
  'objective',
  'portal',
] as const
export type Token = (typeof TOKENS)[number]

export const IMMUNITIES = ['push', 'stun', 'stagger', 'own-splash'] as const

export const FORBIDDEN = [
  'open-door',
  'summon-from-portal',
  'discard-portal-after-summon',
  'teleporter-move',
  'second-teleporter-move',
] as const
export type Forbidden = (typeof FORBIDDEN)[number]

/** Procedures with code of their own behind them; a pack may name one but never bring one. */
export const CUSTOM_PROCEDURES = ['attack-decoy', 'set-samples-aside', 'place-portals'] as const

export const PORTAL_LEVELS = ['blue', 'yellow', 'red'] as const

export const CARD_TYPES = ['main', 'bonus', 'reaction'] as const
export type CardType = (typeof CARD_TYPES)[number]

export const WEAPON_KINDS = ['starting', 'mission', 'grenade'] as const

/** Rules a first lesson may leave out. */
export const SKIPPABLE = [
  'argent',
  'class-cards',
  'cover',
  'glory-kill',
  'teleporter-move',
  'large-figures',
  'toughness',
  'squad-cards',
  'deck-building',
] as const
