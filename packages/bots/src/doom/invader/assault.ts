import { type BoardTable, bases, isLarge, MARINE_MOVER, type Mover, type Reach } from '@redoubt/doom'
import { patience } from '../character/patience.ts'
import type { Beliefs } from '../character/priorities.ts'
import { natureOf } from '../reading/demons.ts'
import { addInOrder } from '../reading/option.ts'
import { recall, signOf } from '../reading/sign.ts'
import { apart, type Piece, type Situation, spacesOf } from '../reading/situation.ts'
import { demonsOpen } from '../walking/demon-doors.ts'
import { field } from '../walking/field.ts'
import { moverOf, reached, spacesAt, type Walk, walk } from '../walking/walk.ts'
import { isCovered, preyAt, preyWorth, rangeOf } from '../weighing/prey.ts'
import { strikes } from '../weighing/strikes.ts'
import { denialsOf } from './denial.ts'

/** Where a demon goes, what it attacks from there and what all of it is worth, its way back included. */
interface Raid {
  walk: Walk
  place: number
  worth: number
  /** What the attack is worth; 0 if there is none. */
  attack: number
  prey: Piece | null
  /** What it is worth to stay where it is and do nothing. */
  stay: number
}

/** Which kind acts, which figure and what it does ask for the same raids, and so do the imagined games of one search. */
const raidsOf = recall(() => new Map<string, Raid>())

/** A whole activation of a demon: the places it can attack from, and where it can be afterwards. */
export function raidOf(s: Situation, d: Piece, points: number, attacked: boolean): Raid {
  const raids = raidsOf(s, signOf(s))
  const name = `${d.id} ${points} ${attacked}`
  let raid = raids.get(name)
  if (!raid) {
    raids.set(name, (raid = worked(s, d, points, attacked)))
    raid.walk.known.clear() // much to keep, and nobody asks again
  }
  return raid
}

function worked(s: Situation, d: Piece, points: number, attacked: boolean): Raid {
  const opens = demonsOpen(s)
  const w = walk(s, d, points, { opens })
  const worthAt = restOf(s, d, w.mover)
  const stay = worthAt(w.from)
  let raid: Raid = { walk: w, ...end(w.cost, points, worthAt), attack: 0, prey: null, stay }
  if (attacked) return raid
  for (const stand of stands(s, d, w, points, worthAt)) {
    const left = points - w.cost[stand.place]! + natureOf(s.content, d.kind).run
    // A large demon may fit there only once a door is open; then it stays.
    const stuck = isLarge(w.mover) && !bases(s.table, w.mover.wide, w.mover.high).spaces[stand.place]
    const rest = stuck ? worthAt(stand.place) : end(reached(w, stand.place, left), left, worthAt).worth
    const worth = stand.attack + rest - 0.01 * w.cost[stand.place]!
    if (worth > raid.worth) raid = { walk: w, place: stand.place, worth, attack: stand.attack, prey: stand.prey, stay }
  }
  return raid
}

interface Stand {
  place: number
  attack: number
  prey: Piece
  sum: number
}

function stands(s: Situation, d: Piece, w: Walk, points: number, worthAt: (place: number) => number): Stand[] {
  const { stands: most } = s.beliefs.assault!
  const list: Stand[] = []
  for (let place = 0; place < w.cost.length; place++) {
    if (w.cost[place]! > points) continue
    const from = spacesAt(s, w.mover, place)
    const found = preyAt(s, d, from)
    if (!found) continue
    const rest = worthAt(place)
    if (list.length === most && found.worth + rest <= list[most - 1]!.sum) continue
    const attack = isCovered(s, from, found.prey, w.ground.others) ? preyWorth(s, d, found.prey, true) : found.worth
    const sum = attack + rest
    if (list.length === most && sum <= list[most - 1]!.sum) continue
    addInOrder(list, { place, attack, prey: found.prey, sum }, most)
  }
  return list
}

