import type { Option } from '../table/option.ts'
import type { Situation } from '../table/situation.ts'
import { mindOf } from '../weighing/mind.ts'
import { act } from './act.ts'
import { bonus, late, pickUp, work } from './errands.ts'
import { go, open } from './going.ts'
import { strike } from './strike.ts'

/** D-MARINE-6: what to do next in the own activation. */
export function marineActs(s: Situation, id: string, options: readonly Option[], mains: number): Option {
  const m = mindOf(s, id)
  const end = options.find(o => o.do === 'end')
  if (!m) return end ?? options[0]!
  return (
    pickUp(m, options) ??
    work(m, options, mains) ??
    bonus(m, options, mains) ??
    strike(m, options, mains) ??
    act(m, options, mains) ??
    open(m, options, mains) ??
    go(m, options, m.me.mp) ??
    late(m, options, mains) ??
    end ??
    options[0]!
  )
}
