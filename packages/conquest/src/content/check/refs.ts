import type { CardFilter, Place, Ref, Role } from '../vocabulary.ts'
import { a, type Borne, isInPlay, isUnit } from './bearer.ts'

/** Where the card that a reference means lies, and whether it is a unit; a sentence if it means none. */
export type Meant = { where: 'play' | 'hand' | 'discard'; unit: boolean; mine: boolean } | string

const EVENT_CARD = [
  'enters-play',
  'deploying-unit',
  'damage-assigned',
  'damage-taken',
  'unit-destroyed',
  'discarded-from-play',
  'shield-used',
] as const
/** Triggers that happen at a planet. */
export const AT_PLANET = [
  'enters-play',
  'deploying-unit',
  'attack-declared',
  'unit-destroyed',
  'discarded-from-play',
] as const

const has = (list: readonly string[], word: string | undefined): boolean => word !== undefined && list.includes(word)

export const isUnitFilter = (filter: CardFilter): boolean => filter.is !== 'support' && filter.is !== 'card'

export function whereOf(filter: CardFilter): 'play' | 'hand' | 'discard' {
  return filter.at === 'your-hand' ? 'hand' : filter.at === 'your-discard' ? 'discard' : 'play'
}

function roleOf(b: Borne): Role | undefined {
  const { trigger } = b.ability
  return !trigger ? undefined : 'card' in trigger ? trigger.card : 'unit' in trigger ? trigger.unit : undefined
}

export function meant(b: Borne, ref: Ref): Meant {
  const on = b.ability.trigger?.on
  switch (ref) {
    case 'self':
      if (!isInPlay(b.type)) return `${a(b.type)} is not in play, so "self" means no card there`
      return { where: 'play', unit: isUnit(b.type), mine: true }
    case 'host':
      if (b.type !== 'attachment') return 'only an attachment has a host'
      return { where: 'play', unit: true, mine: false }
    case 'event.unit':
    case 'event.card': {
      if (!has(EVENT_CARD, on)) return `${on ? `the trigger ${on}` : 'an ability without a trigger'} is about no card`
      const role = roleOf(b)
      const filter = typeof role === 'object' ? role : undefined
      const mine =
        on === 'shield-used'
          ? (b.ability.trigger as { player?: string }).player === 'you'
          : (filter?.owner ?? filter?.controller) !== 'opponent'
      if (on === 'unit-destroyed' || on === 'discarded-from-play' || on === 'shield-used')
        return { where: 'discard', unit: on === 'unit-destroyed' || (!!filter && isUnitFilter(filter)), mine }
      const unit = on === 'enters-play' ? (filter ? isUnitFilter(filter) : isUnit(b.type)) : true
      return { where: on === 'deploying-unit' && !b.entered ? 'hand' : 'play', unit, mine }
    }
    case 'event.defender':
      if (on !== 'attack-declared') return 'only the trigger attack-declared has a defender'
      return { where: 'play', unit: true, mine: false }
    default: {
      const target = b.targets.find(one => one.ref === ref)
      if (!target) return `nothing was chosen as ${ref} before`
      if (target.pick !== 'card') return `${ref} is ${a(target.pick)}, not a card`
      return { where: whereOf(target.filter), unit: isUnitFilter(target.filter), mine: true }
    }
  }
}

/** A place that means nothing here, in a sentence. */
export function placeProblem(b: Borne, place: Place): string | undefined {
  switch (place) {
    case 'self-planet':
    case 'adjacent-planets':
      if (b.type === 'event' || b.type === 'support') return `${a(b.type)} is never at a planet`
      return
    case 'event-planet':
      if (!has(AT_PLANET, b.ability.trigger?.on))
        return `only these triggers happen at a planet: ${AT_PLANET.join(', ')}`
      return
    case 'any-planet':
    case 'first-planet':
    case 'your-hq':
    case 'your-hand':
    case 'your-discard':
      return
    default: {
      const of = place.startsWith('planet-of:')
      const name = of ? place.slice('planet-of:'.length) : place
      const target = b.targets.find(one => one.ref === name)
      if (!target) return `nothing was chosen as ${name} before`
      if (of !== (target.pick === 'card'))
        return of ? `${name} is ${a(target.pick)}, not a card` : `${name} is a card; say planet-of:${name}`
      if (of && target.pick === 'card' && whereOf(target.filter) !== 'play') return `${name} is at no planet`
    }
  }
}

/** A place that a single card can go to. */
export function destinationProblem(b: Borne, place: Place): string | undefined {
  if (place === 'any-planet' || place === 'adjacent-planets') return `${place} are several; choose one as a target`
  if (place === 'your-hand' || place === 'your-discard') return `${place} is not a place in play`
  return placeProblem(b, place)
}
