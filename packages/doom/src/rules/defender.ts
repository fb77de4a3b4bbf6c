import { effectOf } from '../abilities/in-force.ts'
import { distance } from '../board/positions.ts'
import type { AttackFrame } from '../match/attack-frame.ts'
import { figureOf, isMarine } from '../match/figures.ts'
import type { DoomState } from '../match/state.ts'

/** Names (or, by redirection, renames) the defender. */
export function nameDefender(g: DoomState, f: AttackFrame, id: string): undefined {
  const attacker = figureOf(g, f.attacker)
  const defender = figureOf(g, id)
  f.defender = id
  const again = g.stack[g.stack.indexOf(f) - 1] as { flow: string; different?: boolean; blow?: AttackFrame } | undefined
  if (again?.flow === 'attack-again' && again.different) again.blow!.not = [...(again.blow!.not ?? []), id]
  f.spaces = defender.at.slice()
  f.distance = distance(g, attacker.at, defender.at)!
  if (marks(g, f).some(grants => grants.some(e => e.op === 'ignoreCover'))) f.ignoreCover = true
  return undefined
}

/** What marks on the defender grant this attacker (Target Lock). */
export function marks(g: DoomState, f: AttackFrame) {
  const attacker = figureOf(g, f.attacker)
  if (!isMarine(attacker)) return []
  return g.lasting.flatMap(lasting => {
    const effect = effectOf(g, lasting)
    return effect.op === 'mark' && lasting.on.includes(f.defender) && lasting.owner !== f.attacker
      ? [effect.grants]
      : []
  })
}
