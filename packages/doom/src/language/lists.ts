/** Closed lists of the card language that need no explanation. */

export const SIDES = ['marine', 'demon'] as const
export type Side = (typeof SIDES)[number]

export const SIZES = ['small', 'large'] as const
export type Size = (typeof SIZES)[number]

export const FIGURE_STATES = ['staggered', 'damaged', 'stunned'] as const
export type FigureState = (typeof FIGURE_STATES)[number]

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
export type Immunity = (typeof IMMUNITIES)[number]

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
export type CustomProcedure = (typeof CUSTOM_PROCEDURES)[number]

export const PORTAL_LEVELS = ['blue', 'yellow', 'red'] as const
export type PortalLevel = (typeof PORTAL_LEVELS)[number]

export const TERRAINS = ['floor', 'difficult', 'impassable', 'blocking'] as const
export type TerrainWord = (typeof TERRAINS)[number]

export const MARINES = ['alpha', 'bravo', 'charlie', 'delta'] as const
export type Marine = (typeof MARINES)[number]

/** The kinds of the box. A pack may add more, so content is keyed by plain text. */
export const DEMON_KINDS = [
  'imp',
  'possessed-soldier',
  'pinky',
  'cacodemon',
  'revenant',
  'mancubus',
  'baron-of-hell',
  'cyberdemon',
] as const
export type DemonKind = (typeof DEMON_KINDS)[number]

export const STARTING_WEAPONS = [
  'combat-shotgun',
  'super-shotgun',
  'heavy-assault-rifle',
  'plasma-rifle',
  'burst-rifle',
  'static-rifle',
] as const
export type StartingWeapon = (typeof STARTING_WEAPONS)[number]

export const CARD_TYPES = ['main', 'bonus', 'reaction'] as const
export type CardType = (typeof CARD_TYPES)[number]

export const WEAPON_KINDS = ['starting', 'mission', 'grenade'] as const
export type WeaponKind = (typeof WEAPON_KINDS)[number]

export const OBJECTIVE_TOKENS = ['checkpoint', 'asset', 'drone'] as const
export type ObjectiveToken = (typeof OBJECTIVE_TOKENS)[number]

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
export type Skippable = (typeof SKIPPABLE)[number]
