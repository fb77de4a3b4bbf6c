import type { Beliefs } from '../character/priorities.ts'
import type { Orders } from './assignment.ts'
import type { Situation } from './situation.ts'

/** Every demon of a kind asks for the same. */
const latest: { s: Situation | null; sign: string } = { s: null, sign: '' }

/** All on the table that a way over it and an attack depend on: names, then a letter for every number, which is made the fastest. */
export function signOf(s: Situation): string {
  if (latest.s !== s) {
    latest.s = s
    latest.sign = signed(s)
  }
  return latest.sign
}

function signed({ view, orders, board, doors, pieces }: Situation): string {
  const { round, fragLimit, invader, portals, objectives, teleporters, demons } = view
  let names = ''
  const letters = [round, doors & 0xffff, doors >> 16, fragLimit - invader.frags]
  letters.push(portals.length, objectives.length, teleporters.length)
  for (const p of pieces) {
    names += `${p.id} `
    for (const space of p.spaces) letters.push(space)
    const marks = (p.stunned ? 1 : 0) + (p.staggered ? 2 : 0) + (p.carries === undefined ? 0 : 4)
    letters.push(p.left, marks)
  }
  for (const kind in demons) letters.push(demons[kind]!.argent)
  for (const portal of portals) letters.push(board.at(portal.at), portal.up ? 1 : 0)
  for (const one of objectives) {
    names += `${one.id} `
    letters.push(one.at === null ? -1 : board.at(one.at), one.progress)
  }
  for (const one of teleporters) letters.push(board.at(one.at), one.active ? 1 : 0)
  if (teleporters.length > 0 && orders.oneJump) names += `${view.moving?.figure} ${view.moving?.oneJump}`
  return `${names}|${String.fromCharCode(...letters)}`
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
