import type { Ability, Condition, Cost, Role, Target, Trigger, TriggerWord } from '../vocabulary.ts'
import { ACTIONS, a, type Borne, isInPlay, isUnit, listed } from './bearer.ts'
import { checkFilter, checkPrinted } from './filters.ts'
import { isUnitFilter, meant, placeProblem, whereOf } from './refs.ts'
import { checkSteps, neverInBattle } from './words.ts'

/** Triggers that can still be changed; everything else is answered after it has happened (CQ-11.3, CQ-11.4). */
const INTERRUPTED: readonly TriggerWord[] = ['deploying-unit', 'shield-used']
const UNIT_TRIGGERS: readonly TriggerWord[] = [
  'deploying-unit',
  'attack-declared',
  'damage-assigned',
  'damage-taken',
  'unit-destroyed',
]
/** Places at which a trigger can be awaited. */
const PLANETS = ['self-planet', 'adjacent-planets', 'any-planet', 'first-planet']

export function checkAbility(b: Borne): void {
  checkKind(b)
  if (b.ability.trigger && b.ability.kind !== 'battle') checkTrigger(b, b.ability.trigger)
  for (const [n, condition] of b.ability.when.entries()) checkCondition(b, condition, `when[${n}]`)
  checkTargets(b)
  const all = { ...b, targets: b.ability.targets }
  checkCosts(all)
  checkSteps(all, b.ability.effect, 'effect')
}

function checkKind({ type, ability, say }: Borne): void {
  const { kind, trigger, cost, targets, limit } = ability
  if ((type === 'planet') !== (kind === 'battle'))
    say('kind', type === 'planet' ? 'a planet has a battle ability' : 'only a planet has a battle ability')
  if (type === 'event' && (kind === 'constant' || kind === 'forced-reaction'))
    say('kind', `an event is played from the hand, by choice: it has no ${kind}`)
  if (kind === 'battle' && (trigger?.on !== 'battle-won' || trigger.player !== 'you'))
    say('trigger', 'a battle ability belongs to whoever wins: battle-won, you, self')
  const waits = ['interrupt', 'reaction', 'forced-reaction'].includes(kind)
  if (kind !== 'battle' && waits !== (trigger !== null))
    say('trigger', waits ? `${a(kind)} needs a trigger` : `${a(kind)} has no trigger`)
  if (waits && trigger) {
    const interrupted = INTERRUPTED.includes(trigger.on)
    if (trigger.on === 'battle-won') say('trigger.on', 'only the battle ability of a planet answers battle-won')
    else if (interrupted !== (kind === 'interrupt'))
      say(
        'kind',
        `${trigger.on} is answered by ${interrupted ? 'an interrupt' : 'a reaction'}; interrupts answer ${listed(INTERRUPTED)}`,
      )
  }
  if (kind === 'constant')
    for (const [field, given] of [
      ['cost', cost.length],
      ['targets', targets.length],
    ] as const)
      if (given) say(field, `what is always in force has no ${field}`)
  if (limit && (kind === 'constant' || !isInPlay(type)))
    say('limit', `${kind === 'constant' ? 'a constant ability' : a(type)} is not used again and again: no limit`)
}

function checkTrigger(b: Borne, trigger: Trigger): void {
  for (const part of ['card', 'unit', 'attacker', 'defender'] as const) {
    const role = (trigger as Partial<Record<typeof part, Role>>)[part]
    if (role !== undefined) checkRole(b, trigger.on, role, `trigger.${part}`)
  }
  if (trigger.on === 'deploying-unit' && trigger.player !== 'you')
    b.say('trigger.player', 'only the player who deploys is asked: you')
  if ('planet' in trigger && trigger.planet !== undefined && trigger.planet !== 'self') {
    if (!PLANETS.includes(trigger.planet)) b.say('trigger.planet', `allowed: ${listed(PLANETS)}`)
    else {
      const problem = placeProblem(b, trigger.planet)
      if (problem) b.say('trigger.planet', problem)
    }
  }
}

