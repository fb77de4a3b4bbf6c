import type { DoomOption } from '@redoubt/doom'
import { type Shot, shotOf } from '../reading/shots.ts'
import { towards, type Walk } from '../walking/walk.ts'
import { attackCards, type Mind, sprintOf, walkOf } from '../weighing/mind.ts'
import { restWorth } from '../weighing/rest.ts'
import { bestShot, marksOf } from '../weighing/target.ts'
import { courseFrom } from './course.ts'
import { open } from './going.ts'

/** The attack of the card that was played last, if one is waiting. */
export function waitingShot({ s, me }: Mind, now: DoomOption | undefined): Shot | null {
  const played = s.view.marines.find(one => one.id === me.id)!.play.cards ?? []
  const source = now?.card ?? played.filter(card => s.content.actionCards[card]?.attack).at(-1)
  const card = source === undefined ? undefined : s.content.actionCards[source]
  return card ? shotOf(card) : null
}

/** A card's attack is waiting: strike from here, or go where it strikes better. */
export function strike(m: Mind, options: readonly DoomOption[], mains: number): DoomOption | undefined {
  const { s, me } = m
  const now = options.filter(o => o.do === 'attack')
  const waiting = options.some(o => o.do === 'forgo')
  if (now.length === 0 && !waiting) return undefined
  const shot = waitingShot(m, now[0])
  if (!shot) return now[0]
  const w = walkOf(m, me.mp)
  if (s.beliefs.squad) return strikeOnCourse(m, w, options, shot, mains)
  const plan = attackPlan(m, w, me.mp, shot)
  const here = plan && plan.place === w.from
  if (
    now.length > 0 &&
    (!plan || here || plan.attack <= 1.15 * (bestShot(m, me.spaces, shot, marksOf(m, shot))?.worth ?? 0))
  )
    return now[0]
  if (plan && !here) {
    const move = towards(w, plan.place, options, 'attack')
    if (move) return move
  }
  if (now.length > 0) return now[0]
  // Nobody is in reach: perhaps behind the door; otherwise the next card.
  return open(m, options, mains + 1) ?? (mains > 0 ? options.find(o => o.do === 'forgo') : undefined)
}

/** The same for whoever plans the whole activation. */
function strikeOnCourse(
  m: Mind,
  w: Walk,
  options: readonly DoomOption[],
  shot: Shot,
  mains: number,
): DoomOption | undefined {
  const now = options.find(o => o.do === 'attack')
  const { cards, sprint } = meansOf(m, mains)
  const course = courseFrom(m, w, w.from, { points: m.me.mp, shot, mains, cards, sprint })
  if (course.attack > 0) {
    if (course.place === w.from && now) return now
    const move = towards(w, course.place, options, 'attack')
    if (move) return move
  }
  // Somewhere else is better than any attack; the attack from here is still better than none.
  if (now) return now
  return open(m, options, mains + 1) ?? (mains > 0 ? options.find(o => o.do === 'forgo') : undefined)
}

/** What is left to do with in the activation. */
export const meansOf = (m: Mind, mains: number) => ({
  mains,
  cards: attackCards(m),
  sprint: m.hand.length === 0 ? 0 : sprintOf(m.me),
})

interface Plan {
  place: number
  worth: number
  attack: number
}

/** The best place to attack from. */
export function attackPlan(m: Mind, w: Walk, points: number, shot: Shot): Plan | null {
  if (shot.unmoved && m.me.moved > 0) return null
  const marks = marksOf(m, shot)
  let plan: Plan | null = null
  for (let place = 0; place < w.cost.length; place++) {
    const cost = w.cost[place]!
    if (cost > points || (shot.unmoved && place !== w.from)) continue
    const attack = bestShot(m, [place], shot, marks)?.worth ?? 0
    if (attack <= 0) continue
    const worth = attack + restWorth(m, place, points - cost)
    if (!plan || worth > plan.worth) plan = { place, worth, attack }
  }
  return plan
}
