import { finding } from '@redoubt/kernel'
import { missionOf } from '../board/map.ts'
import { boardOf } from '../board/positions.ts'
import { contentOf, findFigure, isDemon, isMarine, onMap } from '../match/figures.ts'
import { newObjective } from '../match/objectives.ts'
import type { DoomState, Figure, Objective } from '../match/state.ts'
import { isGround } from '../rules/movement.ts'
import { OBJECTIVES, objectiveOf, tokenKind, tokenKinds } from '../rules/objectives/index.ts'
import type { TokenKind } from '../rules/objectives/objective-code.ts'
import type { Scenario } from './options.ts'
import { refusal, refuse } from './scenario-refuse.ts'

/** Objective tokens, who carries them, and what else the objective has on the map. */
export function placeObjectives(g: DoomState, s: Scenario): void {
  for (const [id, given] of Object.entries(s.objectives)) placeToken(g, s, id, given)
  for (const m of g.marines) hand(g, `marines.${m.id}`, findFigure(g, m.id)!, s.marines[m.id]?.carries)
  const demons = g.figures.filter(isDemon)
  for (const [n, d] of s.demons.entries()) hand(g, `demons[${n}]`, demons[n]!, d.carries)
  for (const o of g.objectives)
    if (o.at < 0 && tokenKind(o.kind).onMap && !g.figures.some(f => f.carries === o.id))
      refuse(`objectives.${o.id}`, 'is not on the map, so somebody must carry it.')
  for (const { scenario } of OBJECTIVES) scenario?.place(g, s, { refuse, isGround: space => isGround(g, space) })
}

function placeToken(g: DoomState, s: Scenario, id: string, given: Scenario['objectives'][string]): void {
  const where = `objectives.${id}`
  const token = tokenOf(g, where, id)
  const kind = tokenKind(token.kind)
  const { at } = given
  if (at === null) {
    if (!kind.leaves) refuse(`${where}.at`, finding`only tokens of this kind leave the game: ${kinds(k => k.leaves)}.`)
    if (given.progress) refuse(`${where}.progress`, 'it is not there.')
    g.objectives = g.objectives.filter(o => o !== token)
    return
  }
  if (at !== undefined) {
    if (!kind.onMap) refuse(`${where}.at`, finding`a ${token.kind} is set aside or carried, never on the map.`)
    token.at = boardOf(g).at(at)
    if (token.at < 0) refuse(`${where}.at`, finding`there is no space ${at} on the map.`)
    if (!isGround(g, token.at)) refuse(`${where}.at`, finding`no token lies on ${at}.`)
  }
  const { progress, marked } = given
  if ((progress > 0 || marked) && !kind.progress)
    refuse(`${where}.progress`, finding`only tokens of this kind take progress tokens: ${kinds(k => k.progress)}.`)
  const most = mostProgress(g)
  if (progress > most) refuse(`${where}.progress`, finding`a ${token.kind} takes at most ${most}.`)
  if (marked && progress === 0) refuse(`${where}.marked`, 'there is no progress token on it.')
  token.progress = progress
  if (marked) token.round = s.round
}

const kinds = (is: (kind: TokenKind) => unknown): string => tokenKinds(is).join(', ')

/** The token of that name; on a text map the mission's tokens lie only where the scenario says. */
function tokenOf(g: DoomState, where: string, id: string): Objective {
  const there = g.objectives.find(o => o.id === id)
  if (there) return there
  const mission = missionOf(g)
  const printed = mission.objectiveTokens.find(token => token.id === id && !tokenKind(token.kind).figure)
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

/** A figure carries a token. */
function hand(g: DoomState, at: string, figure: Figure, id: string | undefined): void {
  if (id === undefined) return
  const where = `${at}.carries`
  const named = g.objectives.find(o => o.id === id)
  const token = named ?? (g.rulings.map === undefined ? undefined : tokenOf(g, where, id))
  if (!token) throw refusal(where, 'this mission has no such token.')
  const carrier = isDemon(figure) ? 'demon' : 'marine'
  if (tokenKind(token.kind).carrier !== carrier) refuse(where, finding`a ${carrier} cannot carry a ${token.kind}.`)
  if (!onMap(figure)) refuse(where, 'whoever is dead carries nothing (D-OBJECTIVE-4).')
  const other = g.figures.find(f => f.carries === id)
  if (other) refuse(where, finding`${other.id} carries it already.`)
  token.at = -1
  figure.carries = id
  if (isMarine(figure)) burden(g, figure.id)
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
