import type { AssignmentKind } from './assignment.ts'

/**
 * What a Recruit believes, as data. Worths are in "points", the design value of demons: an Imp is worth 2, a Baron 8.
 */

/** What the invader wants of a target. */
export const PREY = {
  /** For a kill, which is a frag. */
  kill: 7,
  /** Per share of the health left that the attack takes. */
  wound: 3,
  /** Per point of damage to expect. */
  harm: 0.5,
  /** For somebody who carries an asset. */
  carrier: 2,
  /** The drone is worth two frags. */
  drone: 1.6,
  /** Per movement point farther from the prey when nobody can be attacked. */
  step: 0.3,
  /** A demon that holds a sample fights with this much of its heart; the rest goes into hiding. */
  bearer: 0.6,
  /** For standing where a checkpoint or portal is contested. */
  contest: 1.2,
}

/** What a marine wants. */
export const WISHES = {
  /** Per share of a demon's health that an attack takes, times its points; the same again for the kill. */
  wound: 0.6,
  kill: 0.6,
  /** For whoever holds a sample, and for the boss of the mission. */
  carrier: 4,
  boss: 3,
  /** A Glory Kill heals and brings a card. */
  glory: 1.5,
  weapon: 2,
  /** Per point of damage a health pack would heal. */
  heal: 0.5,
  /** Per expected damage at the place where the activation ends, for the healthy and for the nearly dead. */
  caution: 0.35,
  fear: 1.2,
  /** Health at which fear begins. */
  frail: 5,
}

/** Per mission objective: how much a step towards it is worth, and how much being there. */
export const GOALS = {
  carrier: { step: 0.3, there: 0 },
  hunt: { step: 0.22, there: 0 },
  door: { step: 0.3, there: 2 },
  checkpoint: { step: 0.5, there: 5 },
  asset: { step: 0.5, there: 5 },
  deliver: { step: 0.9, there: 8 },
  seal: { step: 0.5, there: 6 },
  escort: { step: 0.6, there: 3 },
  pack: { step: 0.5, there: 0 },
} as const

/** All that is a matter of belief; the levels differ in it. */
export interface Beliefs {
  prey: Readonly<Record<keyof typeof PREY, number>>
  wishes: Readonly<Record<keyof typeof WISHES, number>>
  goals: Readonly<Record<keyof typeof GOALS, Readonly<{ step: number; there: number }>>>
  /** One figure that is worth more than others as a target, and how many times as much. */
  focus?: Readonly<{ figure: string; times: number }>
  /** How a marine plans who thinks a whole activation ahead; a Recruit does not. */
  squad?: Readonly<{
    /** What losing the mission costs, in points; a frag costs its share of it. */
    loss: number
    /** Being wounded to the brink of death, as a share of a frag. */
    wound: number
    /** How much others whom a demon could attack instead lessen the peril. */
    share: number
    /** How many go for the same asset, and what each point of distance to the nearest comrade costs. */
    team: number
    together: number
    /** Worth of staggering a demon, as a share of its worth. */
    stagger: number
    /** A second main action's attack counts a little less than it promises. */
    later: number
    /** How many of the best places are looked at more closely, with the first attack and with the second. */
    first: number
    second: number
  }>
  /** The same for the invader's demons. */
  assault?: Readonly<{
    /** What winning the mission is worth, in points; a frag gets its share of it. */
    win: number
    /** What being shot dead costs, as a share of a demon's points, and how much more a demon with a sample is worth. */
    exposure: number
    bearer: number
    /** How many times as much being shot counts, by what the marines have to do, and where nobody takes the place of the dead. */
    care: Readonly<{ [K in AssignmentKind]?: number }>
    scarce: number
    /** For standing beside a portal that is to be sealed; what it is worth beside a checkpoint says `prey.contest`. */
    portal: number
    /** For standing beside a checkpoint that the marines have left: their work is undone. */
    undo: number
    /** How much of that is left where another demon stands already. */
    second: number
    /** Damage to expect of a marine's attack, and how much other demons draw it. */
    harm: number
    share: number
    /** Chances of being shot at by a marine who may make so many steps; they add up. */
    guns: ReadonlyArray<Readonly<{ points: number; range: number; chance: number }>>
    /** Per point that the prey is out of the grasp of the next activation, and per point of distance at all. */
    step: number
    drift: number
    /** How many times as much distance counts, by what the marines have to do. */
    chase: Readonly<{ [K in AssignmentKind]?: number }>
    /** How many of the best places to attack from are looked at more closely. */
    stands: number
    /** Event cards that are worth less are given up for argent power. */
    argent: number
    /** How much of what a kind gains by going elsewhere counts beside its attacks when it is settled which kind acts. */
    idle: number
  }>
}

export const RECRUIT: Beliefs = { prey: PREY, wishes: WISHES, goals: GOALS }
