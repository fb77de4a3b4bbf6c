import { contentOf, figureOf, isDemon, isMarine, marineOf, onMap, skips } from '../figures.ts'
import { type DoomState, type Figure, INVADER } from '../state.ts'
import { answerers, NO_ABILITIES } from './answers.ts'
import { useOf } from './found.ts'
import { couldUse, mayUse } from './may.ts'
import { aboutWhom, answering, eventFits, type MomentFrame, marineTimings, NO_TIMINGS } from './moments.ts'

/** By what everybody knows, could this seat hold a card that answers? Then it is asked, whatever it holds. */
export function couldHold(g: DoomState, f: MomentFrame, seat: string): boolean {
  const content = contentOf(g)
  const index = answerers(content)
  const about = aboutWhom(g, f)
  if (seat === INVADER) {
    const { events } = answering(f)
    if (g.invader.hand.cards.length === 0) return false
    if (events) {
      const use = useOf(f, '', INVADER)
      for (const timing of events)
        for (const a of index.events[timing] ?? NO_ABILITIES) {
          use.ability = a.id
          if (eventFits(f, about, a) && !allShown(g, a.id) && mayUse(g, use, a)) return true
        }
    }
    return couldOverflow(g, f, about)
  }
  const m = marineOf(g, seat)
  const timings = marineTimings(f, about, m)
  if (timings.length === 0) return false
  const reacts = m.hand.cards.length > 0 && onMap(figureOf(g, m.id))
  const use = useOf(f, '', m.id, m.id)
  for (const timing of timings) {
    if (reacts)
      for (const a of index.reactions[timing] ?? NO_ABILITIES) {
        const { set } = content.actionCards[a.id]!
        if (set !== 'uac' && !m.weapons.includes(set)) continue
        if (m.discard.cards.includes(a.id) || m.play.cards.includes(a.id)) continue
        use.ability = a.id
        if (mayUse(g, use, a)) return true
      }
    if (m.glory.cards.length > 0)
      for (const a of index.glory[timing] ?? NO_ABILITIES) {
        use.ability = a.id
        if (!g.glory.discard.cards.includes(a.id) && mayUse(g, use, a)) return true
      }
  }
  return false
}

/** Every copy of an event lies open. */
function allShown(g: DoomState, card: string): boolean {
  let shown = 0
  for (const other of g.invader.discard.cards) if (other === card) shown++
  return shown >= contentOf(g).events[card]!.copies
}

/** An ability the demon card cannot pay for could still be announced with an Overflow in hand. */
function couldOverflow(g: DoomState, f: MomentFrame, about: Figure | undefined): boolean {
  const { demon, demons } = answering(f)
  const index = answerers(contentOf(g))
  const timings = demon && about && isDemon(about) ? demon : demons && about && isMarine(about) ? demons : NO_TIMINGS
  if (timings.length === 0 || skips(g, 'argent')) return false
  const frees = index.events['argent-ability-used']?.filter(a => !allShown(g, a.id)) ?? NO_ABILITIES
  if (frees.length === 0) return false
  const most = Math.max(...frees.flatMap(a => a.effects.map(e => (e.op === 'freeArgentAbility' ? e.maxCost : 0))))
  for (const self of demon ? [about!] : g.figures) {
    if (!isDemon(self) || !onMap(self)) continue
    for (const timing of timings)
      for (const a of index.paid[self.kind]?.[timing] ?? NO_ABILITIES)
        if (a.argent > 0 && a.argent <= most && couldUse(g, useOf(f, a.id, INVADER, self.id), a)) return true
  }
  return false
}
