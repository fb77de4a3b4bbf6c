import { missionOf } from '../board/map.ts'
import { contentOf } from '../match/figures.ts'
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

function isLaidOnPortals(g: DoomState, token: 'threat' | 'progress'): boolean {
  const { objective, threat } = missionOf(g)
  return [objective.card, threat.card, g.rulings.mission].some(card =>
    contentOf(g)
      .abilitiesOf(card)
      .some(({ effects }) =>
        effects.some(e => e.op === 'placeToken' && e.token === token && e.where.on?.includes('portal')),
      ),
  )
}
