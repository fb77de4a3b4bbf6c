import type { Ref } from '../../language/basic.ts'
import { a, type Borne, isInPlay, listed } from '../../language/check/bearer.ts'
import { checkFilter, checkPrinted } from '../../language/check/filters.ts'
import { meant, placeProblem } from '../../language/check/refs.ts'
import { conditionNamed } from '../../language/condition.ts'
import { type Cost, costNamed } from '../../language/cost.ts'
import type { Role } from '../../language/role.ts'
import { type Target, targetNamed } from '../../language/target.ts'
import { type Trigger, type TriggerWord, triggerNamed } from '../../language/trigger.ts'
import { TRIGGERS } from '../../language/triggers/index.ts'
import type { Ability } from '../ability.ts'
import { checkSteps } from './steps.ts'

/** Triggers that can still be changed; everything else is answered after it has happened (CQ-11.3, CQ-11.4). */
const INTERRUPTED: readonly string[] = TRIGGERS.filter(one => one.interrupted).map(one => one.on)
/** Places at which a trigger can be awaited. */
const PLANETS = ['self-planet', 'adjacent-planets', 'any-planet', 'first-planet']

export function checkAbility(b: Borne): void {
  checkKind(b)
  if (b.ability.trigger && b.ability.kind !== 'battle') checkTrigger(b, b.ability.trigger)
  for (const [n, one] of b.ability.when.entries()) conditionNamed(one.is).check(b, `when[${n}]`, one)
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
    if (triggerNamed(on).units && role.is === 'support') b.say(`${path}.is`, `${on} is about units`)
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
  const gone = triggerNamed(on).card === 'discard'
  if (gone || on === 'deploying-unit') {
    b.say(path, `${role} ${gone ? 'has left play then' : 'is not in play yet'}, and its ability with it`)
    return
  }
  if (role === 'self' && on === 'enters-play' && b.type === 'warlord') b.say(path, 'a warlord never enters play')
  if (role === 'host' && on === 'enters-play') b.say(path, 'the host enters play before its attachment')
  if (triggerNamed(on).units && !found.unit) b.say(path, `${on} is about units`)
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
    targetNamed(target.pick).check({ ...b, targets: before }, target, path)
  }
}

/** Is the choice named by a cost, a later choice or the effect? */
function isUsed(ability: Ability, target: Target, n: number): boolean {
  const rest = JSON.stringify([ability.cost, ability.targets.slice(n + 1).map(one => one.filter), ability.effect])
  if (rest.includes(`"${target.ref}"`) || rest.includes(`"planet-of:${target.ref}"`)) return true
  return target.ref === '$planet' && ability.effect.some(step => step.do === 'custom')
}

const payer = (cost: Cost): Ref => ('unit' in cost ? cost.unit : cost.card)

function checkCosts(b: Borne): void {
  const { cost: costs, targets } = b.ability
  for (const [n, cost] of costs.entries()) {
    const path = `cost[${n}]`
    const ref = payer(cost)
    const word = costNamed(cost.pay)
    const field = `${path}.${word.payer}`
    const found = meant(b, ref)
    if (typeof found === 'string') {
      b.say(field, found)
      continue
    }
    if (ref.startsWith('$') && targets.find(target => target.ref === ref)?.mode !== 'cost')
      b.say(field, `${ref} is chosen after costs are paid; its mode must be cost`)
    if (found.where !== word.where)
      b.say(field, word.where === 'hand' ? 'a cost is printed for a card of the hand' : `${ref} is not in play`)
    if (costs.findIndex(other => other.pay === cost.pay && payer(other) === ref) !== n) b.say(path, 'is paid once')
    word.check(b, n, path, cost, found.unit)
  }
}
