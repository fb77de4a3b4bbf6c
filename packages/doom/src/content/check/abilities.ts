import { type Ability, type AbilitySource, abilitiesOfCard } from '../ability.ts'
import type { Effect, EffectOf } from '../effect.ts'
import type { Entries } from '../files.ts'
import { ASKED } from '../moments.ts'
import type { Path } from '../parse.ts'
import type { Timing } from '../vocabulary.ts'
import { checkConditions, checkReach } from './reach.ts'
import type { Report } from './report.ts'

/**
 * What the rules would pass over in silence is refused: a timing at which nobody asks, a word that does nothing there, a
 * cost that is never paid.
 */

type Say = (path: Path, message: string) => void

interface Checked {
  ability: Ability
  /** Range and dice of the card itself. */
  attack: boolean
  say: Say
}

const OWNED_BY_MARINE: readonly AbilitySource[] = ['action', 'class', 'glory']
const OF_INVADER: readonly AbilitySource[] = ['demon', 'event']
const RULES: readonly AbilitySource[] = ['threat', 'objective', 'mission']

/** Words that `passive` cards of demons, classes and squads keep in force. */
const IN_FORCE: readonly Effect['op'][] = [
  'ignoreMovementCost',
  'restrictMovement',
  'modifySpeed',
  'modifySprint',
  'grantFlying',
  'grantCover',
  'noCover',
  'noDefenseCard',
  'immune',
  'modifyStagger',
  'capRange',
  'modifySplash',
  'modifyHandSize',
  'modifyHealth',
  'addInitiativeCard',
  'convertInstantKill',
  'extraMainAction',
]
/** Those that mean nothing at any other time. */
const ONLY_IN_FORCE: readonly Effect['op'][] = [
  'modifySplash',
  'modifyHandSize',
  'modifyHealth',
  'addInitiativeCard',
  'convertInstantKill',
  'allowTarget',
  'treatAsFigure',
]
const RULES_IN_FORCE: readonly Effect['op'][] = ['forbid', 'allowTarget', 'treatAsFigure']

/** Words by who can use them; those not listed serve everybody. */
const WHOSE: ReadonlyArray<readonly [readonly AbilitySource[], readonly Effect['op'][]]> = [
  [
    OWNED_BY_MARINE,
    [
      'discard',
      'putOnDeck',
      'returnFromDiscard',
      'recoverToken',
      'fetchInitiative',
      'swapInitiative',
      'borrowLineOfSight',
      'mark',
    ],
  ],
  [[...OWNED_BY_MARINE, 'squad'], ['extraMainAction']],
  [['action'], ['keepInPlay']],
  [['class', 'glory'], ['cancelAbility']],
  [['event'], ['redirectAttack', 'spendArgent', 'freeArgentAbility', 'moveArgent', 'summon', 'choice']],
  [OF_INVADER, ['replaceAttack']],
  [['objective'], ['takeToken', 'passToken', 'dropToken', 'treatAsFigure', 'allowTarget']],
  [
    ['threat', 'objective', 'mission'],
    ['forbid', 'revealPortals', 'summonFromPortals', 'buySummons', 'removeToken'],
  ],
]

/** Moments with an attack going on. */
const IN_ATTACK: readonly Timing[] = [
  'before-attack',
  'ally-before-attack',
  'defender-chosen',
  'during-defense',
  'reaction:defending',
  'ally-defending',
  'during-attack',
  'suffer-damage',
  'after-attack',
  'after-defense',
  'reaction:after-defense',
  'after-enemy-attack',
]
const NEED_ATTACK: readonly Effect['op'][] = [
  'removeDice',
  'replaceAttack',
  'modifyRange',
  'pierceShields',
  'borrowLineOfSight',
  'redirectAttack',
  'spendArgent',
  'extraAttack',
  'lineDamage',
]
/** What a card says about its own attack. */
const OWN_ATTACK: readonly Timing[] = [
  'before-attack',
  'defender-chosen',
  'during-attack',
  'suffer-damage',
  'after-attack',
]
/** Later moments that something laid down waits for, and the words that are heard then; none: any. */
const WAITS: Partial<Record<Timing, readonly Effect['op'][]>> = {
  'before-attack': ['addDice'],
  'during-defense': ['addShields'],
  'activation-start': [],
  'on-move': [],
  'next-activation-end': [],
}
/** What can stand in a choice: it happens at once and leaves nothing behind. */
const AT_ONCE: readonly Effect['op'][] = [
  'damage',
  'heal',
  'stun',
  'removeStun',
  'gainArgent',
  'gainThreat',
  'gainFrags',
  'drawCards',
  'discard',
  'kill',
]

