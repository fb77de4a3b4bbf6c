import { finding, type Said } from '@redoubt/kernel'
import type { Effect } from '../../language/effect.ts'
import { OF_MARINES, OF_RULES } from '../../language/sources.ts'
import { ABOUT_NOBODY, type Timing } from '../../language/timings.ts'
import type { Ability, AbilitySource } from '../ability.ts'
import type { Path } from '../parse.ts'
import { objectsIn } from './report.ts'

/** Names and descriptions of figures that could never mean anybody where they stand. */

type Say = (path: Path, message: Said) => void

/** Fields with the name of a figure, or several. */
const FIGURES = ['who', 'of', 'losFrom', 'target', 'toward', 'center', 'exclude'] as const
/** What belongs to no figure: at some moments it is about none either. */
const NOBODYS: readonly AbilitySource[] = ['event', ...OF_RULES]
/** The word for the enemies of whoever has the card. */
const enemies = (a: Ability): string => (OF_MARINES.includes(a.source) ? 'demon' : 'marine')

export function checkNamed(a: Ability, e: Effect, path: Path, when: Timing, say: Say): void {
  const nobodys = NOBODYS.includes(a.source)
  const nobody = nobodys && ABOUT_NOBODY.includes(when)
  if (nobodys && ABOUT_NOBODY.includes(a.timing) && when === 'on-move')
    say([...path, 'at'], 'this is about no figure, so nobody moves')
  if (
    (e.op === 'splash' || e.op === 'lineDamage') &&
    leavesNobody(a, e.who === 'enemy' ? enemies(a) : 'any', e.exclude)
  )
    say([...path, 'exclude'], 'nobody is left')
  for (const [object, inner] of objectsIn(e, path)) {
    if ('cond' in object) continue
    for (const field of FIGURES)
      for (const word of [object[field]].flat()) {
        const reason = typeof word === 'string' ? absent(a, e, field, word, nobody, when) : null
        if (reason) say([...inner, field], reason)
      }
    if ('side' in object) checkDescription(a, e, object, inner, when, say)
    if ('side' in object === false && object.of === 'chosen-demon') say([...inner, 'of'], 'nobody has chosen a demon')
    if (nobody && object === (e as { where?: unknown }).where && !MEASURED.some(field => field in object))
      say([...inner, 'of'], finding`say where: this is about nobody at ${when}`)
    if (nobody && object.of === undefined && (object.los || (object.within !== undefined && !object.anyOf)))
      say([...inner, 'of'], finding`say whom it is measured from: this is about nobody at ${when}`)
  }
}

function absent(
  a: Ability,
  e: Effect,
  field: (typeof FIGURES)[number],
  word: string,
  nobody: boolean,
  when: Timing,
): string | null {
  if (word === 'invader' && e.op !== 'drawCards') return 'the invader is no figure'
  if (word === 'chooser' && e.op !== 'choice') return 'only what a choice offers has a chooser'
  if (word === 'moved-onto' && !a.effects.some(other => other.op === 'moveFigure' && other.to))
    return 'nobody has been moved onto: a moveFigure with `to` comes first'
  if (word === 'chosen-demon' && field !== 'of' && field !== 'toward') return 'the demon is chosen with `of`'
  if (word === 'trigger-figure' && (when === 'glory-kill' || when === 'when-kills')) return 'the demon is dead by then'
  if (nobody && (word === 'self' || word === 'trigger-figure') && e.op !== 'moveFigure')
    return 'this is about no figure'
  return null
}

/** A description of figures. */
function checkDescription(a: Ability, e: Effect, q: Record<string, unknown>, path: Path, when: Timing, say: Say): void {
  const no = (field: string, reason: Said) => say([...path, field], reason)
  if ((q.entered || q.displaced) && when !== 'on-move')
    no(q.entered ? 'entered' : 'displaced', finding`nobody moves at ${when}`)
  if (q.justSummoned && when !== 'when-summoned') no('justSummoned', finding`nobody is summoned at ${when}`)
  if (q.kind && (a.source !== 'event' || when !== 'activation-start'))
    no('kind', 'only an event at activation-start knows the kind that is activated')
  if (q.losTo && e.op !== 'restrictTargets') no('losTo', 'only restrictTargets speaks of its token')
  if (q.side === 'marine' && q.size === 'large') no('size', 'no marine is large')
  if (q.side === 'marine' && q.state === 'staggered') no('state', 'only demons are staggered')
  if (leavesNobody(a, String(q.side), q.exclude)) no('exclude', 'nobody is left')
  if (e.op === 'stun' && q.state === 'stunned') no('state', 'whoever is stunned is not stunned again')
  if (q.of && q.within === undefined && !q.los) no('of', 'nothing is measured from it: say within or los')
  if (q.includeSelf && (q.within === undefined || q.of !== 'self'))
    no('includeSelf', 'self is only left out of those within a distance of self')
  if (q.of === 'chosen-demon' && typeof q.pick !== 'number') no('of', 'a demon is chosen where figures are picked')
  for (const field of ['chooser', 'selector'])
    if (q[field] && typeof q.pick !== 'number') no(field, 'nobody picks: give `pick` a number')
}

/** Ways to say where something is put without a figure. */
const MEASURED = ['of', 'anyOf', 'on', 'mission', 'portals', 'color']

function leavesNobody(a: Ability, side: string, exclude: unknown): boolean {
  const excluded: unknown[] = [exclude].flat()
  if (excluded.includes('any')) return true
  return (
    side !== 'any' &&
    [side, `${side}s`, ...(enemies(a) === side ? ['enemy'] : [])].some(word => excluded.includes(word))
  )
}
