import { around, type BoardTable, MARINE_MOVER } from '@redoubt/doom'
import { isEscortedKind } from '@redoubt/doom/figure-kinds'
import type { Beliefs } from '../character/priorities.ts'
import { best } from '../reading/option.ts'
import { apart, canHit, type Piece, type Situation, spacesOf } from '../reading/situation.ts'
import { assetTask, checkpointTask, company, onOrNextTo, portalTask, together } from './duty.ts'
import { field, NOWHERE } from './field.ts'
import { doorsMatter, exitSpaces, type Goal, homeSpaces } from './goal.ts'

type Kind = keyof Beliefs['goals']

function goal(s: Situation, kind: Kind, spaces: readonly number[], spare = 0): Goal {
  const { step, there } = s.beliefs.goals[kind]
  return { name: kind, field: field(s, MARINE_MOVER, !doorsMatter(s), spaces), step, there, spare }
}

const demonsBy = (s: Situation, spaces: readonly number[]): boolean =>
  s.demons.some(d => d.spaces.some(space => spaces.includes(space)))

/** Spaces of detour that a marine takes for a goal of its own; in pairs they live longer. */
const APART = 3

/** The nearest of several places, minding comrades who are nearer to them: the squad spreads out. */
function mine<T>(s: Situation, me: Piece, list: readonly T[], at: (one: T) => number): T | undefined {
  const comrades = s.squad.filter(p => p.kind === 'marine' && p.id !== me.id)
  return best(list, one => {
    const far = apart(s, me.spaces, [at(one)])
    const nearer = comrades.filter(c => apart(s, c.spaces, [at(one)]) < far).length
    return -Math.min(far, 60) - APART * nearer
  })
}

export function goalsOf(s: Situation, me: Piece): Goal[] {
  const goals = missionGoals(s, me)
  if (me.left <= 5) {
    const packs = s.view.items.filter(item => item.type === 'health-pack').map(item => s.board.at(item.at))
    if (packs.length > 0) goals.push(goal(s, 'pack', packs))
  }
  return goals
}

function missionGoals(s: Situation, me: Piece): Goal[] {
  if (s.beliefs.squad) return [...dutyGoals(s, me), ...together(s, me)]
  switch (s.orders.assignment.kind) {
    case 'mark':
      return [...checkpoints(s, me, s.orders.assignment.needed), ...lesser(hunt(s, me))]
    case 'fetch':
      return assets(s, me)
    case 'seal':
      return [...breaches(s, me), ...lesser(hunt(s, me))]
    case 'escort':
      return [...escort(s), ...doors(s, me)]
    case 'hunt':
      return samples(s, me)
    default:
      return [...hunt(s, me), ...doors(s, me)]
  }
}

/** The same for those who share the work out among the squad. */
function dutyGoals(s: Situation, me: Piece): Goal[] {
  switch (s.orders.assignment.kind) {
    case 'mark': {
      const task = checkpointTask(s, me, s.orders.assignment.needed)
      if (!task) return hunt(s, me)
      const spaces = onOrNextTo(s, task.at)
      const found = goal(s, 'checkpoint', spaces)
      return [demonsBy(s, spaces) ? { ...found, there: found.there / 4 } : found, ...lesser(hunt(s, me))]
    }
    case 'fetch': {
      if (me.carries !== undefined) return [goal(s, 'deliver', homeSpaces(s))]
      const task = assetTask(s, me, s.orders.assignment)
      return task ? [goal(s, 'asset', [task.at], 1), ...lesser(hunt(s, me))] : [...company(s, me), ...hunt(s, me)]
    }
    case 'seal': {
      const task = portalTask(s, me)
      if (!task) return hunt(s, me)
      const free = onOrNextTo(s, task.at).filter(space => !demonsBy(s, onOrNextTo(s, space)))
      const found = goal(s, 'seal', free.length > 0 ? free : onOrNextTo(s, task.at), 2)
      return [free.length > 0 ? found : { ...found, there: 0 }, ...lesser(hunt(s, me))]
    }
    case 'escort':
      return [...escort(s), ...doors(s, me)]
    case 'hunt':
      return samples(s, me)
    default:
      return [...hunt(s, me), ...doors(s, me)]
  }
}

/** How near a marine wants to be to somebody it cannot walk up to. */
const SHOT = 3

function chase(s: Situation, me: Piece, kind: Kind, prey: readonly Piece[]): Goal {
  const here = me.spaces[0]!
  const reachable = prey.filter(d => s.table.area[d.spaces[0]!] === s.table.area[here])
  const chased = reachable.length > 0 ? reachable : prey
  const found = goal(s, kind, spacesOf(chased))
  if (found.field[here]! < NOWHERE) return found
  // It hovers where nobody walks: somewhere to shoot at it will do.
  return goal(s, kind, standsAround(s, chased))
}

