import { missionOf } from '../board/map.ts'
import { contentOf } from '../match/figures.ts'
import type { Effect } from '../match/said.ts'
import type { DoomState } from '../match/state.ts'
import type { Scenario } from './options.ts'
import { refuse } from './scenario-refuse.ts'

const SAID = {
  threat: 'nothing in this mission lays threat tokens on portals.',
  progress: 'nothing in this mission lays progress tokens on portals.',
} as const

/** Tokens lie on portals only where a rule of the mission lays them there. */
export function checkPortals(g: DoomState, { portals }: Scenario): void {
  for (const [n, portal] of (portals ?? []).entries())
    for (const token of ['threat', 'progress'] as const)
      if (portal[token] > 0 && !isLaidOnPortals(g, token)) refuse(`portals[${n}].${token}`, SAID[token])
}

const isLaidOnPortals = (g: DoomState, token: 'threat' | 'progress'): boolean =>
  effectsOfRules(g).some(e => e.op === 'placeToken' && e.token === token && e.where.on?.includes('portal'))

/** Does the invader have a stock of threat tokens in this mission? */
export const hasStock = (g: DoomState): boolean =>
  effectsOfRules(g).some(e => e.op === 'buySummons' || e.op === 'gainThreat')

function effectsOfRules(g: DoomState): Effect[] {
  const { objective, threat } = missionOf(g)
  return [objective.card, threat.card, g.rulings.mission].flatMap(card =>
    contentOf(g)
      .abilitiesOf(card)
      .flatMap(({ effects }) => effects),
  )
}
