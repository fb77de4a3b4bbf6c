import { phrase, type Said } from '@redoubt/kernel'
import { DRONE } from '../match/figure-kinds.ts'
import type { Side } from './lists.ts'
import type { Selector } from './selector.ts'
import { OF_INVADER, OF_MARINES } from './sources.ts'
import type { Standing } from './standing.ts'
import { OWN_ATTACK, type Timing } from './timings.ts'

/** The figures of which a word is ever asked; to all others it does nothing. */
export interface Subject {
  side?: Side
  size?: 'small'
}

/** Moments of an attack against the side that has the card. */
const OWN_DEFENSE: readonly Timing[] = [
  'during-defense',
  'reaction:defending',
  'reaction:after-defense',
  'after-defense',
  'ally-defending',
  'after-enemy-attack',
]
const OF_ALLIES: readonly Timing[] = ['ally-before-attack', 'ally-defending', 'ally-activation-start']

const other = (side: Side | null): Side | null => side && (side === 'marine' ? 'demon' : 'marine')

/** The side of whoever has a card; rules of missions have none. */
function ownSide({ ability: { source } }: Standing): Side | null {
  if (OF_INVADER.includes(source)) return 'demon'
  return OF_MARINES.includes(source) || source === 'squad' ? 'marine' : null
}

/** The side that attacks, where the moment tells; an attack that is turned aside may be anybody's. */
function attackers(standing: Standing): Side | null {
  const { ability, when } = standing
  const own = ownSide(standing)
  if (ability.effects.some(e => e.op === 'redirectAttack')) return null
  if (OWN_DEFENSE.includes(when)) return other(own)
  return OWN_ATTACK.includes(when) || when === 'ally-before-attack' ? own : null
}

/** The side that a selector means for sure, if it does; the drone is of neither. */
export function sideMeant(standing: Standing, who: Selector): Side | typeof DRONE | null {
  if (typeof who === 'object') return who.side === 'any' ? null : who.side
  switch (who) {
    case 'marine':
    case 'marines':
    case 'killer':
      return 'marine'
    case 'demons':
    case 'chosen-demon':
      return 'demon'
    case DRONE:
      return DRONE
    case 'self':
      return ownSide(standing)
    case 'enemy':
      return other(ownSide(standing))
    case 'attacker':
      return attackers(standing)
    case 'defender':
      return other(attackers(standing))
    case 'trigger-figure':
      return OF_ALLIES.includes(standing.when) ? 'marine' : null
    default:
      return null
  }
}

function isLarge({ ability, large }: Standing, who: Selector): boolean {
  if (typeof who === 'object') return who.size === 'large'
  return who === 'self' && ability.source === 'demon' && large
}

/** Does a word with this subject pass over everybody that a selector means? */
export function passesOver(standing: Standing, who: Selector, { side, size }: Subject): boolean {
  const meant = sideMeant(standing, who)
  return (side !== undefined && meant !== null && meant !== side) || (size !== undefined && isLarge(standing, who))
}

/** What a subject is called. */
export function calledSubject({ side, size }: Subject): Said {
  if (side === 'demon') return phrase(size ? 'a demon of one space' : 'a demon')
  return phrase(side === 'marine' ? 'a marine' : 'a figure of one space')
}
