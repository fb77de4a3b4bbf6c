import { escortOf } from '../../abilities/escort.ts'
import { missionOf } from '../../board/map.ts'
import { DRONE, newFigure } from '../../match/figures.ts'
import type { DoomState, Figure } from '../../match/state.ts'
import type { ObjectiveCode } from './objective-code.ts'

/** The drone, as the objective card describes it. */
export function newDrone(g: DoomState, at: number): Figure {
  const drone = newFigure(DRONE, DRONE, [at])
  drone.health = escortOf(g)!.figure.health
  return drone
}

export const escortDetail: ObjectiveCode = {
  card: 'escort-detail',
  tokens: { drone: 1 },
  zones: ['exit'],
  places: ({ tokens, zone, params }) => ({ 'drone-start': tokens('drone'), exit: zone(params.exit) }),
  setUp: (g, at) => {
    for (const token of missionOf(g).objectiveTokens)
      if (token.kind === 'drone') g.figures.push(newDrone(g, at(token.at)))
  },
}
