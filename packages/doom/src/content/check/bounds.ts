import { finding } from '@redoubt/kernel'
import type { Effect } from '../../language/effect.ts'
import { OF_INVADER } from '../../language/sources.ts'
import { type Ability, abilitiesOfCard, classAbilities, squadAbility } from '../ability.ts'
import type { Entries } from '../files.ts'
import type { Report } from './report.ts'

/** Figures that other cards set a bound to. */

const least = (numbers: readonly number[]): number => Math.min(...numbers)

/** What the passive effects of a card add up to. */
const added = (abilities: readonly Ability[], op: 'modifyHealth' | 'modifyHandSize'): number =>
  abilities.flatMap(({ effects }) => effects).reduce((sum, e) => sum + (e.op === op ? e.amount : 0), 0)

/** A marine keeps at least 1 health and no fewer than no cards, whatever class and squad card come together. */
function checkLeft(entries: Entries, report: Report): void {
  const { marines, classes, squads } = entries
  if (marines.length === 0) return
  const ofClasses = classes.map(card => ({ card, abilities: classAbilities(card) }))
  const ofSquads = squads.map(card => ({ card, abilities: [squadAbility(card)] }))
  for (const [op, printed, floor] of [
    ['modifyHealth', least(marines.map(card => card.health)), 1],
    ['modifyHandSize', least(marines.map(card => card.handSize)), 0],
  ] as const) {
    const worst = (cards: typeof ofClasses | typeof ofSquads) =>
      least([0, ...cards.map(({ abilities }) => added(abilities, op))])
    for (const [cards, others] of [
      [ofClasses, ofSquads],
      [ofSquads, ofClasses],
    ] as const)
      for (const { card, abilities } of cards) {
        const own = added(abilities, op)
        const most = printed + worst(others) - floor
        if (own < 0 && own < -most)
          report(card, [], finding`${op} of ${own} leaves too little of ${printed}: at least ${-most}`, 'idle')
      }
  }
}

/** What a single effect may say. */
function problemOf(e: Effect, a: Ability, entries: Entries) {
  const { marines, demons } = entries
  if (e.op === 'modifySprint') {
    const most = Math.max(...marines.map(sprintOf))
    if (e.set >= most)
      return { field: 'set', said: finding`Sprint gives ${most}, and is only ever made less: at most ${most - 1}` }
  }
  if (e.op === 'preventKill') {
    const most = least((OF_INVADER.includes(a.source) ? demons : marines).map(card => card.health))
    if (e.leaveHealth > most)
      return { field: 'leaveHealth', said: finding`not everybody has so much health: at most ${most}` }
  }
  return null
}

const sprintOf = ({ abilities }: Entries['marines'][number]): number =>
  abilities.flatMap(({ effects }) => effects).reduce((sum, e) => sum + (e.op === 'gainMovement' ? e.amount : 0), 0)

export function checkBounds(entries: Entries, report: Report): void {
  checkLeft(entries, report)
  for (const { entry, path, ability } of abilitiesOfCard(entries))
    for (const [n, e] of ability.effects.entries()) {
      const problem = problemOf(e, ability, entries)
      if (problem) report(entry, [...path, 'effects', n, problem.field], problem.said, 'idle')
    }
}