/** Spaces from which a shot gets at somebody who stood here, by the spaces of all of them as letters: demons stay where they are for long. */
const known = new WeakMap<BoardTable, Map<string, readonly number[]>>()
const MOST_KNOWN = 1000

function standsAround(s: Situation, pieces: readonly Piece[]): readonly number[] {
  let map = known.get(s.table)
  if (!map) known.set(s.table, (map = new Map()))
  const key = pieces.map(p => String.fromCharCode(...p.spaces)).join('\uffff')
  let stands = map.get(key)
  if (!stands) {
    if (map.size >= MOST_KNOWN) map.clear()
    const all = Array.from({ length: s.board.size }, (_, space) => space)
    stands = all.filter(space => pieces.some(p => canHit(s, [space], p.spaces, SHOT)))
    map.set(key, stands)
  }
  return stands
}

/** Whoever carries a sample, if there is a way to it; else whoever comes, and the doors that keep us apart. */
function samples(s: Situation, me: Piece): Goal[] {
  const carriers = awake(s, me).filter(d => d.carries !== undefined)
  return carriers.length > 0 ? [chase(s, me, 'carrier', carriers)] : [...hunt(s, me), ...doors(s, me)]
}

/** Demons that could come: in the same part of the map, or anywhere if doors are free to open. */
export function awake(s: Situation, me: Piece): readonly Piece[] {
  if (!doorsMatter(s)) return s.demons
  const here = s.table.area[me.spaces[0]!]
  return s.demons.filter(d => d.spaces.some(space => s.table.area[space] === here))
}

function hunt(s: Situation, me: Piece): Goal[] {
  const prey = awake(s, me)
  return prey.length > 0 ? [chase(s, me, 'hunt', prey)] : []
}

/** Demons on the way, where something else is to be done. */
const lesser = (goals: Goal[]): Goal[] => goals.map(one => ({ ...one, step: one.step / 3 }))

function doors(s: Situation, me: Piece): Goal[] {
  if (!doorsMatter(s) || awake(s, me).length > 0) return []
  const closed = s.board.doors.filter((_, d) => (s.doors & (1 << d)) === 0)
  if (closed.length === 0) return []
  return [
    goal(
      s,
      'door',
      closed.flatMap(door => door.between.flat()),
      1,
    ),
  ]
}

function checkpoints(s: Situation, me: Piece, needed: number): Goal[] {
  const open = s.view.objectives.filter(o => o.kind === 'checkpoint' && o.at !== null && o.progress < needed)
  const target = mine(s, me, open, o => s.board.at(o.at!))
  if (!target) return []
  const spaces = onOrNextTo(s, s.board.at(target.at!))
  const found = goal(s, 'checkpoint', spaces)
  return [demonsBy(s, spaces) ? { ...found, there: 1 } : found]
}

function assets(s: Situation, me: Piece): Goal[] {
  if (me.carries !== undefined) return [goal(s, 'deliver', homeSpaces(s))]
  const lying = s.view.objectives.filter(o => o.kind === 'asset' && o.at !== null)
  const target = mine(s, me, lying, o => s.board.at(o.at!))
  return target ? [goal(s, 'asset', [s.board.at(target.at!)], 1), ...lesser(hunt(s, me))] : hunt(s, me)
}

function breaches(s: Situation, me: Piece): Goal[] {
  const target = mine(s, me, s.view.portals, p => s.board.at(p.at))
  if (!target) return []
  const spaces = onOrNextTo(s, s.board.at(target.at)).filter(space => !demonsBy(s, onOrNextTo(s, space)))
  const near = spaces.length > 0 ? spaces : onOrNextTo(s, s.board.at(target.at))
  const found = goal(s, 'seal', near, 2)
  return [spaces.length > 0 ? found : { ...found, there: 0 }]
}

function escort(s: Situation): Goal[] {
  const drone = s.squad.find(p => isEscortedKind(p.kind))
  if (!drone) return []
  const exit = field(s, MARINE_MOVER, true, exitSpaces(s))
  const here = drone.spaces[0]!
  const close = around(s.table, drone.spaces)
  // Near the drone, but not in its way.
  const near: number[] = []
  for (let space = 0; space < s.board.size; space++)
    if (apart(s, drone.spaces, [space]) <= 2 && !(close.includes(space) && exit[space]! <= exit[here]!))
      near.push(space)
  return [goal(s, 'escort', near), { name: 'exit', field: exit, step: 0.1, there: 0, spare: 0 }]
}
