import { type Beliefs, GOALS, PREY, WISHES } from './priorities.ts'

/** What an event card is worth in hand, in tokens of argent power; unlisted ones are worth 1. */
export const EVENT_WORTH: Readonly<Record<string, number>> = {
  onslaught: 3,
  'dying-lash': 2.5,
  'torn-veil': 2.5,
  execution: 2.2,
  ferocity: 2,
  'hellish-power': 2,
  unstoppable: 2,
  'death-curse': 2,
  'rolling-advance': 2,
  'devious-schemes': 2,
  'demonic-strength': 1.8,
  'demonic-precision': 1.5,
  'iron-skin': 1.5,
  'soul-harvest': 1.5,
  'dark-pact': 1.5,
  'demonic-speed': 1.3,
  'explosive-blast': 0.8,
  paranoia: 0.8,
  darkness: 0.8,
  overflow: 0.8,
  'wall-of-flesh': 0.7,
  ambush: 0.6,
  'carrion-feast': 0.6,
  'scorched-earth': 0.5,
  'beckoning-voices': 0.4,
  unbreakable: 0.3,
  'blood-tithe': 0.3,
  'rift-walk': 0.2,
  'severed-conduit': 0.1,
}

/** What a token of argent power does on a demon card, compared with one event card. */
export const ARGENT_WORTH: Readonly<Record<string, number>> = {
  'possessed-soldier': 2,
  cyberdemon: 1.8,
  'baron-of-hell': 1.3,
  mancubus: 1.2,
  imp: 1.1,
  cacodemon: 1,
  revenant: 0.8,
  pinky: 0.6,
}

/** What a Veteran believes. The figures were tuned by play against Recruits. */
export const VETERAN: Beliefs = {
  prey: { ...PREY, contest: 3 },
  wishes: WISHES,
  goals: {
    ...GOALS,
    checkpoint: { step: 0.6, there: 8 },
    asset: { step: 0.6, there: 6 },
    deliver: { step: 0.9, there: 14 },
    seal: { step: 0.6, there: 8 },
  },
  assault: {
    win: 50,
    exposure: 1,
    haste: { 'escort-detail': 0.2 },
    bearer: 6,
    harm: 2.5,
    share: 1.5,
    guns: [
      { points: 0, range: 6, chance: 0.4 },
      { points: 2, range: 5, chance: 0.3 },
      { points: 4, range: 5, chance: 0.3 },
    ],
    step: 0,
    drift: 0.3,
    stands: 5,
    argent: 1.6,
  },
  squad: { loss: 8, wound: 1, share: 0.6, team: 2, together: 0.1, stagger: 0.4, later: 0.9, first: 5, second: 2 },
}
