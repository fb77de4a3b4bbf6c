import { type DoomState, glimpse, INVADER, MARINE_MOVER } from '@redoubt/doom'
import { isEscortedKind } from '@redoubt/doom/figure-kinds'
import type { AssignmentKind } from '../character/assignment.ts'
import { type Piece, read, type Situation } from '../reading/situation.ts'
import { field } from '../walking/field.ts'
import { exitSpaces, homeSpaces } from '../walking/goal.ts'
import { harmTo } from '../weighing/peril.ts'

/** What every position is made of, whatever the mission. */
export const COMMON = [
  'fragsLeft', // log
  'lastFrags', // 1 when the next frag ends the mission, less before
  'wounds',
  'frail',
  'absent',
  'deathNow', // by demons that may still act in this round
  'deathLater', // by the others
  'harm',
  'demons',
  'near',
  'argent',
  'invaderHand',
  'threat',
  'glory',
  'weapons',
  'marinesToAct',
  'invaderToAct',
  'round',
] as const

/** What each thing to do adds to that. */
const OWN = {
  mark: ['progress', 'held', 'way', 'contested'],
  fetch: ['extracted', 'carried', 'way', 'walk'],
  seal: ['work', 'portals', 'way', 'progress'],
  escort: ['exit', 'drone', 'droneHarm', 'guards'],
  hunt: ['samples', 'carriers', 'hurt', 'way'],
  clear: ['portals', 'boss', 'way', 'health'],
  lesson: ['portals', 'boss', 'way', 'health'],
} as const satisfies Record<AssignmentKind, readonly string[]>

export const namesOf = (assignment: AssignmentKind): readonly string[] => [...COMMON, ...OWN[assignment]]

const FAR = 40

/** The features of a position, in the order of `namesOf`. */
export function featuresOf(g: DoomState): { assignment: AssignmentKind; features: number[] } | null {
  const s = read(glimpse(g, 'spectator'))
  return s && { assignment: s.orders.assignment.kind, features: [...common(g, s), ...own(s)] }
}

function common(g: DoomState, s: Situation): number[] {
  const { view } = s
  const { invader } = view
  const left = view.fragLimit - invader.frags
  const marines = s.squad.filter(p => p.kind === 'marine')
  const ready = s.demons.filter(d => view.demons[d.kind]?.exhausted !== true)
  const tired = s.demons.filter(d => view.demons[d.kind]?.exhausted === true)
  let wounds = 0
  let frail = 0
  let now = 0
  let later = 0
  let harm = 0
  for (const p of marines) {
    wounds += p.damage / (p.damage + p.left)
    frail += Math.max(0, 5 - p.left) / 5
    const first = harmTo(s, p, ready)
    const second = harmTo(s, p, tired)
    now += first.death
    later += (1 - first.death) * second.death
    harm += (first.damage + second.damage) / 10
  }
  let demons = 0
  let near = 0
  for (const d of s.demons) {
    const worth = s.content.demons[d.kind]!.points * (0.3 + (0.7 * d.left) / (d.left + d.damage))
    demons += worth / 10
    if (marines.length > 0) near += (worth / 10) * Math.max(0, 1 - nearest(s, d, marines) / 15)
  }
  let argent = 0
  for (const card of Object.values(view.demons)) argent += card.argent
  const owned = view.marines.reduce((sum, m) => sum + Math.max(0, m.weapons.length - 2), 0)
  const glory = view.marines.reduce((sum, m) => sum + (m.glory.count ?? m.glory.cards?.length ?? 0), 0)
  const threat = view.portals.reduce((sum, p) => sum + p.threat, invader.threat)
  const waiting = [...g.initiative.cards, ...(g.revealed === null ? [] : [g.revealed])]
  const foes = waiting.filter(card => card === INVADER || card.startsWith('invader')).length
  return [
    Math.log(left + 0.5),
    1 / left,
    wounds,
    frail,
    view.marines.length - marines.length,
    now,
    later,
    harm,
    demons,
    near,
    argent,
    (invader.hand.count ?? invader.hand.cards?.length ?? 0) / 6,
    threat / 5,
    glory,
    owned,
    (waiting.length - foes) / view.marines.length,
    foes / 3,
    view.round / 10,
  ]
}

