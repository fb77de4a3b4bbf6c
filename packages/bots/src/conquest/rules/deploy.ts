import type { ConquestChoice } from '@redoubt/conquest'
import { advise, best, figure, optionTo, type Rule } from '../reading/advice.ts'
import { designNamed, type Picture } from '../reading/picture.ts'
import { DEPLOY, UNIT } from '../reading/priorities.ts'
import { bonusAt, iconsAt, strengthAt, worthInHand, worthOf, worthOfDesign } from '../reading/worth.ts'
import { gainOfUse } from './gains.ts'

/** The deploy phase: whatever brings most for what it costs; pass when nothing is worth its cost. */
export const deployTurn: Rule = (p, q) => {
  const { pick, score } = best(q.options, option => (option.do === 'pass' ? 0 : gain(p, option)))
  if (pick.do === 'pass' || score <= 0)
    return advise(optionTo(q.options, 'pass') ?? pick, 'not-worth-cost', () => 'nothing is worth its cost now')
  return advise(pick, pick.do === 'deploy' ? 'deploy' : 'use-now', () => reason(p, pick))
}

function gain(p: Picture, option: ConquestChoice): number {
  return option.do === 'deploy' ? gainOfDeploying(p, option) : gainOfUse(p, option)
}

export function gainOfDeploying(p: Picture, option: ConquestChoice): number {
  const design = designNamed(option.card!)
  const cost = DEPLOY.thrift * design.cost
  if (design.isUnit) return worthAt(p, option.card!, option.at!) - cost
  if (design.card.type === 'support') return (design.card.hints?.worth ?? 1) * early(p) - cost
  return gainOfAttaching(p, option) - cost
}

/** What a unit of ours would bring at a planet. */
export function worthAt(p: Picture, card: string, at: string): number {
  const design = designNamed(card)
  const { command, commandBonus } = design.card
  const strength = worthOfDesign(design) - UNIT.command * (command ?? 0)
  return strength * shareAt(p, at) + incomeOf(p, at, command ?? 0, commandBonus) + UNIT.command * (command ?? 0) * 0.3
}

/** How much of its strength matters there. */
function shareAt(p: Picture, at: string): number {
  const place = p.worlds.findIndex(w => w.at === at)
  const lead = p.worlds.findIndex(w => w.first)
  if (place === lead) {
    const margin = strengthAt(p, at, true) - strengthAt(p, at, false)
    return margin > DEPLOY.enough ? DEPLOY.wasted : DEPLOY.first
  }
  return place === lead + 1 ? DEPLOY.next : DEPLOY.later
}

/** The command bonus that more icons would win us, or deny the enemy. */
function incomeOf(p: Picture, at: string, icons: number, more?: { resources: number; cards: number }): number {
  const mine = iconsAt(p, at, true)
  const theirs = iconsAt(p, at, false)
  const now = Math.sign(mine - theirs)
  const then = Math.sign(mine + icons - theirs)
  const extra = more && then > 0 ? more.resources + more.cards : 0
  return DEPLOY.income * (((then - now) * bonusAt(p, at, then > 0)) / (now < 0 && then > 0 ? 1.4 : 1) + extra)
}

function gainOfAttaching(p: Picture, option: ConquestChoice): number {
  const host = figure(p, option.at)
  const design = designNamed(option.card!)
  if (!host?.mine) return -1
  if (p.things.some(t => t.host === host.card && t.design === design)) return -1
  const { wearer, worth: value = 1 } = design.card.hints ?? {}
  const inHand = worthInHand(design)
  if (wearer === 'warlord') return (host.design.isWarlord ? value : value * 0.3) - inHand * 0.4
  if (wearer === 'commander') {
    if (host.design.isWarlord || host.at === p.home) return -1
    return value * 0.4 + incomeOf(p, host.at, 2) * 0.6 - inHand * 0.4
  }
  return value * Math.min(1.3, worthOf(host) / 5) - inHand * 0.6
}

/** Whatever pays off over time pays off more at the start. */
function early(p: Picture): number {
  return Math.max(0.3, 1.2 - 0.15 * (p.round - 1))
}

function reason(p: Picture, pick: ConquestChoice): string {
  const name = designNamed(pick.card!).card.name
  if (pick.do !== 'deploy') return `${name} is worth using now`
  const world = p.worlds.find(w => w.at === pick.at)
  if (!world) return `${name} will pay off over the match`
  if (world.first) return `${name} strengthens the fight for ${world.planet.name}, the first planet`
  return iconsAt(p, world.at, true) <= iconsAt(p, world.at, false)
    ? `${name} contests the command struggle at ${world.planet.name}`
    : `${name} holds ${world.planet.name}`
}

/** What lowers a cost is used when it is free, must be, or the unit is big. */
export const reduceCost: Rule = (p, q) => {
  const cost = Number(q.about.cost ?? 0)
  const free = q.options.find(option => option.do === 'use')
  if (free && cost > 0)
    return advise(free, 'cheaper', () => `${designNamed(free.card!).card.name} makes the unit cheaper at no cost`)
  const event = q.options.find(option => option.do === 'play')
  const stays = optionTo(q.options, 'pass')
  if (event && (!stays || (cost >= 3 && p.me.resources - cost < 2)))
    return advise(event, 'cheaper', () => `${designNamed(event.card!).card.name} makes the unit cheaper`)
  return advise(stays ?? q.options[0]!, 'cost-as-is', () => 'the cost can be paid as it is')
}

export const putUnit: Rule = (_, q) => {
  const { pick } = best(q.options, option => (option.card ? worthOfDesign(designNamed(option.card)) : -1))
  return advise(pick, 'strongest', () => 'the strongest unit in the hand')
}

export const placeToken: Rule = (p, q) => {
  const { pick } = best(
    q.options,
    option => -strengthAt(p, option.at!, true) - (p.worlds.find(w => w.at === option.at)?.first ? 0 : 2),
  )
  return advise(pick, 'weak-place', () => 'it strengthens a weak place')
}

export const mulligan: Rule = (p, q) => {
  const units = p.cards.filter(card => designNamed(card).isUnit && designNamed(card).cost <= 4).length
  const word = units >= 3 ? 'keep' : 'mulligan'
  return advise(
    optionTo(q.options, word) ?? q.options[0]!,
    'opening-hand',
    () => `${units} units of the hand can be deployed soon`,
  )
}
