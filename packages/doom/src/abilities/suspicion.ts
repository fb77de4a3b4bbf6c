import { figureOf, isMarine, marineOf, onMap, skips } from '../match/figures.ts'
import { INVADER } from '../match/seats.ts'
import type { DoomState, Figure, Marine } from '../match/state.ts'
import type { EventAnswer } from './event-answers.ts'
import { answersTo, type DemonAnswers, type MomentAnswers } from './listeners.ts'
import { couldUse, mayUse } from './may-use.ts'
import { aboutWhom, eventsAt, foeOf, type MomentFrame, marineAnswers } from './moment-frame.ts'
import { owns } from './usable.ts'
import { useAtMoment } from './use.ts'

/** By what everybody knows, could this seat hold a card that answers? Then it is asked, whatever it holds. */
export function couldHold(g: DoomState, f: MomentFrame, seat: string): boolean {
  return seat === INVADER ? invaderCould(g, f) : marineCould(g, f, marineOf(g, seat))
}

function invaderCould(g: DoomState, f: MomentFrame): boolean {
  if (g.invader.hand.cards.length === 0) return false
  const answers = answersTo(g, f.moment)
  const about = aboutWhom(g, f.moment, f.self)
  const events = eventsAt(answers, about)
  if (events.length > 0) {
    const use = useAtMoment(f, '', INVADER, undefined)
    for (const event of events) {
      if ((event.ofKiller && f.killer === undefined) || allShown(g, event)) continue
      use.ability = event.ability.id
      if (mayUse(g, use, event.ability)) return true
    }
  }
  return couldOverflow(g, f, answers, about)
}

function marineCould(g: DoomState, f: MomentFrame, m: Marine): boolean {
  const reacts = m.hand.cards.length > 0 && onMap(figureOf(g, m.id))
  const glory = m.glory.cards.length > 0
  if (!reacts && !glory) return false
  const all = answersTo(g, f.moment)
  const answers = marineAnswers(all, aboutWhom(g, f.moment, f.self), m, foeOf(g, all, f.trigger))
  if (answers.length === 0) return false
  const use = useAtMoment(f, '', m.id, m.id)
  for (const { ability, from, set } of answers) {
    if (!(from === 'glory' ? glory : reacts && owns(m, set))) continue // a class card has no set and is no secret
    const shown = from === 'glory' ? g.glory.discard.cards : m.discard.cards
    if (shown.includes(ability.id) || m.play.cards.includes(ability.id)) continue
    use.ability = ability.id
    if (mayUse(g, use, ability)) return true
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
function couldOverflow(g: DoomState, f: MomentFrame, answers: MomentAnswers, about: Figure | undefined): boolean {
  const { demon, demons, foeDemon } = answers
  if (skips(g, 'argent')) return false
  const foe = foeOf(g, answers, f.trigger)
  if (foeDemon && foe && overflowOf(g, f, foeDemon.get(foe.kind), foe)) return true
  if (!about) return false
  if (demon && overflowOf(g, f, demon.get(about.kind), about)) return true
  if (demons && isMarine(about))
    for (const self of g.figures) if (overflowOf(g, f, demons.get(self.kind), self)) return true
  return false
}

function overflowOf(g: DoomState, f: MomentFrame, card: DemonAnswers | undefined, self: Figure): boolean {
  if (!card || card.paid.length === 0) return false
  let most = 0
  for (const event of answersTo(g, 'argent-announced').events!.nobody)
    if (event.overflow > most && !allShown(g, event)) most = event.overflow
  for (const a of card.paid)
    if (a.argent > 0 && a.argent <= most && couldUse(g, useAtMoment(f, a.id, INVADER, self.id), a)) return true
  return false
}
