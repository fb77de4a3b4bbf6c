import type { Situation } from '../reading/situation.ts'
import type { Field } from './field.ts'

/** What people call it. */
export const GOAL_NAMES = {
  carrier: 'the demon with the sample',
  hunt: 'the nearest demons',
  door: 'the next door',
  checkpoint: 'the checkpoint',
  asset: 'the asset',
  deliver: 'the extraction',
  seal: 'the portal',
  escort: 'the drone',
  pack: 'the health pack',
  comrade: 'a comrade',
  bearer: 'a comrade with an asset',
  exit: 'the exit',
} as const
export type GoalName = keyof typeof GOAL_NAMES

/** Something a marine walks towards. */
export interface Goal {
  name: GoalName
  field: Field
  /** Worth of one movement point nearer. */
  step: number
  /** Worth of being there with so many points left. */
  there: number
  spare: number
}

/** A door lets demons out, so nobody opens one in passing. */
export const doorsMatter = (s: Situation): boolean => s.orders.doorsMatter

/** Where tokens are carried to; none where nothing is carried. */
export const homeSpaces = (s: Situation): number[] =>
  s.orders.assignment.kind === 'fetch' ? placesOf(s, s.orders.assignment.home) : []

/** Where the drone must go; none where nobody is escorted. */
export const exitSpaces = (s: Situation): number[] =>
  s.orders.assignment.kind === 'escort' ? placesOf(s, s.orders.assignment.exit) : []

/** Spaces where the marines have something to do that a demon next to it keeps them from: checkpoints, or portals to be sealed. */
export function workSpaces(s: Situation): readonly number[] {
  if (latest.view !== s.view) {
    latest.view = s.view
    latest.spaces = workOf(s)
  }
  return latest.spaces
}

/** Asked for every demon again. */
const latest: { view: Situation['view'] | null; spaces: readonly number[] } = { view: null, spaces: [] }

function workOf({ board, view, orders: { assignment } }: Situation): number[] {
  if (assignment.kind === 'seal') return view.portals.map(p => board.at(p.at))
  if (assignment.kind !== 'mark') return []
  return view.objectives.filter(o => o.at !== null && o.progress < assignment.needed).map(o => board.at(o.at!))
}

/** Spaces under a name the objective card uses. */
function placesOf(s: Situation, name: string): number[] {
  const given = s.mission.objective.places?.[name]
  if (!given) return []
  const list = (typeof given[0] === 'number' ? [given] : given) as ReadonlyArray<readonly [number, number]>
  return list.map(([x, y]) => s.board.find(x, y)).filter(space => space >= 0)
}
