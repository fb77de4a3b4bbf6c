import type { Ability } from '../content/ability.ts'
import type { Content } from '../content/index.ts'
import type { Timing } from '../content/vocabulary.ts'
import { derived } from '../derived.ts'

type ByTiming = Partial<Record<Timing, Ability[]>>

/** Every ability of the content by whose it is and when it answers: moments are asked very often. */
export interface Answerers {
  /** Abilities of demon and class cards, by card: those without any cost, and those with one. */
  free: Record<string, ByTiming>
  paid: Record<string, ByTiming>
  events: Partial<Record<Timing, EventAnswer[]>>
  glory: ByTiming
  reactions: Partial<Record<Timing, Reaction[]>>
}

/** An event, with what its text says about the moments it fits. */
export interface EventAnswer {
  ability: Ability
  copies: number
  /** It speaks of the demon kind that is activated, of redirecting an attack, of the killer. */
  ofKind: boolean
  redirects: boolean
  ofKiller: boolean
}

/** A reaction card, with the set it comes from. */
export interface Reaction {
  ability: Ability
  set: string
}

export const answerers = derived(build)

export const NO_ABILITIES: readonly Ability[] = []
export const NO_EVENTS: readonly EventAnswer[] = []
export const NO_REACTIONS: readonly Reaction[] = []

function add<T>(to: Partial<Record<Timing, T[]>>, timing: Timing, answer: T): void {
  const list = (to[timing] ??= [])
  list.push(answer)
}

const eventAnswer = (content: Content, ability: Ability): EventAnswer => ({
  ability,
  copies: content.events[ability.id]!.copies,
  ofKind: ability.effects.some(
    e => 'who' in e && typeof e.who === 'object' && 'kind' in e.who && e.who.kind === 'activating',
  ),
  redirects: ability.effects.some(e => e.op === 'redirectAttack'),
  ofKiller: ability.effects.some(e => 'who' in e && e.who === 'killer'),
})

function build(content: Content): Answerers {
  const index: Answerers = { free: {}, paid: {}, events: {}, glory: {}, reactions: {} }
  for (const ability of Object.values(content.abilities)) {
    if (ability.source === 'demon' || ability.source === 'class') {
      const cards = isFree(ability) ? index.free : index.paid
      add((cards[ability.card] ??= {}), ability.timing, ability)
    } else if (ability.source === 'event') add(index.events, ability.timing, eventAnswer(content, ability))
    else if (ability.source === 'glory') add(index.glory, ability.timing, ability)
    else if (ability.source === 'action' && ability.timing.startsWith('reaction:'))
      add(index.reactions, ability.timing, { ability, set: content.actionCards[ability.id]!.set })
  }
  // Whoever is only suspected of an answer is settled by the first that fits: easy questions first.
  for (const list of Object.values(index.events)) list.sort((a, b) => effort(a.ability) - effort(b.ability))
  return index
}

/** Effects that need a place or figures to be looked for. */
const effort = (a: Ability): number => a.effects.filter(e => 'where' in e || 'who' in e || 'to' in e).length

/**
 * Abilities without any cost simply happen; what they do can still be declined where there is something to decide. Drawing
 * is asked about like a cost: the top card may be wanted where it lies, and the limit kept for later (D-ABILITY-2).
 */
export function isFree(a: Ability): boolean {
  if ((a.source !== 'demon' && a.source !== 'class') || a.argent > 0 || Object.keys(a.cost).length > 0) return false
  return a.effects.every(e => e.op !== 'drawCards')
}
