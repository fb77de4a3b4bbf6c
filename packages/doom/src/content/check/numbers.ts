import { finding, phrase } from '@redoubt/kernel'
import type { Effect, EffectOf } from '../../language/effect.ts'
import { DRONE } from '../../match/figure-kinds.ts'
import { objectiveCode } from '../../rules/objectives/index.ts'
import type { Entries } from '../files.ts'
import type { Report } from './report.ts'

/** A number that a card shows twice, as a value and in its effects, must be the same both times. */

const all = <O extends Effect['op']>(effects: readonly Effect[], op: O): Array<EffectOf<O>> =>
  effects.filter((e): e is EffectOf<O> => e.op === op)
const total = (effects: ReadonlyArray<{ amount: number }>) => effects.reduce((sum, e) => sum + e.amount, 0)
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

function checkFlying({ demons }: Entries, report: Report): void {
  for (const demon of demons) {
    const passive = demon.abilities.filter(ability => ability.timing === 'passive').flatMap(ability => ability.effects)
    const flies = all(passive, 'grantFlying').some(e => !e.mustEndOnGround)
    if (demon.flying !== flies)
      report(demon, ['flying'], flies ? 'an ability lets it fly' : 'no passive ability lets it fly')
  }
}

const ASSIGNED = ['', 'the only marine', 'each marine', "one marine of the squad's choice"]

function checkSquadNumbers({ squads }: Entries, report: Report): void {
  for (const card of squads) {
    const assigned = ASSIGNED[card.marines]
    if (!assigned) report(card, ['marines'], 'a squad of four has no squad card (D-SQUAD-1)')
    else if (card.assignedTo !== assigned)
      report(card, ['assignedTo'], finding`with ${card.marines} it is ${phrase(assigned)} (D-SQUAD)`)
    const numbers = {
      health: total(all(card.effects, 'modifyHealth')),
      handSize: total(all(card.effects, 'modifyHandSize')),
      mainActions: 1 + total(all(card.effects, 'extraMainAction')),
      initiativeCards: 1 + total(all(card.effects, 'addInitiativeCard')),
    }
    for (const [field, number] of Object.entries(numbers)) {
      if (card[field as keyof typeof numbers] !== number) report(card, [field], finding`its effects say ${number}`)
    }
    const cards = card.marines === 1 ? 2 : 1
    if (card.initiativeCards !== cards)
      report(card, ['initiativeCards'], finding`is ${cards} with ${card.marines} (D-INIT-2)`)
  }
}

function checkThreats({ threats }: Entries, report: Report): void {
  for (const card of threats) {
    const effects = [...card.setup, ...card.rules].flatMap(part => part.effects)
    for (const e of all(effects, 'buySummons')) {
      if (!same(card.price, e.price)) report(card, ['price'], 'differs from the price in its effects')
      if (card.maxSpendPerStatusPhase !== e.maxSpend)
        report(card, ['maxSpendPerStatusPhase'], finding`its effects say ${e.maxSpend}`)
    }
    const stock = total(
      all(
        card.setup.flatMap(step => step.effects),
        'gainThreat',
      ),
    )
    if ((card.stock ?? 0) !== stock) report(card, ['stock'], finding`its setup gives ${stock}`)
    if (!card.threatLimit && all(effects, 'summonFromPortals').some(e => e.which === 'at-threat-limit'))
      report(card, ['threatLimit'], 'its effects ask for one')
  }
}

