import { type Beliefs, GOALS, PREY, WISHES } from './priorities.ts'

/** What a Veteran believes. The figures were tuned by play against Recruits; `npm run train` found none that did better beyond doubt. */
export const VETERAN: Beliefs = {
  prey: { ...PREY, carrier: 5, contest: 6 },
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
    exposure: 1.6,
    bearer: 10,
    care: { escort: 0.7, hunt: 2 },
    scarce: 2,
    portal: 2,
    undo: 8,
    second: 0.6,
    harm: 2.5,
    share: 1.5,
    guns: [
      { points: 0, range: 6, chance: 0.4 },
      { points: 2, range: 5, chance: 0.3 },
      { points: 4, range: 5, chance: 0.3 },
    ],
    step: 0,
    drift: 0.3,
    chase: { fetch: 2 },
    stands: 5,
    argent: 1.6,
    idle: 0.5,
  },
  squad: { loss: 8, wound: 1, share: 0.6, team: 2, together: 0.1, stagger: 0.4, later: 0.9, first: 5, second: 2 },
}
