import { type Reach, UNREACHED } from '@redoubt/doom'
import { atLeast, estimatedOdds, mean } from '@redoubt/doom/odds'
import { addInOrder } from '../reading/option.ts'
import { type Shot, shotOf } from '../reading/shots.ts'
import type { Piece } from '../reading/situation.ts'
import { reached, type Walk } from '../walking/walk.ts'
import type { Mark, Mind, Stop } from '../weighing/mind.ts'
import { restWorth } from '../weighing/rest.ts'
import { bestShot, marksOf } from '../weighing/target.ts'

/** A whole activation from some place on: where to go first and what all of it is worth. */
interface Course extends Stop {
  /** What the attack from there is worth; 0 if there is none. */
  attack: number
  target: Piece | null
}

/** What can still be done in the activation. */
interface Means {
  points: number
  /** The attack that is waiting. */
  shot: Shot | null
  mains: number
  /** Main action cards in hand, and how many points a sprint gives; 0 if none is possible. */
  cards: readonly string[]
  sprint: number
}

const SMALL = 0.01

/** The best course from a place: cards × places × targets, and where to be at the end. */
export function courseFrom(m: Mind, w: Walk, from: number, means: Means, depth = 0): Course {
  const { points, shot } = means
  const cost = reached(w, from, points)
  const stay = onward(m, w, from, points)
  let top: Course = { place: stay.place, worth: stay.worth, attack: 0, target: null }
  if (shot && !(shot.unmoved && m.me.moved > 0)) {
    const { first, second } = m.s.beliefs.squad!
    for (const at of stands(m, cost, from, points, shot, depth === 0 ? first : second)) {
      const next = after(m, w, at, points - cost[at.place]!, means, depth)
      const worth = at.attack + next - SMALL * cost[at.place]!
      if (worth > top.worth) top = { place: at.place, worth, attack: at.attack, target: at.mark.demon }
    }
  }
  return top
}

interface Stand {
  place: number
  attack: number
  mark: Mark
  sum: number
}

/** The few places that an attack is best made from. */
function stands(m: Mind, cost: Reach, from: number, points: number, shot: Shot, most: number): Stand[] {
  const marks = marksOf(m, shot)
  const list: Stand[] = []
  const top = marks.reduce((best, { near, far }) => Math.max(best, near, far), 0)
  if (top === 0) return list
  const here = [from]
  for (let place = 0; place < cost.length; place++) {
    if (cost[place]! > points || (shot.unmoved && place !== from)) continue
    const rest = restWorth(m, place, points - cost[place]!)
    if (list.length === most && top + rest <= list[most - 1]!.sum) continue // not even with the best target
    here[0] = place
    const found = bestShot(m, here, shot, marks)
    if (!found) continue
    const sum = found.worth + rest
    if (list.length === most && sum <= list[most - 1]!.sum) continue
    addInOrder(list, { place, attack: found.worth, mark: found.mark, sum }, most)
  }
  return list
}

/** What the rest of the activation is worth after an attack: another card, a sprint, or a place to rest. */
function after(m: Mind, w: Walk, at: Stand, left: number, means: Means, depth: number): number {
  const rest = onward(m, w, at.place, left).worth
  const { later } = m.s.beliefs.squad!
  if (means.mains <= 0 || depth > 0 || later === 0) return rest
  const hit = wounded(m, at, means.shot!)
  let most = rest
  for (const card of new Set(means.cards)) {
    const points = left + (m.s.content.actionCards[card]!.speed ?? 0)
    const shot = shotOf(m.s.content.actionCards[card]!)
    const next = courseFrom(hit, w, at.place, { ...means, points, shot, mains: 0 }, depth + 1)
    most = Math.max(most, rest + later * (next.worth - rest))
  }
  if (means.sprint > 0) most = Math.max(most, onward(m, w, at.place, left + means.sprint).worth - 0.2)
  return most
}

/** The mind after an attack went as expected. */
function wounded(m: Mind, at: Stand, shot: Shot): Mind {
  const { demon } = at.mark
  const odds = estimatedOdds(m.s.content, demon.kind, { ...shot, bare: demon.stunned })
  const left = demon.left - mean(odds)
  const gone = left <= 0 || atLeast(odds, demon.left) > 0.6
  const rest = m.s.demons.filter(d => d !== demon)
  const demons = gone ? rest : [...rest, { ...demon, left: Math.max(1, Math.round(left)), stunned: false }]
  return { ...m, s: { ...m.s, demons } }
}

/** Where to end with so many points, perhaps by way of an item or a staggered demon. Plans ask for the same again and again. */
export function onward(m: Mind, w: Walk, from: number, points: number): Stop {
  const name = from * 256 + points
  let stop = m.stops.get(name)
  if (!stop) m.stops.set(name, (stop = bestStop(m, w, from, points)))
  return stop
}

function bestStop(m: Mind, w: Walk, from: number, points: number): Stop {
  const cost = reached(w, from, points)
  let place = from
  let worth = restWorth(m, from, points) + 2 * SMALL
  for (let to = 0; to < cost.length; to++) {
    const price = cost[to]!
    if (price > points || to === from) continue
    const value = restWorth(m, to, points - price) - SMALL * price
    if (value > worth) {
      worth = value
      place = to
    }
  }
  for (const [prize, value] of m.prizes) {
    const price = cost[prize]!
    if (price === UNREACHED || price >= points || prize === from) continue
    const then = bestEnd(m, reached(w, prize, points - price), points - price) - SMALL * price
    if (value + then > worth) {
      worth = value + then
      place = prize
    }
  }
  return { place, worth }
}

function bestEnd(m: Mind, cost: Reach, points: number): number {
  let worth = Number.NEGATIVE_INFINITY
  for (let to = 0; to < cost.length; to++) {
    const price = cost[to]!
    if (price > points) continue
    worth = Math.max(worth, restWorth(m, to, points - price) - (m.prizes.get(to) ?? 0) - SMALL * price)
  }
  return worth
}
