import { finding, phrase } from '@redoubt/kernel'
import type { Entries } from '../files.ts'
import type { Report } from './report.ts'

const UAC = 'uac'
const sum = <T>(list: readonly T[], of: (entry: T) => number) => list.reduce((total, entry) => total + of(entry), 0)

function checkWeapons({ weapons, actionCards }: Entries, report: Report): void {
  for (const weapon of weapons) {
    const cards = actionCards.filter(card => card.set === weapon.id).sort((a, b) => a.number - b.number)
    if (cards.map(card => card.id).join() !== weapon.cards.join()) {
      report(
        weapon,
        ['cards'],
        finding`lists ${weapon.cards.join(', ')}, but the set is ${cards.map(card => card.id).join(', ') || phrase('empty')}`,
      )
    }
    if (weapon.stripes === (weapon.kind === 'starting')) {
      report(weapon, ['stripes'], 'starting weapons have no stripes, found ones do (D-WEAPON-6)')
    }
    for (const card of cards) {
      if (card.copies !== weapon.tokens)
        report(card, ['copies'], finding`${card.copies} copies, but ${weapon.tokens} tokens of ${weapon.id}`)
    }
  }
}

function checkActionCards({ weapons, actionCards }: Entries, report: Report): void {
  const sets = new Set([UAC, ...weapons.map(weapon => weapon.id)])
  for (const card of actionCards) {
    const set = actionCards.filter(other => other.set === card.set)
    if (!sets.has(card.set)) report(card, ['set'], finding`no weapon ${card.set}`)
    if (card.setSize !== set.length)
      report(card, ['setSize'], finding`${card.setSize}, but the set has ${set.length} cards (D-WEAPON-2)`)
    if (card.number > card.setSize) report(card, ['number'], finding`${card.number} of ${card.setSize}`)
    if (set.some(other => other !== card && other.number === card.number)) {
      report(card, ['number'], finding`another card of ${card.set} has the number ${card.number}`)
    }
    const timing =
      card.type === 'main'
        ? card.timing === 'main-action'
        : card.type === 'bonus'
          ? card.timing === 'bonus-action'
          : card.timing.startsWith('reaction:')
    if (!timing) report(card, ['timing'], finding`a ${card.type} card cannot be played at ${card.timing}`)
    if (card.type === 'main' && !card.attack) report(card, ['attack'], 'a main action card needs an attack')
    if (card.type === 'reaction' && card.speed !== null) report(card, ['speed'], 'a reaction gives no speed')
    if (card.defense.dodge && card.defense.shields > 0) report(card, ['defense'], 'shows shields or a dodge, not both')
  }
}

function checkMarines({ marines, classes, weapons }: Entries, report: Report): void {
  for (const marine of marines) {
    const { class: wanted, weapons: pair = [] } = marine.hints ?? {}
    if (wanted !== undefined && !classes.some(({ id }) => id === wanted))
      report(marine, ['hints', 'class'], finding`no class card ${wanted}`)
    for (const [n, id] of pair.entries())
      if (weapons.find(weapon => weapon.id === id)?.kind !== 'starting')
        report(marine, ['hints', 'weapons', n], finding`${id} is no starting weapon (D-SETUP-8)`)
  }
}

function checkDemons({ demons }: Entries, report: Report): void {
  for (const demon of demons) {
    const [wide, high] = demon.base
    if (demon.large !== wide * high > 1) report(demon, ['large'], finding`the base is ${wide}x${high}`)
    if (!['1x1', '1x2', '2x2', '2x3'].includes(`${wide}x${high}`)) {
      report(demon, ['base'], 'a base is 1x1, 1x2, 2x2 or 2x3 (D-LARGE-1)')
    }
    for (const [n, { timing }] of demon.abilities.entries())
      if (timing === 'on-move' && !demon.large)
        report(demon, ['abilities', n, 'timing'], 'only a large demon meets those whose spaces it enters')
    if (demon.stagger >= demon.health) report(demon, ['stagger'], 'must be less than health')
    if (demon.dice.red + demon.dice.black === 0) report(demon, ['dice'], 'a demon attacks with at least one die')
    if (demon.specialDefense.dodge === demon.specialDefense.shields > 0) {
      report(demon, ['specialDefense'], 'is either shields or a dodge')
    }
  }
}

function checkEvents({ eventSets, events }: Entries, report: Report): void {
  const sets = new Set(eventSets.map(set => set.id))
  for (const card of events) {
    if (!sets.has(card.set)) report(card, ['set'], finding`no event set ${card.set}`)
    if (card.defense.special && card.defense.shields > 0)
      report(card, ['defense'], 'shows shields or the symbol, not both')
  }
  for (const set of eventSets) {
    const cards = sum(
      events.filter(card => card.set === set.id),
      card => card.copies,
    )
    if (cards !== 6) report(set, [], finding`the set ${set.id} has ${cards} cards; an event set has 6 (D-EVENT-1)`)
  }
}

function checkInvasions({ demons, invasions }: Entries, report: Report): void {
  for (const card of invasions) {
    for (const [level, groups] of Object.entries(card.groups)) {
      for (const [at, group] of groups.entries()) {
        for (const [place, { demon: id, count }] of group.demons.entries()) {
          const demon = demons.find(one => one.id === id)
          const path = ['groups', level, at, 'demons', place]
          if (!demon) report(card, [...path, 'demon'], finding`no demon ${id}`)
          else if (count > demon.figures)
            report(card, [...path, 'count'], finding`${count} of ${id}, but the box holds ${demon.figures}`)
        }
      }
    }
  }
}

function checkSquads({ squads }: Entries, report: Report): void {
  for (const card of squads) {
    if (squads.some(other => other !== card && other.marines === card.marines)) {
      report(card, ['marines'], finding`another card is for ${card.marines} marines`)
    }
  }
}

/** What must hold between cards, and between the fields of one card. */
export function checkCards(entries: Entries, report: Report): void {
  checkWeapons(entries, report)
  checkActionCards(entries, report)
  checkMarines(entries, report)
  checkDemons(entries, report)
  checkEvents(entries, report)
  checkInvasions(entries, report)
  checkSquads(entries, report)
}
