import { finding, phrase, type Said } from '@redoubt/kernel'
import { MISSION_CONDITIONS, MISSION_OPS } from '../../language/vocabulary.ts'
import { objectiveCode } from '../../rules/objectives/index.ts'
import type { Entries } from '../files.ts'
import type { Mission } from '../mission.ts'
import { objectsIn, type Report } from './report.ts'
import { checkNames } from './words.ts'

/** Missions without an objective or threat card say so with this word. */
const NO_CARD = 'tutorial'

const list = (value: unknown): string[] =>
  (Array.isArray(value) ? value : value === undefined ? [] : [value]) as string[]

/** The names one mission gives to its own things. */
function namesOf(mission: Mission) {
  const effects = mission.specialRules.flatMap(rule => rule.effects)
  return {
    portals: new Set([
      ...mission.portals.map(portal => portal.id),
      ...effects.flatMap(effect => (effect.op === 'placePortal' ? [effect.id] : [])),
    ]),
    doors: new Set(mission.doors.map(door => door.id)),
    teleporters: new Set(mission.teleporters.map(teleporter => teleporter.id)),
    tokens: new Set(mission.objectiveTokens.map(token => token.id)),
    zones: new Set(Object.keys(mission.zones)),
    counters: new Set((mission.counters ?? []).map(counter => counter.id)),
    tags: new Set(effects.flatMap(effect => (effect.op === 'placeDemon' && effect.tag ? [effect.tag] : []))),
  }
}

function checkOwnIds(mission: Mission, report: Report): void {
  for (const key of ['doors', 'teleporters', 'portals', 'objectiveTokens', 'counters'] as const) {
    const seen = new Set<string>()
    for (const [at, { id }] of (mission[key] ?? []).entries()) {
      if (seen.has(id)) report(mission, [key, at, 'id'], finding`the id ${id} is used twice`)
      seen.add(id)
    }
  }
}

function checkSpecialRules(entries: Entries, mission: Mission, report: Report): void {
  const names = namesOf(mission)
  for (const [at, rule] of mission.specialRules.entries()) {
    const base = ['specialRules', at]
    checkNames(entries, mission, report, rule, base)
    for (const [object, path] of objectsIn(rule, base)) {
      const { op, cond } = object
      if (op && !(MISSION_OPS as readonly unknown[]).includes(op)) {
        report(mission, [...path, 'op'], finding`a special rule cannot use ${String(op)}`)
      }
      if (cond && !(MISSION_CONDITIONS as readonly unknown[]).includes(cond)) {
        report(mission, [...path, 'cond'], finding`a special rule cannot ask ${String(cond)}`)
      }
      const expect = (field: string, known: ReadonlySet<string>, what: string) => {
        for (const id of list(object[field])) {
          if (!known.has(id)) report(mission, [...path, field], finding`no ${phrase(what)} ${id} in this mission`)
        }
      }
      expect('portals', names.portals, 'portal')
      expect('door', names.doors, 'door')
      expect('doors', names.doors, 'door')
      expect('zone', names.zones, 'zone')
      expect('teleporter', names.teleporters, 'teleporter')
      expect('tag', names.tags, 'tag')
      if (cond === 'counter' || op === 'addCounter' || op === 'setCounter') expect('counter', names.counters, 'counter')
      if (cond === 'tokenProgress' || op === 'moveToken') expect('token', names.tokens, 'objective token')
      if (op === 'placeItem' && (object.type === 'weapon') !== 'weapon' in object) {
        report(mission, [...path, 'weapon'], 'a weapon item names its weapon, a health pack none')
      }
    }
  }
}

function checkReferences(entries: Entries, mission: Mission, report: Report): void {
  const { invasion, eventSets } = mission.recommended
  const operation = entries.operations.find(one => one.id === mission.operation)
  if (!operation) report(mission, ['operation'], finding`no operation ${mission.operation}`)
  else if (!operation.missions.includes(mission.id)) {
    report(mission, ['operation'], finding`the operation ${operation.id} does not list ${mission.id}`)
  }
  if (!entries.invasions.some(card => card.id === invasion)) {
    report(mission, ['recommended', 'invasion'], finding`no invasion card ${invasion}`)
  }
  for (const [at, set] of eventSets.entries()) {
    if (!entries.eventSets.some(one => one.id === set))
      report(mission, ['recommended', 'eventSets', at], finding`no event set ${set}`)
    if (eventSets.indexOf(set) !== at) report(mission, ['recommended', 'eventSets', at], finding`${set} is named twice`)
  }
  const { objective, threat } = mission
  if (objective.card !== NO_CARD && !entries.objectives.some(card => card.id === objective.card)) {
    report(mission, ['objective', 'card'], finding`no objective card ${objective.card}`)
  }
  if (threat.card !== NO_CARD && !entries.threats.some(card => card.id === threat.card)) {
    report(mission, ['threat', 'card'], finding`no threat card ${threat.card}`)
  }
  for (const [at, figure] of (mission.figures ?? []).entries()) {
    checkNames(entries, mission, report, figure, ['figures', at])
  }
  for (const [marine, weapons] of Object.entries(mission.tutorial?.weapons ?? {})) {
    for (const [at, id] of weapons.entries()) {
      if (entries.weapons.find(weapon => weapon.id === id)?.kind !== 'starting') {
        report(mission, ['tutorial', 'weapons', marine, at], finding`${id} is no starting weapon (D-SETUP-8)`)
      }
    }
  }
}

