import { finding } from '@redoubt/kernel'
import { z } from 'zod'
import { escortOf } from '../../abilities/escort.ts'
import { health } from '../../abilities/values.ts'
import { missionOf } from '../../board/map.ts'
import { boardOf } from '../../board/positions.ts'
import { DRONE } from '../../match/figure-kinds.ts'
import { findFigure, newFigure } from '../../match/figures.ts'
import type { DoomState, Figure } from '../../match/state.ts'
import type { ObjectiveCode, ScenarioPart } from './objective-code.ts'

/** The drone, as the objective card describes it. */
function newDrone(g: DoomState, at: number): Figure {
  const drone = newFigure(DRONE, DRONE, [at])
  drone.health = escortOf(g)!.figure.health
  return drone
}

const isDroneToken = (token: { kind: string }): boolean => token.kind === DRONE

const fields = {
  [DRONE]: z
    .strictObject({
      at: z.string().optional().describe('Space; left out: where the mission puts it.'),
      damage: z.int().min(0).max(40).default(0),
    })
    .optional(),
}

const scenario: ScenarioPart = {
  fields,
  place: (g, said, { refuse, isGround }) => {
    const given = z.object(fields).parse(said)[DRONE]
    const there = findFigure(g, DRONE)
    const isEscort = missionOf(g).objectiveTokens.some(isDroneToken)
    if (given && !isEscort) refuse('drone', 'there is none in this mission.')
    if (isEscort && !there && given?.at === undefined) refuse('drone.at', 'a text map does not say where it stands.')
    if (!given) return
    const { at, damage } = given
    const drone = there ?? newDrone(g, -1)
    if (!there) g.figures.push(drone)
    if (at !== undefined) {
      const space = boardOf(g).at(at)
      if (space < 0) refuse('drone.at', finding`there is no space ${at} on the map.`)
      if (!isGround(space)) refuse('drone.at', finding`the drone cannot stand on ${at}.`)
      drone.at = [space]
    }
    if (damage >= health(g, drone)) refuse('drone.damage', finding`with ${damage} damage it is destroyed.`)
    drone.damage = damage
  },
  say: (g, name) => {
    const drone = findFigure(g, DRONE)
    return drone ? { [DRONE]: { at: name(drone.at[0]!), damage: drone.damage } } : {}
  },
}

export const escortDetail: ObjectiveCode = {
  card: 'escort-detail',
  tokens: { [DRONE]: { onMap: 1, figure: true } },
  zones: ['exit'],
  places: ({ tokens, zone, params }) => ({ 'drone-start': tokens(DRONE), exit: zone(params.exit) }),
  scenario,
  setUp: (g, at) => {
    for (const token of missionOf(g).objectiveTokens) if (isDroneToken(token)) g.figures.push(newDrone(g, at(token.at)))
  },
}
