import { DESIGNS, type Design } from '../content/design.ts'
import { type Ability, type CardFilter, type Role, TRIGGERS, type TriggerWord } from '../content/vocabulary.ts'
import type { ConquestState } from '../state.ts'
import { HEARD_AS } from './trigger.ts'
import type { Moment } from './use.ts'

/** An ability that waits for a trigger, and which card designs can play the leading role in it. */
interface Listener {
  design: number
  by: 'attack' | undefined
  /** 'self' and 'host' tie the role to the card the ability is on. */
  role: 'self' | 'host' | 'any'
  designs: readonly boolean[]
}

const LISTENERS = Object.fromEntries(
  TRIGGERS.map(on => [
    on,
    DESIGNS.flatMap(design =>
      HEARD_AS[on].flatMap(word => (design.answers?.[word] ?? []).map(ability => listener(design, ability))),
    ),
  ]),
) as Record<TriggerWord, Listener[]>

function listener(design: Design, ability: Ability): Listener {
  const trigger = ability.trigger!
  const role: Role | undefined =
    'card' in trigger
      ? trigger.card
      : 'unit' in trigger
        ? trigger.unit
        : 'attacker' in trigger
          ? trigger.attacker
          : undefined
  return {
    design: design.index,
    by: 'by' in trigger ? trigger.by : undefined,
    role: role === 'self' || role === 'host' ? role : 'any',
    designs: DESIGNS.map(one => typeof role !== 'object' || couldMatch(role, one)),
  }
}

/** The part of a filter that depends on the printed card alone. */
function couldMatch(filter: CardFilter, { card, isUnit, traits }: Design): boolean {
  if (filter.is !== 'card' && filter.is !== 'support' && !isUnit) return false
  if (filter.is === 'army-unit' && card.type !== 'army') return false
  if (filter.is === 'non-warlord-unit' && card.type === 'warlord') return false
  if (filter.faction !== undefined && card.faction !== filter.faction) return false
  return filter.trait === undefined || traits.has(filter.trait)
}

const FORCED = new Set(
  DESIGNS.flatMap(d => d.card.abilities)
    .filter(ability => ability.kind === 'forced-reaction')
    .map(ability => ability.trigger!.on),
)

/** Is there any forced reaction to this trigger? */
export function mayForce(on: TriggerWord): boolean {
  return HEARD_AS[on].some(word => FORCED.has(word))
}

const NOBODY: readonly Listener[] = []
const inMatch = new WeakMap<readonly number[], Partial<Record<TriggerWord, Listener[]>>>()

/** The listeners among the cards of this match. */
function listenersOf(g: ConquestState, on: TriggerWord): readonly Listener[] {
  if (LISTENERS[on].length === 0) return NOBODY
  let known = inMatch.get(g.cards)
  if (!known) inMatch.set(g.cards, (known = {}))
  return (known[on] ??= LISTENERS[on].filter(one => g.cards.includes(one.design)))
}

/**
 * Could any card of this match, wherever it is, answer this moment? Judged by the printed cards alone, so it is no
 * secret; a window that nobody could ever answer need not be opened.
 */
export function somebodyListens(g: ConquestState, m: Moment): boolean {
  const subject = m.on === 'attack-declared' ? m.attacker : m.card
  for (const one of listenersOf(g, m.on)) {
    if (one.by !== undefined && one.by !== m.by) continue
    if (subject === undefined) return true
    if (
      one.role === 'self'
        ? g.cards[subject] === one.design
        : one.role === 'host'
          ? wears(g, subject, one.design)
          : one.designs[g.cards[subject]!]
    )
      return true
  }
  return false
}

function wears(g: ConquestState, host: number, design: number): boolean {
  return g.play.some(p => p.host === host && g.cards[p.id] === design)
}
