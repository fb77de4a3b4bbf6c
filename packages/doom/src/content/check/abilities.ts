import { finding, phrase, type Said } from '@redoubt/kernel'
import { ASKED } from '../../language/asked.ts'
import type { Effect } from '../../language/effect.ts'
import { OF_MARINES, OF_RULES } from '../../language/sources.ts'
import type { Say } from '../../language/standing.ts'
import { calledSubject, passesOver } from '../../language/subject.ts'
import { timeOf } from '../../language/time-of.ts'
import { IN_ATTACK, OWN_ATTACK, TIMING, type Timing } from '../../language/timings.ts'
import { WORDS, wordNamed } from '../../language/words/index.ts'
import { IN_OWN_ACTIVATION } from '../../match/moments.ts'
import { type Ability, type AbilitySource, abilitiesOfCard } from '../ability.ts'
import type { Entries } from '../files.ts'
import type { Path } from '../parse.ts'
import { checkAbout, checkPlaces, checkStays } from './idle.ts'
import { checkNamed } from './named.ts'
import { checkConditions, checkReach } from './reach.ts'
import type { Report } from './report.ts'

/**
 * What the rules would pass over in silence is refused: a timing at which nobody asks, a word that does nothing there, a
 * cost that is never paid. What each word wants is in its own file.
 */

interface Checked {
  ability: Ability
  /** Range and dice of the card itself. */
  attack: boolean
  large: boolean
  say: (path: Path, message: Said) => void
  /** The same of what was let through once. */
  idle: (path: Path, message: Said) => void
}

const the = (source: AbilitySource) =>
  phrase(source === 'mission' ? 'a special rule' : `${/^[aeo]/.test(source) ? 'an' : 'a'} ${source} card`)

function checkTiming({ ability: a, say }: Checked): void {
  if (ASKED[a.source].has(a.timing)) return
  say(['timing'], finding`nobody asks ${the(a.source)} at ${a.timing}; it can be ${[...ASKED[a.source]].join(', ')}`)
}

function checkCost({ ability: a, say }: Checked): void {
  const { discardThis, movementPerDie, exhaust } = a.cost
  if (movementPerDie) say(['cost', 'movementPerDie'], 'is the price of a rerollDice, not of an ability')
  if (a.source === 'glory' && !discardThis)
    say(['cost', 'discardThis'], 'a Glory Kill card is discarded when used; without that it could be used without end')
  if (a.source !== 'glory' && discardThis) say(['cost', 'discardThis'], 'only a Glory Kill card is discarded when used')
  if (exhaust && a.source !== 'class') say(['cost', 'exhaust'], 'only a class card can be exhausted')
  if (a.cost.movement && OF_MARINES.includes(a.source) && !IN_OWN_ACTIVATION.includes(a.timing))
    say(['cost', 'movement'], finding`nobody has movement points at ${a.timing}: they end with the activation`)
  const paid = a.argent > 0 || Object.keys(a.cost).length > 0
  if (a.timing === 'passive' && (paid || a.limit)) say(['cost'], 'what is always in force has no cost and no limit')
  if (OF_RULES.includes(a.source) && a.timing !== 'during-activation' && (paid || a.limit))
    say(['cost'], finding`a rule happens by itself at ${a.timing}; only during-activation has a cost or a limit`)
  if (a.limit === 'once-per-target-per-activation')
    say(['limit'], 'is a limit of single effects; an ability has once-per-activation')
}

/** What passive cards keep in force: rules of missions only what is theirs alone. */
function checkPassive({ ability: a, say }: Checked): void {
  const rules = OF_RULES.includes(a.source)
  if (a.if.length > 0 && !rules) say(['if'], 'what is always in force has no conditions')
  for (const [n, e] of a.effects.entries()) {
    const { stays, from } = wordNamed(e.op)
    const ofRules = from?.some(source => OF_RULES.includes(source)) ?? false
    if (!stays || ofRules !== rules) say(['effects', n, 'op'], finding`${e.op} is not something that stays in force`)
    for (const field of ['at', 'optional', 'limit'] as const)
      if (field in e)
        say(['effects', n, field], 'what is always in force has no moment, is not declined and not counted')
    const ends = rules ? ['permanent', 'no-portal-on-map'] : ['permanent']
    if ('until' in e && e.until !== undefined && !ends.includes(e.until))
      say(['effects', n, 'until'], finding`what is always in force does not end: ${ends.join(', ')}, not ${e.until}`)
    if (!rules && 'who' in e && e.who !== undefined && e.who !== 'self' && e.op !== 'modifyStagger')
      say(['effects', n, 'who'], 'what is always in force is in force for whoever has the card: self')
    if (!e.if || e.op === 'forbid') continue
    if (e.op !== 'grantCover' || e.if.some(c => c.cond !== 'distance' || c.max !== undefined))
      say(['effects', n, 'if'], 'only grantCover takes a condition here: distance with min')
  }
}