function checkComponents(entries: Entries, mission: Mission, report: Report): void {
  const used = new Map<string, number>()
  for (const [at, item] of mission.items.entries()) {
    if (item.type !== 'weapon') continue
    const weapon = entries.weapons.find(one => one.id === item.weapon)
    const count = (used.get(item.weapon) ?? 0) + 1
    used.set(item.weapon, count)
    if (!weapon) report(mission, ['items', at, 'weapon'], finding`no weapon ${item.weapon}`)
    else if (weapon.kind === 'starting')
      report(mission, ['items', at, 'weapon'], finding`${weapon.id} is a starting weapon (D-SETUP-8)`)
    else if (count > weapon.tokens)
      report(mission, ['items', at, 'weapon'], finding`only ${weapon.tokens} tokens of ${weapon.id} exist`)
  }
  const figures = new Map<string, number>()
  for (const [at, { demon: id }] of (mission.figures ?? []).entries()) {
    const count = (figures.get(id) ?? 0) + 1
    figures.set(id, count)
    const demon = entries.demons.find(one => one.id === id)
    if (demon && count > demon.figures)
      report(mission, ['figures', at], finding`only ${demon.figures} figures of ${id} exist`)
  }
}

/** What each objective card of the box needs on the map; without it the marines cannot win. */
function checkObjective(entries: Entries, mission: Mission, report: Report): void {
  const names = namesOf(mission)
  const { card, params } = mission.objective
  const say = (path: PropertyKey[], message: Said) => report(mission, ['objective', ...path], message)
  const tokens = (kind: string) => mission.objectiveTokens.filter(token => token.kind === kind)
  const need = (kind: string, number: number) => {
    const found = tokens(kind).length
    if (found !== number)
      report(mission, ['objectiveTokens'], finding`${card} needs ${number} ${kind} tokens, not ${found}`)
  }
  const zone = (field: 'extraction' | 'exit') => {
    if (!params[field]) say(['params', field], finding`${card} needs a zone`)
    else if (!names.zones.has(params[field])) say(['params', field], finding`no zone ${params[field]} in this mission`)
  }
  for (const [at, id] of (params.carriers ?? []).entries()) {
    if (!names.portals.has(id)) say(['params', 'carriers', at], finding`no portal ${id} in this mission`)
  }
  for (const field of ['checkpoints', 'assets', 'drone'] as const) {
    for (const id of list(params[field])) {
      if (!names.tokens.has(id)) say(['params', field], finding`no objective token ${id} in this mission`)
    }
  }
  if (params.boss && !names.tags.has(params.boss))
    say(['params', 'boss'], finding`no special rule places a demon with the tag ${params.boss}`)
  const code = objectiveCode(card)
  for (const [kind, { onMap }] of Object.entries(code.tokens ?? {})) if (onMap) need(kind, onMap)
  for (const field of code.zones ?? []) zone(field)
  const cards = {
    objective: entries.objectives.find(one => one.id === card),
    threat: entries.threats.find(one => one.id === mission.threat.card),
  }
  code.check?.(mission, cards, (path, message) => report(mission, path, message))
}

function checkThreat({ threats }: Entries, mission: Mission, report: Report): void {
  const { card, params } = mission.threat
  const printed = threats.find(one => one.id === card)
  if (params.stock !== undefined && printed?.stock === undefined)
    report(mission, ['threat', 'params', 'stock'], `${card} has no stock`)
  const revealsAll = printed?.setup.some(({ effects }) =>
    effects.some(effect => effect.op === 'revealPortals' && effect.which === 'all'),
  )
  if (!revealsAll) return
  for (const [at, portal] of mission.portals.entries()) {
    if (!portal.active) report(mission, ['portals', at, 'active'], finding`with ${card} all portals are face up`)
  }
}

/** A dead marine comes back on a teleporter that is active (D-RESPAWN-2); without one nobody would. */
function checkTeleporters(mission: Mission, report: Report): void {
  if (!mission.teleporters.some(teleporter => teleporter.active)) {
    report(mission, ['teleporters'], 'at least one must be active: killed marines come back there')
  }
}

/** Everything about missions that needs no map: references, counts, what the objective needs. */
export function checkMissions(entries: Entries, report: Report): void {
  for (const mission of entries.missions) {
    checkOwnIds(mission, report)
    checkReferences(entries, mission, report)
    checkComponents(entries, mission, report)
    checkSpecialRules(entries, mission, report)
    checkObjective(entries, mission, report)
    checkThreat(entries, mission, report)
    checkTeleporters(mission, report)
  }
  for (const operation of entries.operations) {
    for (const [at, id] of operation.missions.entries()) {
      const mission = entries.missions.find(one => one.id === id)
      if (!mission) report(operation, ['missions', at], finding`no mission ${id}`)
      else if (mission.operation !== operation.id)
        report(operation, ['missions', at], finding`${id} belongs to ${mission.operation}`)
    }
  }
}
