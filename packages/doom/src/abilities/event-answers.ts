import type { Moment } from '../match/moments.ts'
import type { Ability, Content } from '../match/said.ts'

/** Events whose text fits a moment that is about a demon, another figure or nobody, as far as everybody can see. */
export interface EventAnswers {
  demon: readonly EventAnswer[]
  other: readonly EventAnswer[]
  nobody: readonly EventAnswer[]
}

/** An event that answers a moment. */
export interface EventAnswer {
  ability: Ability
  copies: number
  /** It speaks of the marine that killed the demon, so there must be one. */
  ofKiller: boolean
  /** The most that an ability may cost which it makes free. */
  overflow: number
}

const NO_EVENTS: readonly EventAnswer[] = []

/** Which events fit which figure, by what their texts say of the moment (D-EVENT-7). */
export function eventsFor(moment: Moment, events: readonly EventAnswer[]): EventAnswers {
  switch (moment) {
    case 'kind-start': {
      const fitting = events.filter(ofKind)
      return { demon: fitting, other: fitting, nobody: fitting }
    }
    case 'activation-start':
      return { demon: events.filter(event => !ofKind(event)), other: NO_EVENTS, nobody: NO_EVENTS }
    case 'defender-chosen':
      return {
        demon: events.filter(event => !redirects(event)),
        other: events.filter(redirects),
        nobody: NO_EVENTS,
      }
    case 'when-demon-killed':
    case 'between-activations':
    case 'argent-announced':
      return { demon: events, other: events, nobody: events }
    default:
      return { demon: events, other: NO_EVENTS, nobody: NO_EVENTS }
  }
}

const ofKind = ({ ability }: EventAnswer): boolean => speaksOfKind(ability)

/** Does it speak of the demon kind that is activated, before any figure of it is? */
export const speaksOfKind = ({ effects }: Pick<Ability, 'effects'>): boolean =>
  effects.some(e => 'who' in e && typeof e.who === 'object' && 'kind' in e.who && e.who.kind === 'activating')

const redirects = ({ ability }: EventAnswer): boolean => ability.effects.some(e => e.op === 'redirectAttack')

export const eventAnswer = (content: Content, ability: Ability): EventAnswer => ({
  ability,
  copies: content.events[ability.id]!.copies,
  ofKiller: ability.timing === 'when-demon-killed' && ability.effects.some(e => 'who' in e && e.who === 'killer'),
  overflow: Math.max(0, ...ability.effects.map(e => (e.op === 'freeArgentAbility' ? e.maxCost : 0))),
})
