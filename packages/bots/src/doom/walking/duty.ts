import { around, MARINE_MOVER } from '@redoubt/doom'
import { best } from '../reading/option.ts'
import type { Piece, Situation } from '../reading/situation.ts'
import { type Field, field } from './field.ts'
import { doorsMatter, type Goal, homeSpaces } from './goal.ts'

/** Something that one of the squad should see to. */
interface Task {
  id: string
  at: number
  far: Field
  /** Points farther than it lies: how much work follows. */
  extra: number
}

/** The task of every marine on the map, by its id. Everybody who looks at the same table shares it out alike. */
type Roster = ReadonlyMap<string, Task>

const walkable = (s: Situation, goals: readonly number[]): Field => field(s, MARINE_MOVER, !doorsMatter(s), goals)

const marinesOf = (s: Situation): readonly Piece[] => s.squad.filter(p => p.kind === 'marine')

/** As many tasks as there are teams, the nearest to the squad as a whole. */
function urgent(marines: readonly Piece[], all: readonly Task[], team: number): readonly Task[] {
  const teams = Math.max(1, Math.round(marines.length / team))
  if (all.length <= teams) return all
  const far = (t: Task) => {
    const ways = marines.map(m => Math.min(60, t.far[m.spaces[0]!]!)).sort((x, y) => x - y)
    return t.extra + ways.slice(0, team).reduce((sum, way) => sum + way, 0)
  }
  return all
    .map(task => ({ task, far: far(task) }))
    .sort((x, y) => x.far - y.far)
    .slice(0, teams)
    .map(({ task }) => task)
}

/**
 * Shares tasks out so that the ways are short in all: everybody gets a task of its own as long as there are enough, the
 * rest help where they are nearest.
 */
function shareOut(marines: readonly Piece[], all: readonly Task[], team = 1): Roster {
  const tasks = urgent(marines, all, team)
  const cost = (m: Piece, t: Task) => t.far[m.spaces[0]!]! + t.extra
  let least = Number.POSITIVE_INFINITY
  let found: readonly (Task | null)[] = []
  const given: (Task | null)[] = []
  const give = (n: number, sum: number) => {
    if (sum >= least) return
    const marine = marines[n]
    if (!marine) {
      least = sum
      found = [...given]
      return
    }
    const free = tasks.filter(t => !given.includes(t))
    for (const task of free.length > 0 ? free : [null]) {
      given.push(task)
      give(n + 1, sum + (task ? cost(marine, task) : 0))
      given.pop()
    }
    // Somebody has to go without if there are fewer tasks than marines.
    if (
      free.length > 0 &&
      marines.length > tasks.length &&
      given.filter(t => t === null).length < marines.length - tasks.length
    ) {
      given.push(null)
      give(n + 1, sum)
      given.pop()
    }
  }
  give(0, 0)
  const roster = new Map<string, Task>()
  marines.forEach((m, n) => {
    const task = found[n] ?? best(tasks, t => -cost(m, t))
    if (task) roster.set(m.id, task)
  })
  return roster
}

export const onOrNextTo = (s: Situation, space: number): number[] => [space, ...around(s.table, [space])]

/** Where these marines stand, and next to them. */
function beside(s: Situation, marines: readonly Piece[]): number[] {
  const spaces: number[] = []
  for (const p of marines) for (const space of onOrNextTo(s, p.spaces[0]!)) spaces.push(space)
  return spaces
}

/** A checkpoint for everybody. */
export function checkpointTask(s: Situation, me: Piece, needed: number): Task | undefined {
  const tasks = s.view.objectives
    .filter(o => o.kind === 'checkpoint' && o.at !== null && o.progress < needed)
    .map(o => ({ id: o.id, at: s.board.at(o.at!), far: walkable(s, onOrNextTo(s, s.board.at(o.at!))), extra: 0 }))
  return shareOut(marinesOf(s), tasks).get(me.id)
}

/** An asset for everybody who has none; not more than are needed. */
export function assetTask(s: Situation, me: Piece, all: { needed: number; counter: string }): Task | undefined {
  const free = marinesOf(s).filter(m => m.carries === undefined)
  const carried = marinesOf(s).length - free.length
  const needed = all.needed - (s.view.counters[all.counter] ?? 0) - carried
  const home = walkable(s, homeSpaces(s))
  const tasks = s.view.objectives
    .filter(o => o.kind === 'asset' && o.at !== null)
    .map(o => {
      const at = s.board.at(o.at!)
      return { id: o.id, at, far: walkable(s, [at]), extra: 0.7 * home[at]! }
    })
    .sort((x, y) => x.extra - y.extra)
  return needed > 0 ? shareOut(free, tasks, s.beliefs.squad!.team).get(me.id) : undefined
}

/** A portal for everybody. */
export function portalTask(s: Situation, me: Piece): Task | undefined {
  const tasks = s.view.portals.map(p => {
    const at = s.board.at(p.at)
    return { id: p.id, at, far: walkable(s, onOrNextTo(s, at)), extra: 0 }
  })
  return shareOut(marinesOf(s), tasks).get(me.id)
}

/** Nobody likes to be alone. */
export function together(s: Situation, me: Piece): Goal[] {
  const { together: step } = s.beliefs.squad!
  const comrades = marinesOf(s).filter(p => p !== me)
  if (comrades.length === 0 || step === 0) return []
  const far = walkable(s, beside(s, comrades))
  return [{ name: 'comrade', field: far, step, there: 0, spare: 0 }]
}

/** Stay close to whoever carries something, or to a comrade in need. */
export function company(s: Situation, me: Piece): Goal[] {
  const { step, there } = s.beliefs.goals.escort
  const carriers = marinesOf(s).filter(p => p !== me && p.carries !== undefined)
  if (carriers.length === 0) return []
  return [
    {
      name: 'bearer',
      field: walkable(s, beside(s, carriers)),
      step,
      there,
      spare: 0,
    },
  ]
}
