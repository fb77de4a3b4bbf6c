import type { Ability } from '../content/ability.ts'
import { contentOf, figureOf, isDemon, isMarine, marineOf, onMap } from '../figures.ts'
import { type DoomState, INVADER } from '../state.ts'
import { answerers } from './answers.ts'
import { mayUse } from './may.ts'
import { aboutWhom, answering, eventFits, type MomentFrame, marineTimings } from './moments.ts'
import { copyFacts, type Use } from './use.ts'

export interface Found {
  use: Use
  ability: Ability
}

export function useOf(f: MomentFrame, ability: string, owner: string, self?: string): Use {
  const use = copyFacts<Use>(f, { ability, owner })
  if (self !== undefined && self !== f.self) {
    // The moment is about somebody else: that figure is what triggered it.
    if (f.self !== undefined) use.trigger = f.self
    use.self = self
  }
  return use
}

/** Free abilities of the figures concerned, or everything that has a cost or comes from a hidden hand. */
export function foundFor(g: DoomState, f: MomentFrame, seat: string, free: boolean): Found[] {
  const found: Found[] = []
  const index = answerers(contentOf(g))
  const cards = free ? index.free : index.paid
  const about = aboutWhom(g, f)
  const add = (list: readonly Ability[] | undefined, owner: string, self?: string, hand?: readonly string[]) => {
    if (!list) return
    for (const a of list) {
      if (hand && !hand.includes(a.id)) continue
      const use = useOf(f, a.id, owner, self)
      if (mayUse(g, use, a)) found.push({ use, ability: a })
    }
  }
  if (seat === INVADER) {
    const { demon, demons, events } = answering(f)
    if (demon && about && isDemon(about))
      for (const timing of demon) add(cards[about.kind]?.[timing], INVADER, about.id)
    if (demons && about && isMarine(about))
      for (const self of g.figures)
        if (isDemon(self) && onMap(self)) for (const timing of demons) add(cards[self.kind]?.[timing], INVADER, self.id)
    if (events && !free)
      for (const timing of events) {
        const fitting = index.events[timing]?.filter(a => eventFits(f, about, a)) // D-EVENT-7: one copy at a moment
        add(fitting, INVADER, undefined, g.invader.hand.cards)
      }
    return found
  }
  const m = marineOf(g, seat)
  for (const timing of marineTimings(f, about, m)) {
    if (m.class) add(cards[m.class]?.[timing], m.id, m.id)
    if (free) continue
    if (m.glory.cards.length > 0) add(index.glory[timing], m.id, m.id, m.glory.cards)
    if (onMap(figureOf(g, m.id))) add(index.reactions[timing], m.id, m.id, m.hand.cards)
  }
  return found
}

/** Is anything free about this moment, so that the window must look for it? */
export function anythingFree(g: DoomState, f: MomentFrame): boolean {
  const { free } = answerers(contentOf(g))
  const about = aboutWhom(g, f)
  const { demon, demons } = answering(f)
  if (demon && about && isDemon(about)) for (const timing of demon) if (free[about.kind]?.[timing]) return true
  if (demons && about && isMarine(about)) return true
  for (const m of g.marines)
    if (m.class && free[m.class])
      for (const timing of marineTimings(f, about, m)) if (free[m.class]![timing]) return true
  return false
}

/** Could anybody answer at all? A quick look that may say yes too often; the window looks closely. */
export function stirs(g: DoomState, f: MomentFrame): boolean {
  const index = answerers(contentOf(g))
  const about = aboutWhom(g, f)
  const { demon, demons, events } = answering(f)
  if (events && g.invader.hand.cards.length > 0) return true
  if (demons && about && isMarine(about)) return true
  if (demon && about && isDemon(about))
    for (const timing of demon) if (index.free[about.kind]?.[timing] ?? index.paid[about.kind]?.[timing]) return true
  for (const m of g.marines)
    for (const timing of marineTimings(f, about, m)) {
      if (m.class && (index.free[m.class]?.[timing] ?? index.paid[m.class]?.[timing])) return true
      if (index.reactions[timing] && m.hand.cards.length > 0) return true
      if (index.glory[timing] && m.glory.cards.length > 0) return true
    }
  return false
}
