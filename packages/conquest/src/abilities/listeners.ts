import { pieceOf } from '../board/board.ts'
import { DESIGNS, type Design } from '../match/designs.ts'
import type { Ability, CardFilter, Role, TriggerWord, Who } from '../match/said.ts'
import { type ConquestState, SIDES, type Side } from '../match/state.ts'
import { heardAs } from './meaning.ts'
import { ownersOf } from './tables.ts'
import type { Happening } from './use.ts'

/** An ability that waits for a trigger, and which cards can play the roles in it, by what is printed alone. */
interface Listener {
  design: number
  by: 'attack' | undefined
  /** The card the moment is about; 'self' and 'host' tie it to the card the ability is on. */
  subject: Part
  attacker: Part
}

interface Part {
  is: 'self' | 'host' | 'any'
  whose: Who | undefined
  designs: readonly boolean[]
}

const isHeard = (on: TriggerWord, { trigger }: Ability): boolean => heardAs(on).includes(trigger!.on)

const listeners: Partial<Record<TriggerWord, readonly Listener[]>> = {}

/** Of all cards there are, worked out when first asked. */
function listenersTo(on: TriggerWord): readonly Listener[] {
  return (listeners[on] ??= DESIGNS.flatMap(design =>
    design.answers.filter(ability => isHeard(on, ability)).map(ability => listener(design, ability)),
  ))
}

function listener(design: Design, ability: Ability): Listener {
  const trigger = ability.trigger!
  return {
    design: design.index,
    by: 'by' in trigger ? trigger.by : undefined,
    subject: part('card' in trigger ? trigger.card : 'unit' in trigger ? trigger.unit : undefined),
    attacker: part('attacker' in trigger ? trigger.attacker : undefined),
  }
}

function part(role: Role | undefined): Part {
  const filter = typeof role === 'object' ? role : undefined
  return {
    is: role === 'self' || role === 'host' ? role : 'any',
    whose: filter?.controller ?? filter?.owner,
    designs: DESIGNS.map(one => !filter || couldMatch(filter, one)),
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

const forced: Partial<Record<TriggerWord, boolean>> = {}

/** Is there any forced reaction to this trigger? */
export function mayForce(on: TriggerWord): boolean {
  return (forced[on] ??= DESIGNS.some(({ answers }) =>
    answers.some(ability => ability.kind === 'forced-reaction' && isHeard(on, ability)),
  ))
}

/** A listener among the cards of a match, and whose it is: nobody's card ever changes hands. */
interface Owned {
  listener: Listener
  side: Side
}

/** Of one match: whose designs there are, as bits by design, and who listens to what, worked out when first asked. */
interface Ears {
  sides: Uint8Array
  listeners: Map<TriggerWord, Owned[]>
}

const known = new WeakMap<readonly number[], Ears>()
let lastCards: readonly number[] | null = null
let lastEars: Ears

function ownedListeners(g: ConquestState, on: TriggerWord): readonly Owned[] {
  if (lastCards !== g.cards) {
    let found = known.get(g.cards)
    if (!found) known.set(g.cards, (found = { sides: sidesOf(g), listeners: new Map() }))
    lastCards = g.cards
    lastEars = found
  }
  const { sides, listeners } = lastEars
  let owned = listeners.get(on)
  if (!owned) {
    owned = []
    for (const side of SIDES)
      for (const listener of listenersTo(on)) if (sides[listener.design]! & (1 << side)) owned.push({ listener, side })
    listeners.set(on, owned)
  }
  return owned
}

function sidesOf(g: ConquestState): Uint8Array {
  const sides = new Uint8Array(DESIGNS.length)
  ownersOf(g).forEach((side, id) => {
    if (side !== undefined) sides[g.cards[id]!]! |= 1 << side
  })
  return sides
}

/**
 * Could any card of this match, wherever it is, answer this moment? Judged by the printed cards alone, so it is no
 * secret; a window that nobody could ever answer need not be opened.
 */
export function somebodyListens(g: ConquestState, m: Happening): boolean {
  const { on, card, attacker, by } = m
  for (const { listener, side } of ownedListeners(g, on)) {
    if (listener.by !== undefined && listener.by !== by) continue
    if (card !== undefined && !couldPlay(g, listener, listener.subject, side, card, m)) continue
    if (attacker !== undefined && !couldPlay(g, listener, listener.attacker, side, attacker, m)) continue
    return true
  }
  return false
}

function couldPlay(g: ConquestState, l: Listener, role: Part, side: Side, id: number, m: Happening): boolean {
  if (role.is === 'self') return g.cards[id] === l.design
  if (role.is === 'host') return g.play.some(p => p.host === id && g.cards[p.id] === l.design)
  if (!role.designs[g.cards[id]!]) return false
  if (role.whose === undefined) return true
  const owner = m.gone?.id === id ? m.gone.owner : pieceOf(g, id)?.owner
  return owner === undefined || (owner === side) === (role.whose === 'you')
}
