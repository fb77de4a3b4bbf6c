import type { Place, Ref } from '../basic.ts'
import type { CardFilter } from '../filter.ts'
import type { Role } from '../role.ts'
import { triggerNamed } from '../trigger.ts'
import { TRIGGERS } from '../triggers/index.ts'
import { a, type Borne, isInPlay, isUnit, staysHome } from './bearer.ts'

/** Where the card that a reference means lies, whether it is a unit, whether it is theirs; a sentence if it means none. */
type Meant = { where: 'play' | 'hand' | 'discard'; unit: boolean; theirs?: boolean } | string

/** Triggers that happen at a planet. */
const AT_PLANET = TRIGGERS.filter(one => one.atPlanet).map(one => one.on)

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
      return { where: 'play', unit: isUnit(b.type) }
    case 'host':
      if (b.type !== 'attachment') return 'only an attachment has a host'
      return { where: 'play', unit: b.host !== null && isUnitFilter(b.host) }
    case 'event.unit':
    case 'event.card': {
      const where = on && triggerNamed(on).card
      if (!where) return `${on ? `the trigger ${on}` : 'an ability without a trigger'} is about no card`
      const role = roleOf(b)
      const filter = typeof role === 'object' ? role : undefined
      const theirs =
        on === 'shield-used'
          ? (b.ability.trigger as { player?: string }).player !== 'you'
          : (filter?.owner ?? filter?.controller) === 'opponent'
      const unit = triggerNamed(on).units || (filter ? isUnitFilter(filter) : where === 'play' && isUnit(b.type))
      return { where: where === 'hand' && b.entered ? 'play' : where, unit, theirs }
    }
    case 'event.defender':
      if (on !== 'attack-declared') return 'only the trigger attack-declared has a defender'
      return { where: 'play', unit: true }
    default: {
      const target = b.targets.find(one => one.ref === ref)
      if (!target) return `nothing was chosen as ${ref} before`
      if (target.pick !== 'card') return `${ref} is ${a(target.pick)}, not a card`
      return { where: whereOf(target.filter), unit: isUnitFilter(target.filter) }
    }
  }
}

/** A place that means nothing here, in a sentence. */
export function placeProblem(b: Borne, place: Place): string | undefined {
  switch (place) {
    case 'self-planet':
    case 'adjacent-planets':
      if (staysHome(b)) return b.host ? 'a support is never at a planet' : `${a(b.type)} is never at a planet`
      return
    case 'event-planet':
      if (!AT_PLANET.some(on => on === b.ability.trigger?.on))
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
      if (target.pick !== 'card') return of ? `${name} is ${a(target.pick)}, not a card` : undefined
      if (!of) return `${name} is a card; say planet-of:${name}`
      if (whereOf(target.filter) !== 'play') return `${name} is at no planet`
    }
  }
}

/** A place that a single card can go to. */
export function destinationProblem(b: Borne, place: Place): string | undefined {
  if (place === 'any-planet' || place === 'adjacent-planets') return `${place} are several; choose one as a target`
  if (place === 'your-hand' || place === 'your-discard') return `${place} is not a place in play`
  return placeProblem(b, place)
}
