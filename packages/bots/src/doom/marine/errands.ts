import type { DoomOption } from '@redoubt/doom'
import type { Reason } from '@redoubt/doom/content'
import type { Mind } from '../weighing/mind.ts'
import { type User, useWorth } from '../weighing/reasons.ts'

const userOf = (mind: Mind, mains: number, late = false): User => ({
  s: mind.s,
  seat: mind.me.id,
  self: mind.me,
  mind,
  mains,
  late,
})

/** What lies here and is wanted. */
export function pickUp({ me }: Mind, options: readonly DoomOption[]): DoomOption | undefined {
  return options.find(o => o.do === 'take' && (o.card !== 'health-pack' || me.damage >= 3))
}

/** Works of the mission and free helps that are right whenever they are offered. */
export function useNow(m: Mind, options: readonly DoomOption[], mains: number): DoomOption | undefined {
  const user = userOf(m, mains)
  return options.find(o => o.do === 'use' && useWorth(user, o.card!, reason => !waits(reason)) > 0)
}

/** It says something about main actions: it comes after what does not. */
const waits = (reason: Reason): boolean => reason.mains !== undefined

/** Bonus actions whose moment has come. */
export function useBonus(m: Mind, options: readonly DoomOption[], mains: number): DoomOption | undefined {
  const user = userOf(m, mains)
  return options.find(o => {
    if (o.do === 'use') return useWorth(user, o.card!, waits) > 0
    return o.do === 'play' && m.s.content.actionCards[o.card!]?.type === 'bonus' && useWorth(user, o.card!) > 0
  })
}

/** What is done before an activation ends, if points are left over. */
export function useLate(m: Mind, options: readonly DoomOption[], mains: number): DoomOption | undefined {
  const user = userOf(m, mains, true)
  return options.find(o => o.do === 'use' && useWorth(user, o.card!, reason => reason.late === true) > 0)
}