function end(cost: Reach, points: number, worthAt: (place: number) => number): { place: number; worth: number } {
  let place = -1
  let worth = Number.NEGATIVE_INFINITY
  for (let to = 0; to < cost.length; to++) {
    if (cost[to]! > points) continue
    const value = worthAt(to) - 0.01 * cost[to]!
    if (value > worth) {
      worth = value
      place = to
    }
  }
  return { place, worth: place < 0 ? 0 : worth }
}

/** What being in a place is worth when the activation is over: out of the squad's fire, but with prey within its grasp. */
function restOf(s: Situation, d: Piece, mover: Mover): (place: number) => number {
  const { step, bearer, harm, share, care, scarce, chase } = s.beliefs.assault!
  const { kind } = s.orders.assignment
  const times = (care[kind] ?? 1) * (s.orders.scarce ? scarce : 1)
  const drift = s.beliefs.assault!.drift * (chase[kind] ?? 1)
  const exposure = s.beliefs.assault!.exposure * times * patience(s.view.round)
  const { speed, points } = s.content.demons[d.kind]!
  const far = field(s, mover, demonsOpen(s), spacesOf(s.squad))
  const grasp = speed + rangeOf(s, d) - 1
  const marines = s.squad.filter(p => p.kind === 'marine')
  const guns = marines.map(p => gunsOf(s, p))
  // Others draw fire too.
  const targets = guns.map(hits => s.demons.filter(o => o !== d && o.spaces.some(space => hits[space]! > 0)).length)
  const prize = (points + (d.carries === undefined ? 0 : bearer)) * exposure
  const mains = 4 / Math.max(1, marines.length)
  const denials = denialsOf(s, d)
  const known: number[] = new Array(2 * s.board.size).fill(Number.NaN) // twice: a long base may stand either way
  return place => {
    const before = known[place]!
    if (!Number.isNaN(before)) return before
    const spaces = spacesAt(s, mover, place)
    let fire = 0
    for (let n = 0; n < guns.length; n++) {
      let most = 0
      for (const space of spaces) most = Math.max(most, guns[n]![space]!)
      fire += (most * harm * mains) / (1 + share * targets[n]!)
    }
    const away = far[place]!
    let denied = 0
    for (const { spot, worth } of denials) if (worth > denied && apart(s, spaces, [spot]) <= 1) denied = worth
    const worth =
      denied -
      prize * Math.min(1, fire / d.left) -
      (d.carries === undefined ? step * Math.min(60, Math.max(0, away - grasp)) + drift * Math.min(60, away) : 0)
    known[place] = worth
    return worth
  }
}

/** What each place is worth to a demon of this kind that is about to arrive. */
export function arrivalOf(s: Situation, kind: string): (place: number) => number {
  const { health } = s.content.demons[kind]!
  const d: Piece = { ...NEWCOMER, kind, left: health }
  return restOf(s, d, moverOf(s, d))
}

const NEWCOMER = {
  ...{ id: '', demon: true, spaces: [], damage: 0, stunned: false, staggered: false },
  ...{ mp: 0, moved: 0, carries: undefined },
}

/** How likely a marine in each space shoots at each other one, as far as anybody asked; it depends on nothing but doors. */
const known = new WeakMap<Beliefs, WeakMap<BoardTable, Float32Array[]>>()

/** How likely a marine shoots at each space: at once from where it stands, or after some steps. */
function gunsOf(s: Situation, p: Piece): Float32Array {
  let tables = known.get(s.beliefs)
  if (!tables) known.set(s.beliefs, (tables = new WeakMap()))
  let guns = tables.get(s.table)
  if (!guns) tables.set(s.table, (guns = []))
  const place = p.spaces[0]!
  const before = guns[place]
  if (before) return before
  const likely = new Float32Array(s.board.size)
  for (const { points, range, chance } of s.beliefs.assault!.guns) {
    const hits = strikes(s, { mover: MARINE_MOVER, place, points, range, opens: true })
    for (let space = 0; space < hits.length; space++) if (hits[space] === 1) likely[space]! += chance
  }
  return (guns[place] = likely)
}
