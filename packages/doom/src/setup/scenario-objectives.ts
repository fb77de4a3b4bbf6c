import { health } from '../abilities/values.ts'
import { missionOf } from '../board/map.ts'
import { boardOf } from '../board/positions.ts'
import { contentOf, DRONE, findFigure, isDemon, onMap } from '../match/figures.ts'
import { newObjective } from '../match/objectives.ts'
import type { DoomState, Figure, Objective } from '../match/state.ts'
import { isGround } from '../rules/movement.ts'
import { newDrone } from '../rules/objectives/escort-detail.ts'
import { objectiveOf } from '../rules/objectives/index.ts'
import type { Scenario } from './options.ts'
import { refusal, refuse } from './scenario-refuse.ts'

/** Objective tokens, who carries them, and the drone. */
export function placeObjectives(g: DoomState, s: Scenario): void {
  for (const [id, given] of Object.entries(s.objectives)) placeToken(g, s, id, given)
  for (const m of g.marines) hand(g, `marines.${m.id}`, findFigure(g, m.id)!, s.marines[m.id]?.carries, 'asset')
  const demons = g.figures.filter(isDemon)
  for (const [n, d] of s.demons.entries()) hand(g, `demons[${n}]`, demons[n]!, d.carries, 'sample')
  for (const o of g.objectives)
    if (o.at < 0 && o.kind !== 'sample' && !g.figures.some(f => f.carries === o.id))
      refuse(`objectives.${o.id}`, 'is not on the map, so somebody must carry it.')
  if (s.drone) placeDrone(g, s.drone)
}

function placeToken(g: DoomState, s: Scenario, id: string, given: Scenario['objectives'][string]): void {
  const where = `objectives.${id}`
  const token = tokenOf(g, where, id)
  const { at } = given
  if (at === null) {
    if (token.kind !== 'asset') refuse(`${where}.at`, 'only assets leave the game.')
    if (given.progress) refuse(`${where}.progress`, 'it is not there.')
    g.objectives = g.objectives.filter(o => o !== token)
    return
  }
  if (at !== undefined) {
    if (token.kind === 'sample') refuse(`${where}.at`, 'samples are set aside or carried, never on the map.')
    token.at = boardOf(g).at(at)
    if (token.at < 0) refuse(`${where}.at`, `there is no space ${at} on the map.`)
    if (!isGround(g, token.at)) refuse(`${where}.at`, `no token lies on ${at}.`)
  }
  const { progress, marked } = given
  if ((progress > 0 || marked) && token.kind !== 'checkpoint')
    refuse(`${where}.progress`, 'only checkpoints take progress tokens.')
  const most = mostProgress(g)
  if (progress > most) refuse(`${where}.progress`, `a checkpoint takes at most ${most}.`)
  if (marked && progress === 0) refuse(`${where}.marked`, 'there is no progress token on it.')
  token.progress = progress
  if (marked) token.round = s.round
}

/** The token of that name; on a text map the mission's tokens lie only where the scenario says. */
function tokenOf(g: DoomState, where: string, id: string): Objective {
  const there = g.objectives.find(o => o.id === id)
  if (there) return there
  const mission = missionOf(g)
  const printed = mission.objectiveTokens.find(token => token.id === id && token.kind !== 'drone')
  const known = printed ?? objectiveOf(g).ownToken?.(id)
  if (!known) throw refusal(where, 'this mission has no such token.')
  const token = newObjective(id, known.kind, -1)
  g.objectives.push(token)
  return token
}

function mostProgress(g: DoomState): number {
  const rules = contentOf(g).abilitiesOf(missionOf(g).objective.card)
  const limits = rules.flatMap(rule => rule.effects.flatMap(e => (e.op === 'placeToken' ? [e.maxTotal ?? 0] : [])))
  return Math.max(0, ...limits)
}

/** A figure carries a token: marines assets, demons samples. */
function hand(g: DoomState, at: string, figure: Figure, id: string | undefined, kind: 'asset' | 'sample'): void {
  if (id === undefined) return
  const where = `${at}.carries`
  const named = g.objectives.find(o => o.id === id)
  const token = named ?? (g.rulings.map === undefined ? undefined : tokenOf(g, where, id))
  if (!token) throw refusal(where, 'this mission has no such token.')
  if (token.kind !== kind) refuse(where, `a ${isDemon(figure) ? 'demon' : 'marine'} cannot carry a ${token.kind}.`)
  if (!onMap(figure)) refuse(where, 'whoever is dead carries nothing (D-OBJECTIVE-4).')
  const other = g.figures.find(f => f.carries === id)
  if (other) refuse(where, `${other.id} carries it already.`)
  token.at = -1
  figure.carries = id
  if (kind === 'asset') burden(g, figure.id)
}

/** What taking a token laid on the carrier. */
function burden(g: DoomState, carrier: string): void {
  for (const rule of contentOf(g).abilitiesOf(missionOf(g).objective.card)) {
    if (!rule.effects.some(e => e.op === 'takeToken')) continue
    for (const [effect, e] of rule.effects.entries())
      if ('until' in e && e.until === 'token-dropped')
        g.lasting.push({ ability: rule.id, effect, owner: carrier, on: [carrier], until: e.until })
  }
}

function placeDrone(g: DoomState, { at, damage }: NonNullable<Scenario['drone']>): void {
  if (!missionOf(g).objectiveTokens.some(token => token.kind === 'drone'))
    refuse('drone', 'there is none in this mission.')
  const there = findFigure(g, DRONE)
  if (!there && at === undefined) refuse('drone.at', 'a text map does not say where it stands.')
  const drone = there ?? newDrone(g, -1)
  if (!there) g.figures.push(drone)
  if (at !== undefined) {
    const space = boardOf(g).at(at)
    if (space < 0) refuse('drone.at', `there is no space ${at} on the map.`)
    if (!isGround(g, space)) refuse('drone.at', `the drone cannot stand on ${at}.`)
    drone.at = [space]
  }
  if (damage >= health(g, drone)) refuse('drone.damage', `with ${damage} damage it is destroyed.`)
  drone.damage = damage
}