function nearest(s: Situation, d: Piece, list: readonly Piece[]): number {
  const far = field(s, MARINE_MOVER, true, d.spaces)
  return Math.min(FAR, ...list.map(p => far[p.spaces[0]!]!))
}

/** Points on the way from the nearest of the squad. */
function wayTo(s: Situation, goals: readonly number[], who: readonly Piece[]): number {
  if (goals.length === 0 || who.length === 0) return FAR
  const far = field(s, MARINE_MOVER, true, goals)
  return Math.min(FAR, ...who.map(p => far[p.spaces[0]!]!))
}

function own(s: Situation): number[] {
  const { objectives, portals, counters } = s.view
  const marines = s.squad.filter(p => p.kind === 'marine')
  const health = s.demons.reduce((sum, d) => sum + d.left, 0) / 20
  const closed = portals.length
  const { assignment } = s.orders
  switch (assignment.kind) {
    case 'mark': {
      const open = objectives.filter(o => o.kind === 'checkpoint' && o.at !== null)
      const undone = open.filter(o => o.progress < assignment.needed).map(o => s.board.at(o.at!))
      const by = (spot: number) => field(s, MARINE_MOVER, true, [spot])
      return [
        open.reduce((sum, o) => sum + o.progress, 0) / 6,
        open.filter(o => o.progress >= assignment.needed).length / 3,
        undone.reduce((sum, spot) => sum + wayTo(s, [spot], marines), 0) / 20,
        undone.filter(spot => s.demons.some(d => d.spaces.some(space => by(spot)[space]! <= 1))).length / 3,
      ]
    }
    case 'fetch': {
      const home = field(s, MARINE_MOVER, true, homeSpaces(s))
      const { needed } = assignment
      const done = counters[assignment.counter] ?? 0
      const carriers = marines.filter(p => p.carries !== undefined)
      const free = marines.filter(p => p.carries === undefined)
      const ways = [
        ...carriers.map(p => ({ way: home[p.spaces[0]!]!, walk: 0 })),
        ...objectives
          .filter(o => o.kind === 'asset' && o.at !== null)
          .map(o => ({ way: home[s.board.at(o.at!)]! + 3, walk: wayTo(s, [s.board.at(o.at!)], free) })),
      ]
        .sort((x, y) => x.way + x.walk - y.way - y.walk)
        .slice(0, Math.max(0, needed - done))
      return [
        done / needed,
        carriers.length / needed,
        ways.reduce((sum, one) => sum + Math.min(FAR, one.way), 0) / 20,
        ways.reduce((sum, one) => sum + Math.min(FAR, one.walk), 0) / 20,
      ]
    }
    case 'seal': {
      return [
        portals.reduce((sum, p) => sum + assignment.values[p.level] - p.progress, 0) / 5,
        closed / 3,
        portals.reduce((sum, p) => sum + wayTo(s, [s.board.at(p.at)], marines), 0) / 20,
        portals.reduce((sum, p) => sum + p.progress, 0) / 3,
      ]
    }
    case 'escort': {
      const drone = s.squad.find(p => isEscortedKind(p.kind))
      if (!drone) return [2, 0, 0, 0]
      const exit = field(s, MARINE_MOVER, true, exitSpaces(s))
      const far = field(s, MARINE_MOVER, true, drone.spaces)
      return [
        Math.min(60, exit[drone.spaces[0]!]!) / 20,
        drone.damage / (drone.damage + drone.left),
        harmTo(s, drone, s.demons).damage / 10,
        marines.filter(p => far[p.spaces[0]!]! <= 5).length / Math.max(1, s.view.marines.length),
      ]
    }
    case 'hunt': {
      const carriers = s.demons.filter(d => d.carries !== undefined)
      return [
        (counters[assignment.counter] ?? 0) / assignment.needed,
        carriers.length / assignment.needed,
        carriers.reduce((sum, d) => sum + d.left, 0) / 10,
        carriers.reduce((sum, d) => sum + wayTo(s, d.spaces, marines), 0) / 20,
      ]
    }
    default: {
      const boss = s.view.figures.find(f => f.tag !== undefined && f.at.length > 0)
      return [
        closed / 3,
        boss ? (boss.health - boss.damage) / 10 : 0,
        wayTo(
          s,
          s.demons.flatMap(d => [...d.spaces]),
          marines,
        ) / 20,
        health,
      ]
    }
  }
}
