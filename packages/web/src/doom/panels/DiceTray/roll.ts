import type { Doom, DoomEvent, DoomView } from '@redoubt/doom'
import type { LoggedEvent } from '../../../screen/match.ts'

export interface Die {
  colour: string
  face: number
  /** Number of the log entry that threw it. */
  thrown: number
  /** It has been thrown or turned once more. */
  again: boolean
}

/** The attack (or other roll) on the table, as far as it has been shown. */
export interface Roll {
  by: string
  defender: string | null
  dice: Die[]
  /** Number of the log entry that rolled last: the dice of that throw tumble. */
  thrown: number
  defense: { card: string | null; shields: number; dodge: boolean; special: boolean } | null
  /** Shields added after the card. */
  added: number
  sum: { hits: number; shields: number; dodge: boolean; damage: number } | null
  killed: boolean
}

/** What ends the interest in the last roll. */
const CLOSING: readonly string[] = [
  'round',
  'initiative',
  'activation',
  'activation-end',
  'step',
  'door',
  'sprint',
  'group',
  'portal',
  'placed',
  'item',
] satisfies readonly DoomEvent['type'][]
/** An attack with all its answers is not longer than this. */
const FAR = 80

export function lastRoll(log: ReadonlyArray<LoggedEvent<Doom>>, view: DoomView, idle: boolean): Roll | null {
  let from = log.length - 1
  for (const end = Math.max(0, log.length - FAR); from >= end; from--) {
    const { event } = log[from]!
    const { type } = event
    if (type === 'attack') break
    if (type === 'rolled' && (from === 0 || !ofAttack(log, from, end))) break
    if (closes(event) && !log.slice(from).some(entry => entry.event.type === 'rolled')) return null
  }
  if (from < 0 || !log[from]) return null
  let roll: Roll | null = null
  for (const entry of log.slice(from)) roll = add(roll, entry)
  if (roll && idle && !roll.sum && view.attack && view.attack.dice.length === roll.dice.length)
    return { ...roll, dice: roll.dice.map((die, i) => ({ ...die, ...view.attack!.dice[i]! })) }
  return roll && roll.thrown >= 0 ? roll : null
}

const closes = (event: LoggedEvent<Doom>['event']): boolean =>
  CLOSING.includes(event.type) || (event.type === 'played' && event.as !== 'reaction')

/** Does an attack that is still in the log come before this roll? */
const ofAttack = (log: ReadonlyArray<LoggedEvent<Doom>>, at: number, end: number): boolean =>
  log.slice(end, at).some(({ event }) => event.type === 'attack')

const fresh = (by: string, defender: string | null): Roll => ({
  by,
  defender,
  dice: [],
  thrown: -1,
  defense: null,
  added: 0,
  sum: null,
  killed: false,
})

function add(roll: Roll | null, { event: e, n }: LoggedEvent<Doom>): Roll | null {
  switch (e.type) {
    case 'attack':
      return fresh(e.attacker, e.defender)
    case 'rolled': {
      const on = roll && !roll.sum ? roll : fresh(e.by, null)
      return { ...on, dice: e.again ? turned(on.dice, e, n) : [...on.dice, ...e.dice.map(fallen(n))], thrown: n }
    }
    case 'defense':
      return roll && { ...roll, defense: e }
    case 'shields':
      return roll && { ...roll, added: roll.added + e.amount }
    case 'hits':
      return roll && { ...roll, sum: e }
    case 'killed':
      return roll && (e.figure === roll.defender ? { ...roll, killed: true } : roll)
    default:
      return roll
  }
}

const fallen = (thrown: number) => (die: { colour: string; face: number }) => ({ ...die, thrown, again: false })

/** One die has a new face. */
function turned(
  dice: readonly Die[],
  { dice: [die], n }: Extract<DoomEvent, { type: 'rolled' }>,
  thrown: number,
): Die[] {
  return dice.map((old, i) => (i === n ? { ...old, ...die, thrown, again: true } : old))
}
