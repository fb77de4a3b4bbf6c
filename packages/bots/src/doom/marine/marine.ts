import type { DoomOption } from '@redoubt/doom'
import type { Situation } from '../reading/situation.ts'
import { mindOf } from '../weighing/mind.ts'
import { act } from './act.ts'
import { pickUp, useBonus, useLate, useNow } from './errands.ts'
import { go, open } from './going.ts'
import { strike } from './strike.ts'

/** D-MARINE-6: what to do next in the own activation. */
export function marineActs(s: Situation, id: string, options: readonly DoomOption[], mains: number): DoomOption {
  const m = mindOf(s, id)
  const end = options.find(o => o.do === 'end')
  if (!m) return end ?? options[0]!
  return (
    pickUp(m, options) ??
    useNow(m, options, mains) ??
    useBonus(m, options, mains) ??
    strike(m, options, mains) ??
    act(m, options, mains) ??
    open(m, options, mains) ??
    go(m, options, m.me.mp) ??
    useLate(m, options, mains) ??
    end ??
    options[0]!
  )
}
