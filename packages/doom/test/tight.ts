import { BadOptions, below, type Chance, type Event, fastRandom, key } from '@redoubt/kernel'
import { spaceName } from '../src/board/names.ts'
import { boardOf, figuresAt, isFree, tableOf } from '../src/board/positions.ts'
import { doom } from '../src/game.ts'
import type { DoomEvent } from '../src/match/events.ts'
import { MARINES } from '../src/match/seats.ts'
import type { DoomState } from '../src/match/state.ts'
import { assertRoom, isCrammed } from './invariants.ts'

/** Missions in which doors wake demons, one teleporter step is allowed, or a drone is moved. */
const MISSIONS = ['black-bishop-4', 'exodus-5', 'black-bishop-1', 'black-bishop-4', 'black-bishop-6', 'exodus-6']
const SMALL = ['imp', 'possessed-soldier', 'pinky', 'cacodemon', 'revenant']
const LARGE = ['mancubus', 'baron-of-hell']
const MOST_DECISIONS = 150

/** A step is offered only if it leads to a place where the figure may stay (OP-3); only what it wakes can shut the way. */
const WALKS = ['step', 'teleport', 'turn']

const roll = (chance: Chance, percent: number) => below(chance, 100) < percent
const pick = <T>(chance: Chance, list: readonly T[]): T => list[below(chance, list.length)]!

/** A small map of narrow passages with doors and teleporters, and figures that stand in each other's way; by number. */
export function tightOptions(n: number) {
  const chance: Chance = { random: fastRandom(`tight ${n}`) }
  const mission = MISSIONS[n % MISSIONS.length]!
  const wide = 4 + below(chance, 5)
  const high = 1 + below(chance, 3)
  const cells = Array.from({ length: wide * high }, () => pick(chance, ['.', '.', '.', '.', '.', '.', '~', '^']))
  const open: Array<[string, string]> = []
  const lines: string[] = []
  for (let y = 0; y <= 2 * high; y++) {
    let line = ''
    for (let x = 0; x <= 2 * wide; x++) {
      const [column, row] = [(x - 1) >> 1, (y - 1) >> 1]
      if (x % 2 === 1 && y % 2 === 1) line += cells[row * wide + column]
      else if (x % 2 === 0 && y % 2 === 0) line += '+'
      else if (x === 0 || y === 0 || x === 2 * wide || y === 2 * high) line += y % 2 === 1 ? '|' : '-'
      else {
        const wall = roll(chance, y % 2 === 1 ? 15 : 45)
        line += wall ? (y % 2 === 1 ? '|' : '-') : ' '
        const before = spaceName(column, row)
        const after = y % 2 === 1 ? spaceName(column + 1, row) : spaceName(column, row + 1)
        if (!wall) open.push([before, after])
      }
    }
    lines.push(line)
  }
  const free = cells.flatMap((cell, i) => (cell === '^' ? [] : [spaceName(i % wide, Math.floor(i / wide))]))
  const take = () => free.splice(below(chance, free.length), 1)[0]
  const all = free.slice()
  const marines: Record<string, object> = {}
  const count = 2 + below(chance, 3)
  for (const id of MARINES.slice(0, count)) marines[id] = { at: take() ?? null }
  const drone = mission === 'black-bishop-4' || mission === 'exodus-5' ? { drone: { at: take() } } : {}
  const demons: object[] = Array.from({ length: 1 + below(chance, 2) }, () => ({
    kind: pick(chance, SMALL),
    at: take(),
  }))
  if (roll(chance, 30) && high > 1) {
    const kind = pick(chance, LARGE)
    const x = below(chance, wide - 1)
    const at = [spaceName(x, 0), ...(kind === 'mancubus' ? [] : [spaceName(x + 1, 0)]), spaceName(x, 1)]
    demons.push({ kind, at: kind === 'mancubus' ? at : [...at, spaceName(x + 1, 1)] })
  }
  const some = (most: number) => [...new Set(Array.from({ length: below(chance, most + 1) }, () => pick(chance, all)))]
  const doors = open.filter(() => roll(chance, 30)).slice(0, 5)
  const portals = [pick(chance, all), ...some(2)].map(at => ({
    at,
    level: pick(chance, ['blue', 'yellow'] as const),
    up: roll(chance, 10),
  }))
  return {
    mission,
    marines: count,
    squad: Object.fromEntries(Object.keys(marines).map(id => [id, { class: null }])),
    ...(count === 3 ? { point: 'alpha' } : {}),
    scenario: {
      map: lines,
      doors,
      marines,
      demons,
      ...drone,
      teleporters: [...new Set([pick(chance, all), pick(chance, all), ...some(2)])].map(at => ({ at })),
      portals: portals.filter((p, i) => portals.findIndex(other => other.at === p.at) === i),
    },
  }
}

/** What leads to trouble is chosen more often: stepping onto others, doors, teleporters, movement points. */
function weight(g: DoomState, option: { do: string; to?: string }): number {
  if (option.do === 'step') return isFree(g, boardOf(g).at(option.to!)) ? 4 : 16
  if (option.do === 'open' || option.do === 'teleport') return 16
  if (option.do === 'place' && shuts(g, option.to!)) return 32
  return option.do === 'sprint' || option.do === 'play' ? 4 : 1
}

/** Does a demon placed here stand in the way of somebody who has to move on? */
function shuts(g: DoomState, to: string): boolean {
  const space = boardOf(g).at(to)
  const { start, to: next } = tableOf(g).walk
  const around = next.subarray(start[space], start[space + 1])
  return around.some(near => figuresAt(g, near).length > 1)
}

/** What a mission puts on its own map later has no place on this one; and a map may be so full that nobody can be placed. */
const goesOn = (g: DoomState) =>
  !g.outcome && g.seq < MOST_DECISIONS && g.portals.every(p => p.at >= 0) && !isCrammed(g)

/** Plays a tight map and looks at it after every decision. Says how many decisions were made; 0 if the position is impossible. */
export function playTight(n: number): number {
  let g: DoomState
  try {
    g = doom.create(tightOptions(n), `tight ${n}`)
  } catch (error) {
    if (error instanceof BadOptions) return 0
    throw error
  }
  const chance: Chance = { random: fastRandom(`play tight ${n}`) }
  const made: string[] = []
  try {
    assertRoom(g)
    while (goesOn(g)) {
      const { options } = g.decision!
      const weights = options.map(option => weight(g, option as never))
      let left = below(
        chance,
        weights.reduce((a, b) => a + b),
      )
      const choice = options.find((_, i) => (left -= weights[i]!) < 0)!
      made.push(key(choice))
      const mover = g.active
      const events: Event[] = []
      doom.choose(g, choice, events)
      if (WALKS.includes(choice.do) && g.figures.every(f => f.kind !== 'cyberdemon'))
        for (const e of events as DoomEvent[])
          if (e.type === 'displaced' && e.figure === mover) throw new Error(`${key(choice)} led nowhere`)
      assertRoom(g)
    }
  } catch (error) {
    throw new Error(
      `map ${n}: ${(error as Error).message}\n${tightOptions(n).scenario.map.join('\n')}\n${made.join(' ')}`,
    )
  }
  return made.length
}