/** `at` of an effect: its own moment, one of the card's attack, or one that waits. */
function checkWhen(c: Checked, e: Effect, path: Path): Timing {
  const a = c.ability
  const at = timeOf(e)
  if (at === undefined || at === a.timing || e.op === 'custom') return a.timing
  if (a.source === 'action' && c.attack && OWN_ATTACK.includes(at)) return at
  const { waits }: { waits?: 'all' | 'some' } = TIMING[at]
  if (!waits) c.say([...path, 'at'], finding`nothing waits for ${at}`)
  else if (at === 'activation-start' && !OF_MARINES.includes(a.source))
    c.say([...path, 'at'], 'only what a marine uses waits for its next activation')
  else if (waits === 'some' && wordNamed(e.op).heardAt !== at) {
    const heard = WORDS.filter(word => word.heardAt === at).map(word => word.op)
    c.say([...path, 'at'], finding`only ${heard.join(', ')} can wait for ${at}`)
  }
  return at
}

function checkWord(c: Checked, e: Effect, path: Path): void {
  const { ability: a, attack, large } = c
  const word = wordNamed(e.op)
  const say: Say = (inner, message) => c.say([...path, ...inner], message)
  const idle: Say = (inner, message) => c.idle([...path, ...inner], message)
  const when = checkWhen(c, e, path)
  const standing = { ability: a, attack, large, when, say, idle }
  if (word.from && !word.from.includes(a.source)) say(['op'], finding`${the(a.source)} cannot use ${e.op}`)
  if (word.stays === 'always' && a.timing !== 'passive') say(['op'], finding`${e.op} is only ever passive`)
  const needsAttack = word.inAttack ?? word.partlyInAttack?.(e)
  if (needsAttack && !IN_ATTACK.includes(when)) say(['op'], finding`there is no attack at ${when}`)
  else if (word.moments && !word.moments.includes(when) && !('until' in e && e.until !== undefined))
    say(['op'], finding`${e.op} changes nothing at ${when}; it can be ${word.moments.join(', ')}`)
  word.check?.(e, standing)
  if (word.subject && 'who' in e && e.who !== undefined && passesOver(standing, e.who, word.subject))
    idle(['who'], finding`${e.op} is only ever asked of ${calledSubject(word.subject)}`)
  if (e.if) checkConditions(a, e.if, [...path, 'if'], when, c.say)
  checkSize(e, path, c)
  if (when === 'passive') return
  checkReach(e, path, when, c.say)
  checkNamed(a, e, path, when, c.say)
  checkStays(standing, e)
  checkAbout(standing, e)
  checkPlaces(standing, e)
}

/** Nothing is no amount of anything. */
function checkSize(e: Effect, path: Path, { say, idle }: Checked): void {
  for (const field of ['amount', 'spaces', 'count', 'times'] as const)
    if ((e as Record<string, unknown>)[field] === 0) say([...path, field], '0 changes nothing')
  const dice = e.op === 'addDice' ? e : 'dice' in e ? e.dice : undefined
  if (dice && dice.red + dice.black === 0) say(path, 'no dice change nothing')
  const fewer = 'removeDice' in e ? e.removeDice : undefined
  if (fewer && !fewer.red && !fewer.black && !fewer.count) idle([...path, 'removeDice'], 'no dice change nothing')
  else if (fewer?.chooser && !fewer.count)
    idle([...path, 'removeDice', 'chooser'], 'only dice of any colour are chosen: count')
}

function checkOne(c: Checked): void {
  checkTiming(c)
  checkCost(c)
  if (c.ability.timing === 'passive') checkPassive(c)
  checkConditions(c.ability, c.ability.if, ['if'], c.ability.timing, c.say)
  for (const [n, e] of c.ability.effects.entries()) checkWord(c, e, ['effects', n])
}

export function checkAbilities(entries: Entries, report: Report): void {
  for (const { entry, path, ability, attack } of abilitiesOfCard(entries))
    checkOne({
      ability,
      attack,
      large: 'large' in entry && entry.large === true,
      say: (inner, message) => report(entry, [...path, ...inner], message),
      idle: (inner, message) => report(entry, [...path, ...inner], message, 'idle'),
    })
}
