/** The closed lists of the card language. `content/vocabulary.json` says what each word means; a test keeps both equal. */

export const TIMINGS = [
  'passive',
  'main-action',
  'bonus-action',
  'reaction:defending',
  'reaction:after-defense',
  'reaction:demon-activation-end',
  'before-attack',
  'defender-chosen',
  'during-defense',
  'during-attack',
  'suffer-damage',
  'after-attack',
  'after-defense',
  'after-enemy-attack',
  'ally-before-attack',
  'ally-defending',
  'ally-activation-start',
  'activation-start',
  'during-activation',
  'activation-end',
  'next-activation-end',
  'on-move',
  'on-sprint',
  'glory-kill',
  'when-kills',
  'when-killed',
  'when-demon-killed',
  'would-be-killed',
  'when-summoned',
  'argent-ability-used',
  'initiative-revealed',
  'between-activations',
  'status-phase:start',
  'status-phase:argent',
  'status-phase:end',
  'round-end',
  'door-opened',
  'immediate',
  'any-time',
  // Moments that only special rules of missions and the setup of cards name.
  'setup',
  'zone-entered',
  'portal-summoned',
  'portal-sealed',
  'token-taken',
  'token-delivered',
  'checkpoint-marked',
  'teleporter-activated',
  'teleporter-used',
  'counter-reached',
  'drone-moved',
] as const
export type Timing = (typeof TIMINGS)[number]

/** Timings at which a special rule of a mission may speak. */
export const MISSION_TIMINGS = [
  'passive',
  'setup',
  'status-phase:start',
  'status-phase:end',
  'round-end',
  'activation-end',
  'when-killed',
  'when-demon-killed',
  'door-opened',
  'zone-entered',
  'portal-summoned',
  'portal-sealed',
  'token-taken',
  'token-delivered',
  'checkpoint-marked',
  'teleporter-activated',
  'teleporter-used',
  'counter-reached',
  'drone-moved',
] as const satisfies readonly Timing[]
export type MissionTiming = (typeof MISSION_TIMINGS)[number]

export const OPS = [
  // movement
  'gainMovement',
  'loseMovement',
  'ignoreMovementCost',
  'restrictMovement',
  'modifySpeed',
  'modifySprint',
  'grantFlying',
  'moveFigure',
  'placeFigure',
  'push',
  // attack
  'attack',
  'extraAttack',
  'replaceAttack',
  'addDice',
  'removeDice',
  'rerollDice',
  'setDie',
  'modifyRange',
  'capRange',
  'ignoreCover',
  'pierceShields',
  'borrowLineOfSight',
  'redirectAttack',
  'mark',
  'restrictTargets',
  'allowTarget',
  // defense
  'addShields',
  'grantCover',
  'noCover',
  'noDefenseCard',
  'preventKill',
  'immune',
  'convertInstantKill',
  // damage
  'damage',
  'splash',
  'lineDamage',
  'modifySplash',
  'heal',
  'kill',
  // state
  'stun',
  'removeStun',
  'modifyStagger',
  // cards
  'drawCards',
  'discard',
  'putOnDeck',
  'returnFromDiscard',
  'keepInPlay',
  'modifyHandSize',
  'modifyHealth',
  'extraMainAction',
  'cancelAbility',
  'choice',
  'addCounter',
  // initiative
  'peekInitiative',
  'reorderInitiative',
  'fetchInitiative',
  'swapInitiative',
  'addInitiativeCard',
  // argent
  'gainArgent',
  'spendArgent',
  'moveArgent',
  'freeArgentAbility',
  // tokens
  'placeToken',
  'removeToken',
  'recoverToken',
  'takeToken',
  'passToken',
  'dropToken',
  'setTeleporter',
  // invader
  'summon',
  'revealPortals',
  'summonFromPortals',
  'buySummons',
  'gainThreat',
  'gainFrags',
  // mission
  'forbid',
  'treatAsFigure',
  'custom',
  'setCounter',
  'placePortal',
  'placeDemon',
  'moveToken',
  'openDoor',
  'placeItem',
  'setTerrain',
] as const
export type Op = (typeof OPS)[number]

