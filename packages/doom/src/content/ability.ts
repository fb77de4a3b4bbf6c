import type { Condition } from '../language/condition.ts'
import type { Cost } from '../language/cost.ts'
import type { Limit } from '../language/durations.ts'
import type { Effect } from '../language/effect.ts'
import type { Timing } from '../language/timings.ts'
import type {
  ActionCard,
  ClassCard,
  Demon,
  EventCard,
  GloryCard,
  MarineCard,
  ObjectiveCard,
  SquadCard,
  ThreatCard,
} from './cards.ts'
import type { Entries } from './files.ts'
import type { Reason } from './hints.ts'
import type { Mission } from './mission.ts'

export const ABILITY_SOURCES = [
  'demon',
  'action',
  'event',
  'class',
  'glory',
  'squad',
  'marine',
  'threat',
  'objective',
  'mission',
] as const
export type AbilitySource = (typeof ABILITY_SOURCES)[number]

/** Everything that can be used or is in force, whatever card it is printed on, in one shape. */
export interface Ability {
  /** Card id for action, event, glory and squad cards; the ability's own id otherwise. */
  id: string
  source: AbilitySource
  card: string
  name: string
  text: string
  timing: Timing
  /** Argent that a demon's card pays. */
  argent: number
  cost: Cost
  limit: Limit | null
  if: Condition[]
  effects: Effect[]
  /** Some of it happens at another moment than its use. */
  later: boolean
  /** Special rules of missions: at most once per mission. */
  once?: boolean
  /** Special rules of missions: only if the players choose so. */
  optional?: boolean
  /** When a bot should use it; without it, by its words. */
  advice?: readonly Reason[]
}

interface Parts {
  id?: string
  name?: string
  text: string
  timing: Timing
  cost?: Cost
  argent?: number
  limit?: Limit | null | undefined
  if?: Condition[] | undefined
  effects: Effect[]
  once?: boolean | undefined
  optional?: boolean | undefined
  hints?: { use?: readonly Reason[] | undefined } | undefined
}

const ability = (source: AbilitySource, card: { id: string; name: string }, parts: Parts): Ability => ({
  id: parts.id ?? card.id,
  source,
  card: card.id,
  name: parts.name ?? card.name,
  text: parts.text,
  timing: parts.timing,
  argent: parts.argent ?? 0,
  cost: parts.cost ?? {},
  limit: parts.limit ?? null,
  if: parts.if ?? [],
  effects: parts.effects,
  later: parts.effects.some(e => 'at' in e && !!e.at && e.at !== parts.timing),
  once: parts.once,
  optional: parts.optional,
  advice: parts.hints?.use,
})

export const demonAbilities = (card: Demon): Ability[] =>
  card.abilities.map(({ cost, ...a }) => ability('demon', card, { ...a, argent: cost }))

export const actionAbility = (card: ActionCard): Ability => ability('action', card, { ...card, if: card.play })

export const eventAbility = (card: EventCard): Ability => ability('event', card, card)

export const gloryAbility = (card: GloryCard): Ability => ability('glory', card, card)

export const squadAbility = (card: SquadCard): Ability => ability('squad', card, card)

export const classAbilities = (card: ClassCard): Ability[] => card.abilities.map(a => ability('class', card, a))

export const marineAbilities = (card: MarineCard): Ability[] => card.abilities.map(a => ability('marine', card, a))

/** Setup steps come first, in order, as `<card>-setup-<n>`. */
export function ruleAbilities(source: 'threat' | 'objective', card: ThreatCard | ObjectiveCard): Ability[] {
  const steps = [...card.setup].sort((a, b) => a.order - b.order)
  return [
    ...steps.map(step => ability(source, card, { ...step, id: `${card.id}-setup-${step.order}`, timing: 'setup' })),
    ...rulesOf(source, card),
  ]
}

const rulesOf = (source: 'threat' | 'objective', card: ThreatCard | ObjectiveCard): Ability[] =>
  card.rules.map(rule => ability(source, card, rule))

export const missionAbilities = (card: Mission): Ability[] =>
  card.specialRules.map(rule => ability('mission', card, rule))

export interface Printed {
  /** The card or mission, and where in it the ability stands. */
  entry: object
  path: readonly PropertyKey[]
  ability: Ability
  /** The card has an attack of its own. */
  attack: boolean
}

/** Every ability with the place it is printed at. */
export function* abilitiesOfCard(entries: Entries): Generator<Printed> {
  const whole = (entry: object, ability: Ability, attack = false): Printed => ({ entry, path: [], ability, attack })
  function* parts(entry: object, key: string, abilities: readonly Ability[]): Generator<Printed> {
    for (const [at, ability] of abilities.entries()) yield { entry, path: [key, at], ability, attack: false }
  }
  for (const card of entries.demons) yield* parts(card, 'abilities', demonAbilities(card))
  for (const card of entries.actionCards) yield whole(card, actionAbility(card), card.attack !== null)
  for (const card of entries.events) yield whole(card, eventAbility(card))
  for (const card of entries.classes) yield* parts(card, 'abilities', classAbilities(card))
  for (const card of entries.glory) yield whole(card, gloryAbility(card))
  for (const card of entries.squads) yield whole(card, squadAbility(card))
  for (const card of entries.marines) yield* parts(card, 'abilities', marineAbilities(card))
  for (const card of entries.threats) yield* parts(card, 'rules', rulesOf('threat', card))
  for (const card of entries.objectives) yield* parts(card, 'rules', rulesOf('objective', card))
  for (const mission of entries.missions) yield* parts(mission, 'specialRules', missionAbilities(mission))
}