/** Who plays a part in a trigger: the card itself, its host, or whatever answers the description. */
function checkRole(b: Borne, on: TriggerWord, role: Role, path: string): void {
  if (typeof role === 'object') {
    if (UNIT_TRIGGERS.includes(on) && role.is === 'support') b.say(`${path}.is`, `${on} is about units`)
    if (on === 'enters-play' && (role.ready === false || role.damaged))
      b.say(path, 'cards enter play ready and without damage (CQ-1.7)')
    const { trigger } = b.ability
    if (trigger && 'planet' in trigger && trigger.planet !== undefined && (role.at ?? role.notAt) !== undefined)
      b.say(`${path}.${role.at === undefined ? 'notAt' : 'at'}`, 'the place stands in trigger.planet already')
    const fought = on === 'attack-declared' || (trigger && 'by' in trigger && trigger.by === 'attack')
    if (fought && role.at === 'your-hq') b.say(`${path}.at`, 'units attack at planets only')
    if (on === 'deploying-unit') {
      checkPrinted(b.known, b.say, { ...role, not: undefined }, path, 'a unit being deployed is not in play yet', [
        'controller',
        'owner',
      ])
      if (role.controller === 'opponent' || role.owner === 'opponent')
        b.say(`${path}.controller`, 'only your own units are deployed by you')
    }
    const rest = on === 'deploying-unit' ? { is: role.is, not: role.not } : role
    checkFilter(b, rest as typeof role, path)
    return
  }
  if (role !== 'self' && role !== 'host') {
    b.say(path, `a part is played by self, host or a description, not by ${role}`)
    return
  }
  const found = meant(b, role)
  if (typeof found === 'string') {
    b.say(path, found)
    return
  }
  const gone = on === 'unit-destroyed' || on === 'discarded-from-play'
  if (gone || on === 'deploying-unit') {
    b.say(path, `${role} ${gone ? 'has left play then' : 'is not in play yet'}, and its ability with it`)
    return
  }
  if (role === 'self' && on === 'enters-play' && b.type === 'warlord') b.say(path, 'a warlord never enters play')
  if (role === 'host' && on === 'enters-play') b.say(path, 'the host enters play before its attachment')
  if (UNIT_TRIGGERS.includes(on) && !found.unit) b.say(path, `${on} is about units`)
}

function checkCondition(b: Borne, condition: Condition, path: string): void {
  const { ability, say, type } = b
  const { is } = condition
  if (is.startsWith('self-')) {
    if (!isInPlay(type)) {
      say(path, `${a(type)} is not in play, so ${is} never holds`)
      return
    }
    if ((is === 'self-at-planet' || is === 'self-at-first-planet') && type === 'support')
      say(path, 'a support is never at a planet')
    if (is === 'self-damaged' && !isUnit(type)) say(path, `${a(type)} takes no damage`)
    if (is === 'self-has-resources' && !b.stocked) say(path, 'nothing on this card lays resources on it')
  }
  if (is === 'self-exhausted') {
    if (ability.when.some(other => other.is === 'self-ready')) say(path, 'a card is not ready and exhausted at once')
    if (ability.cost.some(cost => cost.pay === 'exhaust' && cost.card === 'self'))
      say(path, 'an exhausted card cannot be exhausted as a cost')
  }
  if (is === 'battle-in-progress' && neverInBattle(b)) say(path, 'there is no battle then')
  if (condition.is === 'controls') {
    if (condition.min < 1) say(`${path}.min`, 'at least 1; less always holds')
    checkFilter(b, condition.filter, `${path}.filter`, ['your-discard'])
  }
}

