import { boardOfMap } from '../../src/board/maps/index.ts'
import { box } from '../../src/content/index.ts'
import { doom, type Match, type Position } from '../play.ts'

/** Spaces of a mission by the coordinates of its data: `at(3, 1)` is the name of a space, as players see it. */
export function ground(mission: string) {
  const board = boardOfMap(box().missions[mission]!)
  return (x: number, y: number): string => board.name(board.find(x, y))
}

/** A position on the mission's own map; four marines, those not mentioned far from everything. */
export function on(mission: string, position: Position): Match {
  return doom({ mission, turn: 'alpha', ...position })
}

/** The round from which a rule of a mission is in force: balance may move it. */
export function roundOf(mission: string, rule: string): number {
  const found = box().missions[mission]!.specialRules.find(r => r.id === rule)!
  for (const c of found.if ?? []) if (c.cond === 'round') return c.is ?? c.min!
  throw new Error(`${rule} names no round.`)
}

/** Answers every question of these kinds with the first option. */
export function settle(g: Match, ...kinds: string[]): Match {
  while (g.state.decision && (kinds.length === 0 || kinds.includes(g.state.decision.kind))) g.does(g.offers[0]!)
  return g
}

/** Alpha's activation ends, and with it the round; the questions of the status phase are left to the test. */
export function nextRound(g: Match): Match {
  g.does('end')
  while (g.state.decision?.kind === 'between-activations') g.does('pass')
  return g
}