export const CONDITIONS = [
  'distance',
  'targetWithin',
  'adjacent',
  'lineOfSight',
  'spacesMoved',
  'damageDealt',
  'defenderAlive',
  'defenderKilled',
  'defenderSize',
  'defenderState',
  'defenderIs',
  'figureSize',
  'figureState',
  'extraAttackTaken',
  'cardTrait',
  'cardCount',
  'weaponTokenInPlayArea',
  'initiativeCardInDeck',
  'revealedInitiative',
  'killSource',
  'round',
  'roundTally',
  'openedBy',
  'portalColor',
  'portalsOnMap',
  'marineOnPortal',
  'threatStock',
  'counter',
  'progress',
  'frags',
  'demonsOnMap',
  'carriesToken',
  'everyToken',
  'figureWithin',
  'noFigureWithin',
  'onSpace',
  'tokenOn',
  'progressAtLeastSealValue',
  'all',
  // Only special rules of missions ask these.
  'door',
  'zone',
  'figureInZone',
  'noFigureInZone',
  'portal',
  'demon',
  'tag',
  'tagOnMap',
  'marines',
  'tokenProgress',
] as const
export type Cond = (typeof CONDITIONS)[number]

/** What a special rule of a mission may do. */
export const MISSION_OPS = [
  'addCounter',
  'setCounter',
  'revealPortals',
  'placePortal',
  'summonFromPortals',
  'placeDemon',
  'gainThreat',
  'gainFrags',
  'gainArgent',
  'drawCards',
  'placeToken',
  'moveToken',
  'damage',
  'openDoor',
  'setTeleporter',
  'placeItem',
  'setTerrain',
  'forbid',
] as const satisfies readonly Op[]

/** What a special rule of a mission may ask. */
export const MISSION_CONDITIONS = [
  'round',
  'counter',
  'door',
  'openedBy',
  'zone',
  'figureInZone',
  'noFigureInZone',
  'portal',
  'portalColor',
  'demon',
  'tag',
  'tagOnMap',
  'marines',
  'tokenProgress',
] as const satisfies readonly Cond[]

/** Words that name things of one map, so no card can use them. */
export const MAP_WORDS: readonly (Op | Cond)[] = [
  'setCounter',
  'placePortal',
  'placeDemon',
  'moveToken',
  'openDoor',
  'placeItem',
  'setTerrain',
  'door',
  'zone',
  'figureInZone',
  'noFigureInZone',
  'portal',
  'tag',
  'tagOnMap',
  'tokenProgress',
]

export const DURATIONS = [
  'permanent',
  'activation-end',
  'owner-activation-start',
  'target-activation-end',
  'round-end',
  'status-phase:start',
  'token-removed',
  'token-dropped',
  'stun-removed',
  'no-portal-on-map',
] as const
export type Duration = (typeof DURATIONS)[number]

export const LIMITS = ['once-per-activation', 'once-per-target-per-activation'] as const
export type Limit = (typeof LIMITS)[number]

export const COSTS = ['exhaust', 'discardCards', 'discardThis', 'movement', 'movementPerDie'] as const
export type CostWord = (typeof COSTS)[number]

/** Figures (or players) that a word alone can name. */
export const NAMED_FIGURES = [
  'self',
  'attacker',
  'defender',
  'trigger-figure',
  'killer',
  'chooser',
  'moved-onto',
  'drone',
  'invader',
  'any',
  'enemy',
  'marine',
  'chosen-demon',
  'marines',
  'demons',
] as const
export type NamedFigure = (typeof NAMED_FIGURES)[number]

/** What `of` measures a distance from. */
export const REFERENCES = [
  'self',
  'attacker',
  'defender',
  'trigger-figure',
  'chosen-demon',
  'drone',
  'objective',
  'portal',
  'any-demon',
  'other-demon',
] as const
export type Reference = (typeof REFERENCES)[number]

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