const the = (source: AbilitySource) =>
  source === 'mission' ? 'a special rule' : `${/^[aeo]/.test(source) ? 'an' : 'a'} ${source} card`

function checkTiming({ ability: a, say }: Checked): void {
  if (ASKED[a.source].has(a.timing)) return
  say(['timing'], `nobody asks ${the(a.source)} at ${a.timing}; it can be ${[...ASKED[a.source]].join(', ')}`)
}

function checkCost({ ability: a, say }: Checked): void {
  const { discardThis, movementPerDie, exhaust } = a.cost
  if (movementPerDie) say(['cost', 'movementPerDie'], 'is the price of a rerollDice, not of an ability')
  if (a.source === 'glory' && !discardThis)
    say(['cost', 'discardThis'], 'a Glory Kill card is discarded when used; without that it could be used without end')
  if (a.source !== 'glory' && discardThis) say(['cost', 'discardThis'], 'only a Glory Kill card is discarded when used')
  if (exhaust && a.source !== 'class') say(['cost', 'exhaust'], 'only a class card can be exhausted')
  const paid = a.argent > 0 || Object.keys(a.cost).length > 0
  if (a.timing === 'passive' && (paid || a.limit)) say(['cost'], 'what is always in force has no cost and no limit')
  if (RULES.includes(a.source) && a.timing !== 'during-activation' && (paid || a.limit))
    say(['cost'], `a rule happens by itself at ${a.timing}; only during-activation has a cost or a limit`)
  if (a.limit === 'once-per-target-per-activation')
    say(['limit'], 'is a limit of single effects; an ability has once-per-activation')
}

