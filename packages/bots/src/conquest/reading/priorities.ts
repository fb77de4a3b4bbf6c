/**
 * The rules of thumb of the Cadet, as figures. One resource, or one card in the hand, is about 1.
 */

/** What a unit is worth: its ATK, the HP it has left, its command icons. */
export const UNIT = { atk: 0.7, life: 0.45, command: 0.9, exhausted: 0.9 }

/** A warlord is worth more than any army, and more when it cannot be replaced any more. */
export const WARLORD = { fresh: 8, bloodied: 30 }

export const DEPLOY = {
  /** For one command bonus that changes hands, counted over the rounds to come. */
  income: 1.5,
  /** For a unit's strength at the first planet, the one that is fought for next, and anywhere else. */
  first: 1.0,
  next: 0.75,
  later: 0.6,
  /** At the first planet when it is already ours by this much strength. */
  enough: 8,
  wasted: 0.5,
  /** What a resource is worth unspent. */
  thrift: 0.45,
  /** What a card with shields is worth in the hand, an icon. */
  shield: 0.5,
} as const

export const COMMIT = {
  /** For a command bonus that the warlord would win and we would not win without it. */
  income: 1.2,
  /** For winning the battle at the first planet; more if that ends the match. */
  claim: 7,
  decisive: 30,
  /** For the battle ability, and beating an army elsewhere. */
  elsewhere: 1.5,
  /** For what the warlord may suffer where the enemy is stronger. */
  risk: { fresh: 5, bloodied: 18 },
} as const

export const BATTLE = {
  /** A kill counts this much more than the same damage spread. */
  kill: 1.6,
  /** A unit that is still to attack is a better target than one that has. */
  ready: 1.3,
  /** The warlord retreats, or units withdraw, when the enemy is this many times as strong. */
  hopeless: 1.8,
} as const

export const SHIELD = {
  /** A card is given for a unit that is worth this many times the card. */
  bargain: 1.2,
  /** Damage that is not lethal, a point: on a warlord, on others. */
  warlord: 0.9,
  bloodied: 1.6,
  unit: 0.4,
} as const

/** The types of a planet matter by how many of them a side has: the third wins. */
export const PROGRESS = [0, 1, 3.2, 12] as const
