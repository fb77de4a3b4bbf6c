import { contentOf, figureOf, isDemon, isMarine, marineOf, onMap, skips } from '../figures.ts'
import { type DoomState, type Figure, INVADER, type Marine } from '../state.ts'
import { answerers, type EventAnswer, NO_ABILITIES, NO_EVENTS, NO_REACTIONS } from './answers.ts'
import { marineStirs, owns } from './found.ts'
import { couldUse, mayUse } from './may.ts'
import { aboutWhom, answering, eventFits, type MomentFrame, marineTimings, NO_TIMINGS } from './moments.ts'
import { supposed } from './use.ts'

/** By what everybody knows, could this seat hold a card that answers? Then it is asked, whatever it holds. */
export function couldHold(g: DoomState, f: MomentFrame, seat: string): boolean {
  return seat === INVADER ? invaderCould(g, f) : marineCould(g, f, marineOf(g, seat))
}

function invaderCould(g: DoomState, f: MomentFrame): boolean {
  if (g.invader.hand.cards.length === 0) return false
  const about = aboutWhom(g, f.self)
  const { events } = answering(f.moment)
  if (events) {
    const index = answerers(contentOf(g))
    const use = supposed(f, '', INVADER, undefined)
    for (const timing of events)
      for (const event of index.events[timing] ?? NO_EVENTS) {
        if (!eventFits(f, about, event) || allShown(g, event)) continue
        use.ability = event.ability.id
        if (mayUse(g, use, event.ability)) return true
      }
  }
  return couldOverflow(g, f, about)
}

function marineCould(g: DoomState, f: MomentFrame, m: Marine): boolean {
  const timings = marineTimings(f.moment, aboutWhom(g, f.self), m)
  if (timings.length === 0) return false
  const index = answerers(contentOf(g))
  if (!marineStirs(index, m, timings)) return false
  const reacts = m.hand.cards.length > 0 && onMap(figureOf(g, m.id))
  const use = supposed(f, '', m.id, m.id)
  for (const timing of timings) {
    if (reacts)
      for (const { ability, set } of index.reactions[timing] ?? NO_REACTIONS) {
        if (!owns(m, set)) continue
        if (m.discard.cards.includes(ability.id) || m.play.cards.includes(ability.id)) continue
        use.ability = ability.id
        if (mayUse(g, use, ability)) return true
      }
    if (m.glory.cards.length > 0)
      for (const a of index.glory[timing] ?? NO_ABILITIES) {
        if (g.glory.discard.cards.includes(a.id)) continue
        use.ability = a.id
        if (mayUse(g, use, a)) return true
      }
  }
  return false
}

/** Every copy of an event lies open. */
function allShown(g: DoomState, { ability, copies }: EventAnswer): boolean {
  let shown = 0
  for (const other of g.invader.discard.cards) if (other === ability.id) shown++
  return shown >= copies
}

/** An ability the demon card cannot pay for could still be announced with an Overflow in hand. */
function couldOverflow(g: DoomState, f: MomentFrame, about: Figure | undefined): boolean {
  const { demon, demons } = answering(f.moment)
  const timings = demon && about && isDemon(about) ? demon : demons && about && isMarine(about) ? demons : NO_TIMINGS
  if (timings.length === 0 || skips(g, 'argent')) return false
  const index = answerers(contentOf(g))
  let most = -1
  for (const event of index.events['argent-ability-used'] ?? NO_EVENTS)
    if (!allShown(g, event))
      for (const e of event.ability.effects) most = Math.max(most, e.op === 'freeArgentAbility' ? e.maxCost : 0)
  if (most <= 0) return false
  for (const self of demon ? [about!] : g.figures) {
    if (!isDemon(self) || !onMap(self)) continue
    const card = index.paid[self.kind]
    if (!card) continue
    for (const timing of timings)
      for (const a of card[timing] ?? NO_ABILITIES)
        if (a.argent > 0 && a.argent <= most && couldUse(g, supposed(f, a.id, INVADER, self.id), a)) return true
  }
  return false
}
