import { finding, type Said } from '@redoubt/kernel'
import type { Condition } from '../../language/condition.ts'
import type { Effect } from '../../language/effect.ts'
import type { Timing } from '../../language/timings.ts'
import type { Ability } from '../ability.ts'
import type { Path } from '../parse.ts'
import { objectsIn } from './report.ts'

/** Words that speak of something that is never there at their moment: they would be passed over in silence. */

type Say = (path: Path, message: Said) => void

/** Moments at which no attack is going on. */
const NO_ATTACK: readonly Timing[] = [
  'main-action',
  'bonus-action',
  'during-activation',
  'any-time',
  'activation-start',
  'ally-activation-start',
  'activation-end',
  'next-activation-end',
  'reaction:demon-activation-end',
  'on-sprint',
  'initiative-revealed',
  'between-activations',
  'status-phase:start',
  'status-phase:argent',
  'status-phase:end',
  'round-end',
  'setup',
]
/** An attack is declared, but nobody is named as its defender. */
const UNNAMED: readonly Timing[] = ['before-attack', 'ally-before-attack']
/** Moments of a kill, which know who caused it and how. */
const OF_KILL: readonly Timing[] = ['would-be-killed', 'when-killed', 'when-demon-killed']
const ABOUT_ATTACK: readonly Condition['cond'][] = [
  'distance',
  'targetWithin',
  'damageDealt',
  'defenderAlive',
  'defenderKilled',
  'defenderSize',
  'defenderState',
  'defenderIs',
  'extraAttackTaken',
  'cardTrait',
]
/** What only a marine has: Glory Kill cards, weapons, an initiative card. */
const OF_MARINES: readonly Condition['cond'][] = ['cardCount', 'weaponTokenInPlayArea', 'initiativeCardInDeck']
/** Fields in which figures are named. */
const NAMING = ['who', 'of', 'losFrom', 'inRangeOf', 'center', 'target', 'chooser', 'a', 'b', 'from', 'to'] as const
/** Words that move figures of one space; a base stays where it is. */
const SMALL: readonly Effect['op'][] = ['moveFigure', 'placeFigure', 'push']
/** Words that deal with one figure, the first of those they name. */
const SINGLE: readonly Effect['op'][] = ['kill', 'moveFigure', 'placeFigure']
const SEVERAL: readonly string[] = ['marine', 'marines', 'demons', 'any', 'enemy']

export function checkConditions(a: Ability, list: readonly Condition[], path: Path, when: Timing, say: Say): void {
  for (const [object, inner] of objectsIn(list, path)) {
    const cond = object.cond as Condition['cond'] | undefined
    if (!cond) continue
    const at: Path = [...inner, 'cond']
    if (ABOUT_ATTACK.includes(cond) && NO_ATTACK.includes(when)) say(at, finding`there is no attack at ${when}`)
    if (cond === 'killSource' && !OF_KILL.includes(when)) say(at, finding`nobody is killed at ${when}`)
    if ((cond === 'openedBy' || cond === 'door') && when !== 'door-opened')
      say(at, finding`no door is opened at ${when}`)
    if (OF_MARINES.includes(cond) && !['action', 'class', 'glory', 'squad', 'marine'].includes(a.source))
      say(at, 'only cards of marines can ask this')
  }
}

/** Whom an effect names, and whether there is such a figure at its moment. */
export function checkReach(e: Effect, path: Path, when: Timing, say: Say): void {
  const attackless = NO_ATTACK.includes(when)
  for (const [object, inner] of objectsIn(e, path)) {
    if ('cond' in object) continue
    for (const field of NAMING) {
      const word = object[field]
      if ((word === 'attacker' || word === 'defender') && attackless)
        say([...inner, field], finding`there is no attack at ${when}, so nobody is the ${word}`)
      if (word === 'defender' && UNNAMED.includes(when))
        say([...inner, field], finding`nobody is the defender yet at ${when}`)
      if (word === 'killer' && !OF_KILL.includes(when)) say([...inner, field], finding`nobody is killed at ${when}`)
    }
  }
  checkTargets(e, path, say)
  checkEnd(e, path, say)
  if (e.op === 'moveFigure') checkMove(e, path, say)
}

function checkTargets(e: Effect, path: Path, say: Say): void {
  const who = 'who' in e ? e.who : undefined
  if (e.limit && who === undefined) say([...path, 'limit'], finding`${e.op} names nobody, so nobody is a target`)
  if (
    SMALL.includes(e.op) &&
    typeof who === 'object' &&
    who.side !== 'marine' &&
    !('size' in who && who.size === 'small')
  )
    say([...path, 'who', 'size'], finding`${e.op} leaves large figures where they are: small`)
  if (!SINGLE.includes(e.op) || who === undefined || (e.op === 'moveFigure' && e.to)) return
  const several = typeof who === 'string' ? SEVERAL.includes(who) : who.pick !== 1
  if (several) say([...path, 'who'], finding`${e.op} deals with one figure: name it, or pick 1`)
}

/** What lasts must come to the end it names. */
function checkEnd(e: Effect, path: Path, say: Say): void {
  const until = 'until' in e ? e.until : undefined
  if (until === 'stun-removed' || until === 'no-portal-on-map')
    say([...path, 'until'], finding`nothing laid down by a card ends with ${until}`)
  if (until === 'token-removed' && e.op !== 'placeToken' && e.op !== 'restrictTargets')
    say([...path, 'until'], finding`${e.op} belongs to no token on the map`)
}

function checkMove(e: Effect & { op: 'moveFigure' }, path: Path, say: Say): void {
  const jumps = e.ignore?.includes('terrain') ?? false
  if (!e.to && e.ignore && !jumps)
    say([...path, 'ignore'], 'figures are passed anyway; a jump ignores terrain, or terrain and figures')
  if ((e.toward === undefined) !== (e.direction === undefined))
    say([...path, 'direction'], 'toward goes with the figure it leads to, and only with it')
  if (e.toward !== undefined && e.toward !== 'chosen-demon') say([...path, 'toward'], 'leads to chosen-demon')
  if (e.to && e.who !== 'self') say([...path, 'who'], 'whoever has the card leaps: self')
  if (!e.to && !jumps) return
  for (const field of ['freeDoors', 'toward', 'direction', 'by'] as const)
    if (e[field] !== undefined)
      say([...path, field], e.to ? 'a leap onto a figure goes straight there' : 'a jump goes straight over everything')
}
