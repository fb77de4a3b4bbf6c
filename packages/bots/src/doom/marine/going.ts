import type { DoomOption } from '@redoubt/doom'
import { best } from '../reading/option.ts'
import { apart } from '../reading/situation.ts'
import { doorsMatter } from '../walking/goal.ts'
import { awake } from '../walking/goals.ts'
import { towards } from '../walking/walk.ts'
import { type Mind, walkOf } from '../weighing/mind.ts'
import { resting, restWorth } from '../weighing/rest.ts'
import { onward } from './course.ts'

/** Doors that let demons out are opened when the squad is ready for them. */
export function open(m: Mind, options: readonly DoomOption[], mains: number): DoomOption | undefined {
  const doors = options.filter(o => o.do === 'open')
  if (doors.length === 0 || !doorsMatter(m.s)) return undefined
  if (awake(m.s, m.me).length > 0) return undefined
  const together = m.s.squad.every(p => apart(m.s, m.me.spaces, p.spaces) <= 7)
  return mains > 0 || together ? doors[0] : undefined
}

/** Walks on to the best place that the points allow. */
export function go(m: Mind, options: readonly DoomOption[], points: number): DoomOption | undefined {
  const { s } = m
  if (points <= 0) return undefined
  const w = walkOf(m, points)
  const to = s.beliefs.squad ? onward(m, w, w.from, points) : resting(m, w, points)
  if (to.place === w.from) return undefined
  const move = towards(w, to.place, options)
  if (move) return move
  // The way is not open after all: the best single step that is an improvement.
  const here = restWorth(m, w.from, points)
  const step = best(
    options.filter(o => o.do === 'step' && o.place !== undefined),
    o => restWorth(m, o.place!, 0),
  )
  return step && restWorth(m, step.place!, 0) > here ? step : undefined
}
