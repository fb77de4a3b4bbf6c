import type { Beliefs } from '../character/priorities.ts'
import type { Orders } from './assignment.ts'
import type { Situation } from './situation.ts'

/** Every demon of a kind asks for the same. */
const latest: { s: Situation | null; sign: string } = { s: null, sign: '' }

/** All on the table that a way over it and an attack depend on. */
export function signOf(s: Situation): string {
  if (latest.s !== s) {
    latest.s = s
    latest.sign = signed(s)
  }
  return latest.sign
}

function signed({ view, doors, pieces }: Situation): string {
  const { round, fragLimit, invader, portals, objectives, teleporters, demons } = view
  let sign = `${round} ${doors} ${fragLimit - invader.frags}`
  for (const p of pieces)
    sign += `|${p.id} ${p.spaces.join()} ${p.left} ${p.carries} ${p.stunned ? 's' : ''}${p.staggered ? 'g' : ''}`
  for (const kind in demons) sign += `|${demons[kind]!.argent}`
  for (const portal of portals) sign += `|${portal.at} ${portal.up}`
  for (const one of objectives) sign += `|${one.id} ${one.at} ${one.progress}`
  for (const one of teleporters) sign += `|${one.at} ${one.active}`
  if (teleporters.length > 0) sign += `|${view.moving?.figure} ${view.moving?.oneJump}`
  return sign
}

const MOST_KNOWN = 300

/** Keeps what somebody made of a table, for whoever comes to the same one with the same beliefs in the same mission. */
export function recall<T>(make: (s: Situation) => T): (s: Situation, sign: string) => T {
  const known = new WeakMap<Beliefs, WeakMap<Orders, Map<string, T>>>()
  return (s, sign) => {
    let missions = known.get(s.beliefs)
    if (!missions) known.set(s.beliefs, (missions = new WeakMap()))
    let tables = missions.get(s.orders)
    if (!tables) missions.set(s.orders, (tables = new Map()))
    let found = tables.get(sign)
    if (!found) {
      if (tables.size >= MOST_KNOWN) tables.clear()
      tables.set(sign, (found = make(s)))
    }
    return found
  }
}
