import { bases, isLarge, MARINE_MOVER, type Reach, reach } from '@redoubt/doom'
import { patience } from '../character/patience.ts'
import { natureOf } from '../table/demons.ts'
import type { Piece, Situation } from '../table/situation.ts'
import { demonsOpen } from '../walking/demon-doors.ts'
import { field } from '../walking/field.ts'
import { spacesAt, type Walk, walk } from '../walking/walk.ts'
import { contest, preyAt, rangeOf } from '../weighing/prey.ts'
import { strikes } from '../weighing/strikes.ts'

/** Where a demon goes, what it attacks from there and what all of it is worth, its way back included. */
export interface Raid {
  walk: Walk
  place: number
  worth: number
  /** What the attack is worth; 0 if there is none. */
  attack: number
  prey: Piece | null
}

/** A whole activation of a demon: the places it can attack from, and where it can be afterwards. */
export function raidOf(s: Situation, d: Piece, points: number, attacked: boolean): Raid {
  const opens = demonsOpen(s)
  const w = walk(s, d, points, { opens })
  const worthAt = restOf(s, d, w)
  let raid: Raid = { walk: w, ...end(w.cost, points, worthAt), attack: 0, prey: null }
  if (attacked) return raid
  for (const stand of stands(s, d, w, points, worthAt)) {
    const left = points - w.cost[stand.place]! + natureOf(s.content, d.kind).run
    // A large demon may fit there only once a door is open; then it stays.
    const stuck = isLarge(w.mover) && !bases(s.table, w.mover.wide, w.mover.high).spaces[stand.place]
    const rest = stuck ? worthAt(stand.place) : end(reach(w.ground, stand.place, left), left, worthAt).worth
    const worth = stand.attack + rest - 0.01 * w.cost[stand.place]!
    if (worth > raid.worth) raid = { walk: w, place: stand.place, worth, attack: stand.attack, prey: stand.prey }
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
    const found = preyAt(s, d, spacesAt(s, w.mover, place))
    if (!found) continue
    const sum = found.worth + worthAt(place)
    if (list.length === most && sum <= list[most - 1]!.sum) continue
    list.push({ place, attack: found.worth, prey: found.prey, sum })
    list.sort((x, y) => y.sum - x.sum)
    if (list.length > most) list.pop()
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
function restOf(s: Situation, d: Piece, w: Walk): (place: number) => number {
  const { step, drift, bearer, harm, share, haste } = s.beliefs.assault!
  const exposure = s.beliefs.assault!.exposure * (haste[s.mission.objective.card] ?? 1) * patience(s.view.round)
  const { speed, points } = s.content.demons[d.kind]!
  const far = field(
    s,
    w.mover,
    demonsOpen(s),
    s.squad.flatMap(p => [...p.spaces]),
  )
  const grasp = speed + rangeOf(s, d) - 1
  const marines = s.squad.filter(p => p.kind === 'marine')
  const guns = marines.map(p => gunsOf(s, p))
  // Others draw fire too.
  const targets = guns.map(hits => s.demons.filter(o => o !== d && o.spaces.some(space => hits[space]! > 0)).length)
  const prize = (points + (d.carries === undefined ? 0 : bearer)) * exposure
  const mains = 4 / Math.max(1, marines.length)
  const known = new Map<number, number>()
  return place => {
    const before = known.get(place)
    if (before !== undefined) return before
    const spaces = spacesAt(s, w.mover, place)
    let fire = 0
    guns.forEach((hits, n) => {
      let most = 0
      for (const space of spaces) most = Math.max(most, hits[space]!)
      fire += (most * harm * mains) / (1 + share * targets[n]!)
    })
    const away = far[place]!
    const worth =
      contest(s, spaces) -
      prize * Math.min(1, fire / d.left) -
      (d.carries === undefined ? step * Math.min(60, Math.max(0, away - grasp)) + drift * Math.min(60, away) : 0)
    known.set(place, worth)
    return worth
  }
}

/** How likely a marine shoots at each space: at once from where it stands, or after some steps. */
function gunsOf(s: Situation, p: Piece): Float32Array {
  const likely = new Float32Array(s.board.size)
  for (const { points, range, chance } of s.beliefs.assault!.guns) {
    const hits = strikes(s, { mover: MARINE_MOVER, place: p.spaces[0]!, points, range, opens: true })
    for (let space = 0; space < hits.length; space++) if (hits[space] === 1) likely[space]! += chance
  }
  return likely
}
