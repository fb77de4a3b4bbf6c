import { boxFaces, type Face } from '../board/maps/index.ts'
import type { Timing } from '../language/timings.ts'
import {
  type Ability,
  type AbilitySource,
  actionAbility,
  classAbilities,
  demonAbilities,
  eventAbility,
  gloryAbility,
  marineAbilities,
  missionAbilities,
  ruleAbilities,
  squadAbility,
} from './ability.ts'
import type {
  ActionCard,
  ClassCard,
  Demon,
  EventCard,
  EventSet,
  GloryCard,
  InitiativeCard,
  InvasionCard,
  MarineCard,
  ObjectiveCard,
  SquadCard,
  StunCard,
  ThreatCard,
  Weapon,
} from './cards.ts'
import type { Entries } from './files.ts'
import type { DifficultyLevel, Mission, Operation, Winning } from './mission.ts'

/** Look-up by id without a prototype: `constructor` and `__proto__` are ids like any other, and not there. */
export type Table<T> = Readonly<Record<string, T>>

/** Everything a match is played with. Frozen: many matches share it. */
export interface Content {
  readonly id: string
  readonly dice: { readonly red: readonly number[]; readonly black: readonly number[] }
  readonly demons: Table<Demon>
  readonly actionCards: Table<ActionCard>
  readonly weapons: Table<Weapon>
  readonly classes: Table<ClassCard>
  readonly glory: Table<GloryCard>
  readonly squads: Table<SquadCard>
  readonly eventSets: Table<EventSet>
  readonly events: Table<EventCard>
  readonly invasions: Table<InvasionCard>
  readonly threats: Table<ThreatCard>
  readonly objectives: Table<ObjectiveCard>
  readonly marines: Table<MarineCard>
  readonly stun: Table<StunCard>
  readonly initiative: Table<InitiativeCard>
  readonly missions: Table<Mission>
  readonly operations: Table<Operation>
  readonly difficulties: Table<DifficultyLevel>
  readonly winning: Winning | null
  readonly abilities: Table<Ability>
  /** Abilities of one kind of card at one timing, in the order of the files. */
  byTiming(source: AbilitySource, timing: Timing): readonly Ability[]
  /** Abilities printed on one card (or mission), in order. */
  abilitiesOf(card: string): readonly Ability[]
}

export function table<T extends { id: string }>(list: readonly T[]): Table<T> {
  const byId: Record<string, T> = Object.create(null)
  for (const entry of list) byId[entry.id] = entry
  return byId
}

export function abilitiesIn(entries: Entries): Ability[] {
  return [
    ...entries.demons.flatMap(demonAbilities),
    ...entries.actionCards.map(actionAbility),
    ...entries.events.map(eventAbility),
    ...entries.classes.flatMap(classAbilities),
    ...entries.glory.map(gloryAbility),
    ...entries.squads.map(squadAbility),
    ...entries.marines.flatMap(marineAbilities),
    ...entries.threats.flatMap(card => ruleAbilities('threat', card)),
    ...entries.objectives.flatMap(card => ruleAbilities('objective', card)),
    ...entries.missions.flatMap(missionAbilities),
  ]
}

const NONE: readonly Ability[] = Object.freeze([])

function grouped(
  abilities: readonly Ability[],
  key: (ability: Ability) => string,
): (key: string) => readonly Ability[] {
  const groups = new Map<string, Ability[]>()
  for (const ability of abilities) {
    const group = groups.get(key(ability))
    if (group) group.push(ability)
    else groups.set(key(ability), [ability])
  }
  for (const group of groups.values()) Object.freeze(group)
  return wanted => groups.get(wanted) ?? NONE
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    for (const part of Object.values(value)) frozen(part)
    Object.freeze(value)
  }
  return value
}

/** A mission with the tiles it uses that are not those of the box. */
function withTiles(mission: Mission, tiles: readonly Face[]): Mission {
  const used = new Set(mission.tiles.map(placement => placement.tile))
  const other = tiles.filter(face => used.has(face.id) && !isOfBox(face))
  return other.length > 0 ? { ...mission, faces: table(other) } : mission
}

function isOfBox(face: Face): boolean {
  const ours = boxFaces().get(face.id)
  return ours !== undefined && ours.rows.join('\n') === face.rows.join('\n')
}

/** Builds the look-ups over entries that have been checked already. */
export function contentOf(id: string, entries: Entries): Content {
  const abilities = frozen(abilitiesIn(entries))
  const byTiming = grouped(abilities, ability => `${ability.source} ${ability.timing}`)
  const byCard = grouped(abilities, ability => ability.card)
  const faces = (colour: 'red' | 'black') => entries.dice.find(die => die.id === colour)?.faces ?? []
  return frozen<Content>({
    id,
    dice: { red: faces('red'), black: faces('black') },
    demons: table(entries.demons),
    actionCards: table(entries.actionCards),
    weapons: table(entries.weapons),
    classes: table(entries.classes),
    glory: table(entries.glory),
    squads: table(entries.squads),
    eventSets: table(entries.eventSets),
    events: table(entries.events),
    invasions: table(entries.invasions),
    threats: table(entries.threats),
    objectives: table(entries.objectives),
    marines: table(entries.marines),
    stun: table(entries.stun),
    initiative: table(entries.initiative),
    missions: table(entries.missions.map(mission => withTiles(mission, entries.tiles))),
    operations: table(entries.operations),
    difficulties: table(entries.difficulties),
    winning: entries.winning,
    abilities: table(abilities),
    byTiming: (source, timing) => byTiming(`${source} ${timing}`),
    abilitiesOf: byCard,
  })
}
