import { finding } from '@redoubt/kernel'
import { speaksOfKind } from '../../abilities/event-answers.ts'
import type { Effect } from '../../language/effect.ts'
import { OF_MARINES, OF_RULES } from '../../language/sources.ts'
import type { Standing } from '../../language/standing.ts'
import { ABOUT_NOBODY, type Timing } from '../../language/timings.ts'

/** What would be laid down for nobody, or never end, or end at once; what is done to somebody who dies of it all the same. */

const selectorOf = (e: Effect) => ('who' in e ? e.who : undefined)

/** What stays ends, but not at once. */
export function checkStays({ ability, when, idle }: Standing, e: Effect): void {
  const until = 'until' in e ? e.until : undefined
  const who = selectorOf(e)
  if (until === 'owner-activation-start' && !OF_MARINES.includes(ability.source))
    idle(
      ['until'],
      'only a marine has an activation of its own, so this would never end; say round-end, status-phase:start or permanent',
    )
  const carried = OF_RULES.includes(ability.source) || (typeof who === 'object' && 'carries' in who)
  if (until === 'token-dropped' && !carried)
    idle(['until'], 'ends with a token that somebody carries: say whom, with `carries`')
  if (until === 'target-activation-end' && (e.op === 'placeToken' || (e.op === 'capRange' && isEveryMarine(who))))
    idle(['until'], 'this is about no single figure, whose activation could end; say round-end or status-phase:start')
  if (
    when === 'activation-end' &&
    (until === 'activation-end' || (until === 'target-activation-end' && (isOwn(who) || e.op === 'modifyStagger')))
  )
    idle(['until'], finding`at ${when} the activation is over, so this would end at once; let it last longer`)
}

const isOwn = (who: unknown): boolean => who === 'self' || who === 'trigger-figure'
const isEveryMarine = (who: ReturnType<typeof selectorOf>): boolean =>
  typeof who === 'object' && 'side' in who && who.side === 'marine' && who.pick === 'all'

/** Words that mean something also to a figure that is about to leave the map: its place, and what it carries. */
const OF_THE_DYING: ReadonlyArray<Effect['op']> = [
  'preventKill',
  'moveFigure',
  'placeFigure',
  'push',
  'takeToken',
  'passToken',
  'dropToken',
  'recoverToken',
]

/** Fields of places that mean something only to words about tokens. */
const OF_TOKENS = ['on', 'who', 'color', 'portals', 'mission', 'if'] as const

/** Figures are put on places that are measured. */
export function checkPlaces({ idle }: Standing, e: Effect): void {
  if (e.op !== 'summon' && e.op !== 'placeFigure') return
  for (const field of OF_TOKENS)
    if (e.where[field] !== undefined)
      idle(['where', field], finding`${e.op} measures where: within and of, or anyOf; ${field} is for tokens`)
}

/** Moments after the last initiative card of a round and before those of the next (D-STATUS-2). */
const DEALT: readonly Timing[] = ['setup', 'round-end', 'status-phase:start']

/** Whoever it is about is there, and lives on. */
export function checkAbout({ ability, when, idle }: Standing, e: Effect): void {
  const who = selectorOf(e)
  const ofKind = ability.source === 'event' && ability.timing === 'activation-start' && speaksOfKind(ability)
  const nobodys = ability.source === 'event' || OF_RULES.includes(ability.source)
  const nobody = nobodys && (ABOUT_NOBODY.includes(ability.timing) || ofKind)
  const stays = (e.op === 'addDice' || e.op === 'addShields') && e.until !== undefined
  if (nobody && (stays || e.op === 'attack' || (e.op === 'moveFigure' && isOwn(who))))
    idle(['op'], finding`this is about no figure at ${ability.timing}, so ${e.op} is for nobody`)
  if (nobody && e.op === 'push')
    idle(['from'], finding`this is about no figure at ${ability.timing}, so nobody is pushed away from it`)
  if (nobody && e.op === 'addCounter' && e.counter === 'spacesMoved')
    idle(['counter'], finding`this is about no figure at ${ability.timing}, so nobody has moved`)
  if ((e.op === 'peekInitiative' || e.op === 'reorderInitiative') && DEALT.includes(when))
    idle(['op'], finding`the initiative deck is empty at ${when}`)
  if (ofKind && isOwn(who)) idle(['who'], 'the kind is activated, and no figure of it yet; say which figures')
  if (!isOwn(who) || OF_THE_DYING.includes(e.op)) return
  if (when === 'when-demon-killed' && e.op !== 'preventKill')
    idle(['who'], finding`at ${when} the figure is killed all the same`)
  if (when === 'would-be-killed' && !ability.effects.some(other => other.op === 'preventKill'))
    idle(['who'], finding`at ${when} the figure is killed all the same, unless preventKill stands beside it`)
}