function checkObjectives({ objectives }: Entries, report: Report): void {
  for (const card of objectives) {
    if (!same(card.invaderWin.condition, { cond: 'frags', min: card.fragsToWin }))
      report(
        card,
        ['invaderWin', 'condition'],
        finding`the invader wins with frags, min ${card.fragsToWin} (D-OBJECTIVE-2)`,
      )
    const effects = card.rules.flatMap(rule => rule.effects)
    for (const e of all(effects, 'treatAsFigure')) {
      const { health, shields, base } = card.drone ?? {}
      if (health !== e.health || shields !== e.fixedShields || !same(base, [1, 1]))
        report(
          card,
          ['drone'],
          finding`must be health ${e.health}, shields ${e.fixedShields}, base 1x1, as its effects say`,
        )
      if (!same([...e.immuneTo].sort(), ['push', 'stun']))
        report(card, ['rules'], 'the drone is immune to push and stun')
    }
    for (const e of all(effects, 'moveFigure'))
      if (card.drone && e.who === DRONE && e.spaces !== card.drone.movePerMarine)
        report(card, ['drone', 'movePerMarine'], finding`its effects say ${e.spaces}`)
  }
}

/** Sprint is the one ability of a marine card (D-ACTION-7). */
function checkMarines({ marines }: Entries, report: Report): void {
  for (const card of marines) {
    if (!same(card.base, [1, 1])) report(card, ['base'], 'a marine covers one space')
    const [sprint] = card.abilities
    const [gain] = sprint?.effects ?? []
    const fits =
      card.abilities.length === 1 &&
      same(sprint!.cost, { discardCards: 1 }) &&
      sprint!.effects.length === 1 &&
      gain!.op === 'gainMovement' &&
      gain!.who === 'self'
    if (!fits) report(card, ['abilities'], 'is Sprint alone: discard 1 card, gain movement points (D-ACTION-7)')
  }
}

/** What a stun does is code; the card only says it. */
const STUNNED: readonly Effect[] = [
  { op: 'noDefenseCard', who: 'self', until: 'stun-removed' },
  { op: 'noCover', who: 'self', until: 'stun-removed' },
  { op: 'removeDice', at: 'defender-chosen', who: 'self', count: 1, chooser: 'owner' },
  { op: 'removeStun', at: 'after-attack', who: 'self' },
  { op: 'removeStun', at: 'after-defense', who: 'self' },
]

/** What the rules themselves fix about cards that lie in the box. */
function checkFixed({ stun, initiative }: Entries, report: Report): void {
  for (const card of stun) {
    if (!same(card.effects, STUNNED)) report(card, ['effects'], 'what a stun does is a rule (D-STUN)')
  }
  for (const card of initiative) {
    const copies = card.side === 'invader' ? 6 : 1
    if (card.copies !== copies) report(card, ['copies'], finding`is ${copies} (D-INIT-1, D-LIMITS-10)`)
  }
}

function checkSummoned({ demons, events }: Entries, report: Report): void {
  for (const card of events)
    for (const [n, e] of card.effects.entries())
      if (e.op === 'summon')
        for (const [m, option] of e.options.entries())
          if (demons.find(demon => demon.id === option.demon)?.large)
            report(
              card,
              ['effects', n, 'options', m, 'demon'],
              'only demons of one space are summoned without a portal',
            )
}

/** Portals that bring carriers of tokens may be marked as such. */
function checkCarriers({ missions }: Entries, report: Report): void {
  for (const mission of missions) {
    const { card, params } = mission.objective
    const brings = objectiveCode(card).bringsCarriers ?? []
    const ids = mission.portals.filter(portal => brings.includes(portal.level)).map(portal => portal.id)
    if (params.carriers && !same(params.carriers, ids))
      report(
        mission,
        ['objective', 'params', 'carriers'],
        finding`must be ${ids.join(', ') || phrase('left out')}: the yellow and red portals`,
      )
    for (const [n, portal] of mission.portals.entries())
      if (portal.carries && !ids.includes(portal.id))
        report(mission, ['portals', n, 'carries'], 'samples come from the yellow and red portals of Sample Collection')
  }
}

export function checkNumbers(entries: Entries, report: Report): void {
  checkFlying(entries, report)
  checkSquadNumbers(entries, report)
  checkThreats(entries, report)
  checkObjectives(entries, report)
  checkMarines(entries, report)
  checkFixed(entries, report)
  checkSummoned(entries, report)
  checkCarriers(entries, report)
}