function checkPassive({ ability: a, say }: Checked): void {
  const rules = RULES.includes(a.source)
  const words = rules ? RULES_IN_FORCE : IN_FORCE
  if (a.if.length > 0 && !rules) say(['if'], 'what is always in force has no conditions')
  for (const [n, e] of a.effects.entries()) {
    if (!words.includes(e.op)) say(['effects', n, 'op'], `${e.op} is not something that stays in force`)
    for (const field of ['at', 'optional', 'limit'] as const)
      if (field in e)
        say(['effects', n, field], 'what is always in force has no moment, is not declined and not counted')
    const ends = rules ? ['permanent', 'no-portal-on-map'] : ['permanent']
    if ('until' in e && e.until !== undefined && !ends.includes(e.until))
      say(['effects', n, 'until'], `what is always in force does not end: ${ends.join(', ')}, not ${e.until}`)
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
  const waiting = WAITS[at]
  if (!waiting) c.say([...path, 'at'], `nothing waits for ${at}`)
  else if (waiting.length > 0 && !waiting.includes(e.op))
    c.say([...path, 'at'], `only ${waiting.join(', ')} can wait for ${at}`)
  return at
}

const timeOf = (e: Effect): Timing | undefined => ('at' in e && typeof e.at === 'string' ? e.at : undefined)

function checkWord(c: Checked, e: Effect, path: Path): void {
  const { ability: a, say } = c
  const when = checkWhen(c, e, path)
  const whose = WHOSE.find(([sources, ops]) => ops.includes(e.op) && !sources.includes(a.source))
  if (whose) say([...path, 'op'], `${the(a.source)} cannot use ${e.op}`)
  if (ONLY_IN_FORCE.includes(e.op) && a.timing !== 'passive') say([...path, 'op'], `${e.op} is only ever passive`)
  const needs =
    NEED_ATTACK.includes(e.op) ||
    (e.op === 'kill' && e.replacesDamage) ||
    (e.op === 'splash' && e.amount === 'hitsRolled')
  if (needs && !IN_ATTACK.includes(when)) say([...path, 'op'], `there is no attack at ${when}`)
  checkDetails(c, e, path, when)
  if (e.if) checkConditions(a, e.if, [...path, 'if'], when, say)
  if (when !== 'passive') checkReach(e, path, when, say)
}

function checkDetails({ ability: a, attack, say }: Checked, e: Effect, path: Path, when: Timing): void {
  const invader = OF_INVADER.includes(a.source)
  switch (e.op) {
    case 'attack':
      if (e.profile === 'this-card' && !attack) say([...path, 'profile'], 'this card has no attack')
      if ((e.profile === 'own' || e.profile === 'own-of-trigger-figure') && !invader)
        say([...path, 'profile'], 'only demons have an attack of their own')
      if (e.profile === 'own' && a.source !== 'demon') say([...path, 'profile'], 'whose? own-of-trigger-figure says it')
      if (e.window && (invader || e.target !== 'choose' || e.noArgent || e.beforeRemoval))
        say([...path, 'window'], 'goes with a marine that chooses its target')
      if (e.beforeRemoval && when !== 'when-demon-killed') say([...path, 'beforeRemoval'], 'nobody is being removed')
      if (RULES.includes(a.source)) say([...path, 'op'], 'a rule does not attack')
      return
    case 'extraAttack':
      if (e.profile !== (invader ? 'own' : 'this-card'))
        say([...path, 'profile'], `is ${invader ? 'own' : 'this-card'} here`)
      if (!invader && (!attack || e.removeDice)) say(path, 'repeats the attack of this card as it is')
      if (when !== 'after-attack') say([...path, 'at'], 'comes after an attack')
      return
    case 'addDice':
    case 'addShields':
      checkLasting(a, e, path, say)
      return
    case 'extraMainAction':
      if ((e.until === 'permanent') !== (a.timing === 'passive'))
        say([...path, 'until'], 'permanent if passive, else activation-end')
      if (e.removeDice?.chooser === 'invader')
        say([...path, 'removeDice', 'chooser'], 'the marine chooses its own dice')
      return
    case 'removeDice':
      if (e.chooser === 'invader') say([...path, 'chooser'], 'the attacker chooses')
      return
    case 'drawCards':
      if (e.deck === 'event' ? e.who !== 'invader' : !namesMarines(a, e.who))
        say(
          [...path, 'who'],
          e.deck === 'event' ? 'the invader draws events' : 'marines draw action and Glory Kill cards',
        )
      return
    case 'discard':
    case 'putOnDeck':
    case 'returnFromDiscard':
      if (e.who !== 'self') say([...path, 'who'], 'a marine does this with its own cards: self')
      return
    case 'preventKill':
      if (when !== 'would-be-killed') say([...path, 'op'], 'nobody is about to be killed')
      return
    case 'cancelAbility':
    case 'freeArgentAbility':
      if (when !== 'argent-ability-used') say([...path, 'op'], 'no ability has been announced')
      return
    case 'kill':
      if (e.replacesDamage && (e.as !== 'glory' || e.who !== 'defender' || when !== 'suffer-damage'))
        say([...path, 'replacesDamage'], 'is a Glory Kill of the defender at suffer-damage')
      if (e.as === 'glory' && !OWNED_BY_MARINE.includes(a.source))
        say([...path, 'as'], 'only marines perform Glory Kills')
      return
    case 'setTeleporter':
      if (e.pick !== undefined && !e.state) say([...path, 'state'], 'say to which side they are turned')
      return
    case 'placeToken':
      if (e.token === 'progress' && e.count !== 1) say([...path, 'count'], 'progress comes one token at a time')
      if (['plasma', 'fire'].includes(e.token) !== (e.hazard !== undefined))
        say([...path, 'hazard'], 'plasma and fire, and nothing else, are a hazard')
      if (e.token.endsWith('-grenade') && !OWNED_BY_MARINE.includes(a.source))
        say([...path, 'token'], 'only marines throw grenades')
      return
    case 'choice':
      for (const [n, list] of e.options.entries())
        for (const [m, inner] of list.entries())
          if (!AT_ONCE.includes(inner.op) || timeOf(inner) !== undefined)
            say([...path, 'options', n, m], `a choice takes what happens at once: ${AT_ONCE.join(', ')}`)
      return
  }
}

/** What stays is heard of again only at the moment it names. */
function checkLasting(a: Ability, e: EffectOf<'addDice' | 'addShields'>, path: Path, say: Say): void {
  const heard = e.op === 'addDice' ? 'before-attack' : 'during-defense'
  if (e.until !== undefined && (e.at ?? a.timing) !== heard) say([...path, 'at'], `what stays is counted at ${heard}`)
  if (e.op !== 'addDice') return
  if (e.uses !== undefined && e.until === undefined) say([...path, 'uses'], 'needs until')
  if (e.until !== undefined && e.per) say([...path, 'per'], 'what stays is the same for every attack')
}

function namesMarines(a: Ability, who: EffectOf<'drawCards'>['who']): boolean {
  if (typeof who === 'object') return who.side === 'marine'
  if (who === 'self') return OWNED_BY_MARINE.includes(a.source)
  return who === 'marines' || who === 'killer'
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
    checkOne({ ability, attack, say: (inner, message) => report(entry, [...path, ...inner], message) })
}
