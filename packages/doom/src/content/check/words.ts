import { finding, phrase } from '@redoubt/kernel'
import { MAP_WORDS } from '../../language/vocabulary.ts'
import { OBJECTIVES } from '../../rules/objectives/index.ts'
import type { Entries } from '../files.ts'
import type { Path } from '../parse.ts'
import { objectsIn, type Report } from './report.ts'

/** Counters that the rules keep themselves. */
const COUNTERS = ['spacesMoved', 'argentSpent', ...OBJECTIVES.flatMap(code => code.counters ?? [])]

/** Things that effects and conditions name by id, wherever they stand. */
export function checkNames(entries: Entries, entry: object, report: Report, value: unknown, base: Path = []): void {
  const traits = new Set(entries.actionCards.flatMap(card => card.traits))
  const known: Record<string, (id: string) => boolean> = {
    weapon: id => entries.weapons.some(weapon => weapon.id === id),
    demon: id => entries.demons.some(demon => demon.id === id),
    trait: id => traits.has(id),
  }
  for (const [object, path] of objectsIn(value, base)) {
    for (const [field, exists] of Object.entries(known)) {
      const id = object[field]
      if (typeof id === 'string' && !exists(id)) report(entry, [...path, field], finding`no ${phrase(field)} ${id}`)
    }
  }
}

function checkCardWords(card: object, report: Report): void {
  const counters = new Set(COUNTERS)
  for (const [object] of objectsIn(card)) if (object.op === 'addCounter') counters.add(String(object.counter))
  for (const [object, path] of objectsIn(card)) {
    for (const key of ['op', 'cond'] as const) {
      const word = object[key] as (typeof MAP_WORDS)[number] | undefined
      if (word && MAP_WORDS.includes(word))
        report(card, [...path, key], finding`only a special rule of a mission can use ${word}`)
    }
    if (Array.isArray(object.portals))
      report(card, [...path, 'portals'], 'only a special rule of a mission can name portals')
    if ('zone' in object) report(card, [...path, 'zone'], 'only a special rule of a mission can name a zone')
    if ('teleporter' in object)
      report(card, [...path, 'teleporter'], 'only a special rule of a mission can name a teleporter')
    if ('cond' in object && typeof object.counter === 'string' && !counters.has(object.counter)) {
      report(card, [...path, 'counter'], finding`nothing on this card counts ${object.counter}`)
    }
  }
}

/** References inside the effects and conditions of cards. */
export function checkWords(entries: Entries, report: Report): void {
  const { missions: _m, operations: _o, difficulties: _d, winning: _w, ...lists } = entries
  for (const cards of Object.values(lists)) {
    for (const card of cards) {
      checkNames(entries, card, report, card)
      checkCardWords(card, report)
    }
  }
}
