import type { Ability } from '../content/ability.ts'
import type { Timing } from '../content/vocabulary.ts'
import { contentOf, figureOf, isDemon, isMarine, marineOf, onMap } from '../figures.ts'
import { type DoomState, type Figure, INVADER, type Marine } from '../state.ts'
import { type Answerers, answerers, NO_ABILITIES, NO_EVENTS, NO_REACTIONS } from './answers.ts'
import { mayUse } from './may.ts'
import { aboutWhom, answering, eventFits, type Moment, type MomentFrame, marineTimings } from './moments.ts'
import { supposed } from './use.ts'

/** An ability that may answer a moment, and the figure that uses it. */
export interface Found {
  ability: Ability
  owner: string
  self: string | undefined
}

const NOTHING: readonly Found[] = []

/** Free abilities of the figures concerned, or everything that has a cost or comes from a hidden hand. */
export function foundFor(g: DoomState, f: MomentFrame, seat: string, free: boolean): readonly Found[] {
  return seat === INVADER ? ofInvader(g, f, free) : ofMarine(g, f, marineOf(g, seat), free)
}

function ofInvader(g: DoomState, f: MomentFrame, free: boolean): readonly Found[] {
  const index = answerers(contentOf(g))
  const cards = free ? index.free : index.paid
  const about = aboutWhom(g, f.self)
  const { demon, demons, events } = answering(f.moment)
  let found = NOTHING
  if (demon && about && isDemon(about)) found = ofFigure(g, f, found, cards, demon, about)
  if (demons && about && isMarine(about))
    for (const self of g.figures) if (isDemon(self) && onMap(self)) found = ofFigure(g, f, found, cards, demons, self)
  if (events && !free && g.invader.hand.cards.length > 0)
    for (const timing of events)
      for (const event of index.events[timing] ?? NO_EVENTS) // D-EVENT-7: one copy at a moment
        if (g.invader.hand.cards.includes(event.ability.id) && eventFits(f, about, event))
          found = weigh(g, f, found, event.ability, INVADER, undefined)
  return found
}

function ofFigure(
  g: DoomState,
  f: MomentFrame,
  found: readonly Found[],
  cards: Answerers['free'],
  timings: readonly Timing[],
  demon: Figure,
): readonly Found[] {
  const card = cards[demon.kind]
  if (!card) return found
  for (const timing of timings)
    for (const a of card[timing] ?? NO_ABILITIES) found = weigh(g, f, found, a, INVADER, demon.id)
  return found
}

function ofMarine(g: DoomState, f: MomentFrame, m: Marine, free: boolean): readonly Found[] {
  const index = answerers(contentOf(g))
  const card = m.class ? (free ? index.free : index.paid)[m.class] : undefined
  if (free && !card) return NOTHING
  let found = NOTHING
  for (const timing of marineTimings(f.moment, aboutWhom(g, f.self), m)) {
    const ofClass = card?.[timing]
    if (ofClass) for (const a of ofClass) found = weigh(g, f, found, a, m.id, m.id)
    if (free) continue
    if (m.glory.cards.length > 0)
      for (const a of index.glory[timing] ?? NO_ABILITIES)
        if (m.glory.cards.includes(a.id)) found = weigh(g, f, found, a, m.id, m.id)
    for (const { ability } of index.reactions[timing] ?? NO_REACTIONS)
      if (m.hand.cards.includes(ability.id) && onMap(figureOf(g, m.id))) found = weigh(g, f, found, ability, m.id, m.id)
  }
  return found
}

/** Adds an ability to what was found, if it may be used. Hardly ever is anything found, so the list is made only then. */
function weigh(
  g: DoomState,
  f: MomentFrame,
  found: readonly Found[],
  ability: Ability,
  owner: string,
  self: string | undefined,
): readonly Found[] {
  if (!mayUse(g, supposed(f, ability.id, owner, self), ability)) return found
  const one = { ability, owner, self }
  if (found === NOTHING) return [one]
  ;(found as Found[]).push(one)
  return found
}

/** Is anything free about this moment, so that the window must look for it? */
export function anythingFree(g: DoomState, f: MomentFrame): boolean {
  const { free } = answerers(contentOf(g))
  const about = aboutWhom(g, f.self)
  const { demon, demons } = answering(f.moment)
  if (demon && about && isDemon(about)) {
    const card = free[about.kind]
    if (card) for (const timing of demon) if (card[timing]) return true
  }
  if (demons && about && isMarine(about)) return true
  for (const m of g.marines) {
    const card = m.class ? free[m.class] : undefined
    if (card) for (const timing of marineTimings(f.moment, about, m)) if (card[timing]) return true
  }
  return false
}

/** Could anybody answer at all? A quick look that may say yes too often; the window looks closely. */
export function stirs(g: DoomState, moment: Moment, self: string | undefined): boolean {
  const index = answerers(contentOf(g))
  const about = aboutWhom(g, self)
  const { demon, demons, events } = answering(moment)
  if (events && g.invader.hand.cards.length > 0) return true
  if (demons && about && isMarine(about)) return true
  if (demon && about && isDemon(about))
    for (const timing of demon) if (index.free[about.kind]?.[timing] ?? index.paid[about.kind]?.[timing]) return true
  for (const m of g.marines) {
    const timings = marineTimings(moment, about, m)
    if (timings.length > 0 && marineStirs(index, m, timings)) return true
  }
  return false
}

/** Could this marine answer, by its class, by the cards it may hold and by those it holds? */
export function marineStirs(index: Answerers, m: Marine, timings: readonly Timing[]): boolean {
  for (const timing of timings) {
    if (m.class && (index.free[m.class]?.[timing] ?? index.paid[m.class]?.[timing])) return true
    if (m.glory.cards.length > 0 && index.glory[timing]) return true
    if (m.hand.cards.length > 0)
      for (const { ability, set } of index.reactions[timing] ?? NO_REACTIONS)
        if (owns(m, set) || m.hand.cards.includes(ability.id)) return true
  }
  return false
}

/** Does a marine play with this set of cards? */
export const owns = (m: Marine, set: string): boolean => set === 'uac' || m.weapons.includes(set)
