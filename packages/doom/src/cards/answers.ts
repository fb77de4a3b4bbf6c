import type { Ability } from '../content/ability.ts'
import type { Content } from '../content/index.ts'
import type { Timing } from '../content/vocabulary.ts'

type ByTiming = Partial<Record<Timing, Ability[]>>

/** Every ability of the content by whose it is and when it answers: moments are asked very often. */
export interface Answerers {
  /** Abilities of demon and class cards, by card: those without any cost, and those with one. */
  free: Record<string, ByTiming>
  paid: Record<string, ByTiming>
  events: ByTiming
  glory: ByTiming
  /** Reaction cards. */
  reactions: ByTiming
}

const known = new WeakMap<Content, Answerers>()

export function answerers(content: Content): Answerers {
  let index = known.get(content)
  if (!index) known.set(content, (index = build(content)))
  return index
}

export const NO_ABILITIES: readonly Ability[] = []

function add(to: ByTiming, ability: Ability): void {
  const list = (to[ability.timing] ??= [])
  list.push(ability)
}

function build(content: Content): Answerers {
  const index: Answerers = { free: {}, paid: {}, events: {}, glory: {}, reactions: {} }
  for (const ability of Object.values(content.abilities)) {
    if (ability.source === 'demon' || ability.source === 'class') {
      const cards = isFree(ability) ? index.free : index.paid
      add((cards[ability.card] ??= {}), ability)
    } else if (ability.source === 'event') add(index.events, ability)
    else if (ability.source === 'glory') add(index.glory, ability)
    else if (ability.source === 'action' && ability.timing.startsWith('reaction:')) add(index.reactions, ability)
  }
  // Whoever is only suspected of an answer is settled by the first that fits: easy questions first.
  for (const list of Object.values(index.events)) list.sort((a, b) => effort(a) - effort(b))
  return index
}

/** Effects that need a place or figures to be looked for. */
const effort = (a: Ability): number => a.effects.filter(e => 'where' in e || 'who' in e || 'to' in e).length

/** Abilities without any cost simply happen; what they do can still be declined where there is something to decide. */
export function isFree(a: Ability): boolean {
  return (a.source === 'demon' || a.source === 'class') && a.argent === 0 && Object.keys(a.cost).length === 0
}
