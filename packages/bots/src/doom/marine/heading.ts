import type { DoomOption } from '@redoubt/doom'
import { best } from '../reading/option.ts'
import { shotOf } from '../reading/shots.ts'
import type { Piece, Situation } from '../reading/situation.ts'
import type { GoalName } from '../walking/goal.ts'
import { type Mind, mindOf, sprintOf, walkOf } from '../weighing/mind.ts'
import { MOST_STEPS, resting } from '../weighing/rest.ts'
import { bestShot, marksOf } from '../weighing/target.ts'
import { courseFrom } from './course.ts'
import { attackPlan, meansOf, waitingShot } from './strike.ts'

/** Where a choice in the own activation leads: the target in mind, the prize or the goal. */
interface Heading {
  place: number
  target: Piece | null
  prize: 'glory' | 'lies' | null
  goal: GoalName | null
}

export function headingOf(s: Situation, id: string, pick: DoomOption, mains: number): Heading | null {
  const m = mindOf(s, id)
  if (!m) return null
  const { me } = m
  const card = pick.do === 'play' ? s.content.actionCards[pick.card!] : undefined
  const speed = pick.do === 'sprint' ? sprintOf(me) : (card?.speed ?? 0)
  const points = me.mp + speed
  const shot = card
    ? shotOf(card)
    : pick.do === 'sprint'
      ? null
      : waitingShot(m, pick.do === 'attack' ? pick : undefined)
  const w = walkOf(m, points)
  const course = s.beliefs.squad
    ? courseFrom(m, w, w.from, { ...meansOf(m, card ? mains - 1 : mains), points, shot }, 1)
    : { ...(shot ? attackPlan(m, w, points, shot) : null) }
  const place = pick.do === 'attack' ? w.from : (course.place ?? resting(m, w, points).place)
  const target =
    shot && (course.attack ?? 0) > 0 ? (bestShot(m, [place], shot, marksOf(m, shot))?.mark.demon ?? null) : null
  const goal = best(m.goals(), one =>
    one.field[w.from]! < MOST_STEPS ? one.step * (one.field[w.from]! - one.field[place]!) : -1,
  )
  const nearer = goal && goal.field[place]! <= goal.field[w.from]!
  return { place, target, prize: prizeAt(m, place), goal: nearer ? goal.name : null }
}

function prizeAt({ s, prizes }: Mind, space: number): Heading['prize'] {
  if (!prizes.has(space)) return null
  return s.demons.some(d => d.staggered && d.spaces.includes(space)) ? 'glory' : 'lies'
}
