import type { Catalogue } from '@redoubt/kernel'
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
export type ById<T> = Readonly<Record<string, T>>

/** Everything a match is played with. Frozen: many matches share it. */
export interface Content {
  readonly id: string
  /** The language its entries are written in. */
  readonly language: string
  /** Languages that came with it, besides those of the box. */
  readonly texts: ById<Catalogue>
  /** Everything as lists, in the order of the files. */
  readonly entries: Entries
  readonly dice: { readonly red: readonly number[]; readonly black: readonly number[] }
  readonly demons: ById<Demon>
  readonly actionCards: ById<ActionCard>
  readonly weapons: ById<Weapon>
  readonly classes: ById<ClassCard>
  readonly glory: ById<GloryCard>
  readonly squads: ById<SquadCard>
  readonly eventSets: ById<EventSet>
  readonly events: ById<EventCard>
  readonly invasions: ById<InvasionCard>
  readonly threats: ById<ThreatCard>
  readonly objectives: ById<ObjectiveCard>
  readonly marines: ById<MarineCard>
  readonly stun: ById<StunCard>
  readonly initiative: ById<InitiativeCard>
  readonly missions: ById<Mission>
  readonly operations: ById<Operation>
  readonly difficulties: ById<DifficultyLevel>
  readonly winning: Winning | null
  readonly abilities: ById<Ability>
  /** Abilities of one kind of card at one timing, in the order of the files. */
  byTiming(source: AbilitySource, timing: Timing): readonly Ability[]
  /** Abilities printed on one card (or mission), in order. */
  abilitiesOf(card: string): readonly Ability[]
}

function byId<T extends { id: string }>(list: readonly T[]): ById<T> {
  const byId: Record<string, T> = Object.create(null)
  for (const entry of list) byId[entry.id] = entry
  return byId
}

function abilitiesIn(entries: Entries): Ability[] {
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

const NONE: readonly Ability[] = []

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
  return other.length > 0 ? { ...mission, faces: byId(other) } : mission
}

function isOfBox(face: Face): boolean {
  const ours = boxFaces().get(face.id)
  return ours !== undefined && ours.rows.join('\n') === face.rows.join('\n')
}

interface Spoken {
  language: string
  texts: ById<Catalogue>
}

const ENGLISH: Spoken = { language: 'en', texts: {} }

/** Builds the look-ups over entries that have been checked already. */
export function contentOf(id: string, entries: Entries, { language, texts }: Spoken = ENGLISH): Content {
  const abilities = frozen(abilitiesIn(entries))
  const byTiming = grouped(abilities, ability => `${ability.source} ${ability.timing}`)
  const byCard = grouped(abilities, ability => ability.card)
  const faces = (colour: 'red' | 'black') => entries.dice.find(die => die.id === colour)?.faces ?? []
  return frozen<Content>({
    id,
    language,
    texts,
    entries,
    dice: { red: faces('red'), black: faces('black') },
    demons: byId(entries.demons),
    actionCards: byId(entries.actionCards),
    weapons: byId(entries.weapons),
    classes: byId(entries.classes),
    glory: byId(entries.glory),
    squads: byId(entries.squads),
    eventSets: byId(entries.eventSets),
    events: byId(entries.events),
    invasions: byId(entries.invasions),
    threats: byId(entries.threats),
    objectives: byId(entries.objectives),
    marines: byId(entries.marines),
    stun: byId(entries.stun),
    initiative: byId(entries.initiative),
    missions: byId(entries.missions.map(mission => withTiles(mission, entries.tiles))),
    operations: byId(entries.operations),
    difficulties: byId(entries.difficulties),
    winning: entries.winning,
    abilities: byId(abilities),
    byTiming: (source, timing) => byTiming(`${source} ${timing}`),
    abilitiesOf: byCard,
  })
}
