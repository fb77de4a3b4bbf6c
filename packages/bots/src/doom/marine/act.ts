import type { DoomOption } from '@redoubt/doom'
import { keepOf, speedOf } from '../reading/cards.ts'
import { best } from '../reading/option.ts'
import { shotOf } from '../reading/shots.ts'
import { intends } from '../walking/walk.ts'
import { type Mind, sprintOf, walkOf } from '../weighing/mind.ts'
import { resting } from '../weighing/rest.ts'
import { courseFrom, onward } from './course.ts'
import { attackPlan, meansOf } from './strike.ts'

/** Which card to play, or to sprint, by the best whole activation. */
function actOnCourse(
  m: Mind,
  plays: readonly DoomOption[],
  sprints: readonly DoomOption[],
  mains: number,
): DoomOption | undefined {
  const { s, me } = m
  const sprint = sprintOf(me)
  const most = Math.max(sprint, ...plays.map(o => speedOf(s, o.card!)))
  const w = walkOf(m, me.mp + most)
  const means = meansOf(m, mains - 1)
  let choice: DoomOption | undefined
  let worth = onward(m, w, w.from, me.mp).worth + 0.2
  for (const o of plays) {
    const cards = without(means.cards, o.card!)
    const shot = shotOf(s.content.actionCards[o.card!]!)
    const points = me.mp + speedOf(s, o.card!)
    const course = courseFrom(m, w, w.from, { points, shot, mains: mains - 1, cards, sprint: means.sprint })
    if (course.worth > worth) {
      worth = course.worth
      choice = o
      if (course.attack > 0) intends(o, w, course.place, points, 'attack')
    }
  }
  const least = best(sprints, o => -keepOf(s, o.card!))
  if (!least) return choice
  const points = me.mp + sprint
  let value = onward(m, w, w.from, points).worth
  if (mains > 1) {
    // Run first, shoot then.
    for (const card of new Set(without(means.cards, least.card!))) {
      const shot = shotOf(s.content.actionCards[card]!)
      const far = { points: points + speedOf(s, card), shot, mains: 0, cards: [], sprint: means.sprint }
      value = Math.max(value, courseFrom(m, w, w.from, far, 1).worth)
    }
  }
  return value - 0.1 > worth ? least : choice
}

function without(cards: readonly string[], card: string): string[] {
  const rest = [...cards]
  const at = rest.indexOf(card)
  if (at >= 0) rest.splice(at, 1)
  return rest
}

/** Which card to play, or to sprint. */
export function act(m: Mind, options: readonly DoomOption[], mains: number): DoomOption | undefined {
  const { s, me } = m
  if (mains <= 0) return undefined
  const plays = options.filter(o => o.do === 'play' && s.content.actionCards[o.card!]?.type === 'main')
  const sprints = options.filter(o => o.do === 'sprint')
  if (plays.length === 0 && sprints.length === 0) return undefined
  if (s.beliefs.squad) return actOnCourse(m, plays, sprints, mains)
  const most = Math.max(sprintOf(me), ...plays.map(o => speedOf(s, o.card!)))
  const w = walkOf(m, me.mp + most)
  const stay = resting(m, w, me.mp)
  let choice: DoomOption | undefined
  let worth = stay.worth + 0.2
  for (const o of plays) {
    const points = me.mp + speedOf(s, o.card!)
    const shot = shotOf(s.content.actionCards[o.card!]!)
    const plan = shot ? attackPlan(m, w, points, shot) : null
    const value = Math.max(plan?.worth ?? Number.NEGATIVE_INFINITY, resting(m, w, points).worth - 0.1)
    if (value > worth) {
      worth = value
      choice = o
    }
  }
  const least = best(sprints, o => -keepOf(s, o.card!))
  if (least) {
    const value = resting(m, w, me.mp + sprintOf(me)).worth
    if (value > worth) choice = least
  }
  return choice
}