function checkTargets(b: Borne): void {
  const { targets } = b.ability
  for (const [n, target] of targets.entries()) {
    const path = `targets[${n}]`
    const before = targets.slice(0, n)
    if (before.some(other => other.ref === target.ref)) b.say(`${path}.ref`, `${target.ref} is chosen twice`)
    if (target.mode === 'cost' && before.some(other => other.mode !== 'cost'))
      b.say(`${path}.mode`, 'what a cost is paid with is chosen first')
    if (target.mode === 'cost' && !b.ability.cost.some(cost => payer(cost) === target.ref))
      b.say(`${path}.mode`, `no cost is paid with ${target.ref}; allowed: target, choose`)
    if (!isUsed(b.ability, target, n)) b.say(path, `nothing is done with ${target.ref}`)
    checkTarget({ ...b, targets: before }, target, path)
  }
}

/** Is the choice named by a cost, a later choice or the effect? */
function isUsed(ability: Ability, target: Target, n: number): boolean {
  const rest = JSON.stringify([ability.cost, ability.targets.slice(n + 1).map(one => one.filter), ability.effect])
  if (rest.includes(`"${target.ref}"`) || rest.includes(`"planet-of:${target.ref}"`)) return true
  return target.ref === '$planet' && ability.effect.some(step => step.do === 'custom')
}

function checkTarget(b: Borne, target: Target, path: string): void {
  const { filter, pick } = target
  if (pick === 'card') {
    checkFilter(b, filter, `${path}.filter`, ['your-hand', 'your-discard'])
    // Who may be asked must not follow from what a hand holds; windows know of Actions in play that read it.
    if (whereOf(filter) === 'hand' && !(ACTIONS.includes(b.ability.kind) && isInPlay(b.type)))
      b.say(`${path}.filter.at`, 'only an Action of a card in play chooses from the hand')
  } else if (pick === 'planet') {
    if (filter.otherThan && b.type !== 'planet')
      b.say(`${path}.filter.otherThan`, 'only a planet is one of the planets')
    if (filter.battle && neverInBattle(b)) b.say(`${path}.filter.battle`, 'there is no battle then')
  } else {
    if (filter.areas.length === 0) b.say(`${path}.filter.areas`, 'name at least one: any-hq, adjacent-planets')
    if (filter.areas.includes('adjacent-planets') && b.type !== 'planet')
      b.say(`${path}.filter.areas`, 'only a planet has adjacent areas; a card describes units at adjacent-planets')
  }
}

const payer = (cost: Cost) => (cost.pay === 'take-damage' ? cost.unit : cost.card)

function checkCosts(b: Borne): void {
  const { cost: costs, targets } = b.ability
  for (const [n, cost] of costs.entries()) {
    const path = `cost[${n}]`
    const ref = payer(cost)
    const field = `${path}.${cost.pay === 'take-damage' ? 'unit' : 'card'}`
    const found = meant(b, ref)
    if (typeof found === 'string') {
      b.say(field, found)
      continue
    }
    if (ref.startsWith('$') && targets.find(target => target.ref === ref)?.mode !== 'cost')
      b.say(field, `${ref} is chosen after costs are paid; its mode must be cost`)
    const where = cost.pay === 'pay-printed-cost' ? 'hand' : 'play'
    if (found.where !== where)
      b.say(field, where === 'hand' ? 'a cost is printed for a card of the hand' : `${ref} is not in play`)
    if (costs.findIndex(other => other.pay === cost.pay && payer(other) === ref) !== n) b.say(path, 'is paid once')
    if (cost.pay !== 'take-damage') continue
    if (!found.unit) b.say(field, `${ref} need not be a unit; only units take damage`)
    if (cost.amount < 1) b.say(`${path}.amount`, 'at least 1')
    if (n < costs.length - 1) b.say(path, 'damage is the last of the costs')
    if (
      ref.startsWith('$') &&
      !isUnitFilter((targets.find(one => one.ref === ref) as Target & { pick: 'card' }).filter)
    )
      b.say(field, 'only units take damage')
  }
}
