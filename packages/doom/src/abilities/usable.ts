import { figureOf, isMarine, marineOf, onMap } from '../match/figures.ts'
import type { Moment } from '../match/moments.ts'
import type { Ability } from '../match/said.ts'
import { INVADER } from '../match/seats.ts'
import type { DoomState, Marine } from '../match/state.ts'
import { answersTo, type MarineAnswer } from './listeners.ts'
import { canPay, couldUse } from './may-use.ts'
import { aboutWhom, eventsAt, foeOf, type MomentFrame, marineAnswers } from './moment-frame.ts'
import { useAtMoment } from './use.ts'

/** An ability that may answer a moment, and the figure that uses it. */
export interface Usable {
  ability: Ability
  owner: string
  self: string | undefined
}

const NOTHING: readonly Usable[] = []

/** Free abilities of the figures concerned, or everything that has a cost or comes from a hidden hand. */
export function usableAt(g: DoomState, f: MomentFrame, seat: string, free: boolean): readonly Usable[] {
  return seat === INVADER ? ofInvader(g, f, free) : ofMarine(g, f, marineOf(g, seat), free)
}

function ofInvader(g: DoomState, f: MomentFrame, free: boolean): readonly Usable[] {
  const answers = answersTo(g, f.moment)
  const { demon, demons, foeDemon } = answers
  const about = aboutWhom(g, f.moment, f.self)
  let found = NOTHING
  if (demon && about) {
    const card = demon.get(about.kind)
    if (card) for (const a of free ? card.free : card.paid) found = addIfUsable(g, f, found, a, INVADER, about.id)
  }
  const foe = foeOf(g, answers, f.trigger)
  if (foeDemon && foe) {
    const card = foeDemon.get(foe.kind)
    if (card) for (const a of free ? card.free : card.paid) found = addIfUsable(g, f, found, a, INVADER, foe.id)
  }
  if (demons && about && isMarine(about))
    for (const self of g.figures) {
      const card = demons.get(self.kind)
      if (card) for (const a of free ? card.free : card.paid) found = addIfUsable(g, f, found, a, INVADER, self.id)
    }
  const hand = g.invader.hand.cards
  if (free || hand.length === 0) return found
  for (const { ability, ofKiller } of eventsAt(answers, about)) // D-EVENT-7: one copy at a moment
    if (hand.includes(ability.id) && !(ofKiller && f.killer === undefined))
      found = addIfUsable(g, f, found, ability, INVADER, undefined)
  return found
}

function ofMarine(g: DoomState, f: MomentFrame, m: Marine, free: boolean): readonly Usable[] {
  let found = NOTHING
  const answers = answersTo(g, f.moment)
  const about = aboutWhom(g, f.moment, f.self)
  for (const { ability, from, free: costless } of marineAnswers(answers, about, m, foeOf(g, answers, f.trigger))) {
    if (costless !== free) continue
    if (from === 'glory' && !m.glory.cards.includes(ability.id)) continue
    if (from === 'hand' && !(m.hand.cards.includes(ability.id) && onMap(figureOf(g, m.id)))) continue
    found = addIfUsable(g, f, found, ability, m.id, m.id)
  }
  return found
}

/** Adds an ability to what was found, if it may be used. Hardly ever is anything found, so the list is made only then. */
function addIfUsable(
  g: DoomState,
  f: MomentFrame,
  found: readonly Usable[],
  ability: Ability,
  owner: string,
  self: string | undefined,
): readonly Usable[] {
  if (!canPay(g, { owner, self: self ?? f.self }, ability)) return found // easily told, and often the end of it
  if (!couldUse(g, useAtMoment(f, ability.id, owner, self), ability)) return found
  const one = { ability, owner, self }
  if (found === NOTHING) return [one]
  ;(found as Usable[]).push(one)
  return found
}

/**
 * The step with which a moment begins: with free abilities, if there may be any, else with those that somebody is asked about. Null:
 * nobody could answer at all. A quick look that may say yes too often; the window looks closely.
 */
export function firstStep(
  g: DoomState,
  moment: Moment,
  self: string | undefined,
  trigger: string | undefined,
): 'forced' | 'optional' | null {
  const answers = answersTo(g, moment)
  const { demon, demons, foeDemon, freeOfMarines } = answers
  const about = aboutWhom(g, moment, self)
  const foe = foeOf(g, answers, trigger)
  if (demons && about && isMarine(about)) return 'forced'
  const card = demon && about ? demon.get(about.kind) : undefined
  const foeCard = foeDemon && foe ? foeDemon.get(foe.kind) : undefined
  if (card?.free.length || foeCard?.free.length) return 'forced'
  let could = !!card || !!foeCard || (g.invader.hand.cards.length > 0 && eventsAt(answers, about).length > 0)
  for (const m of g.marines) {
    if (could && !freeOfMarines) break
    const theirs = marineAnswers(answers, about, m, foe)
    for (const { free } of theirs) if (free) return 'forced'
    could ||= marineCouldAnswer(theirs, m)
  }
  return could ? 'optional' : null
}

/** Could this marine answer, by its class, by the cards it may hold and by those it holds? */
function marineCouldAnswer(answers: readonly MarineAnswer[], m: Marine): boolean {
  for (const { ability, from, set } of answers) {
    if (from === 'class') return true
    if (from === 'glory' && m.glory.cards.length > 0) return true
    if (from === 'hand' && m.hand.cards.length > 0 && (owns(m, set) || m.hand.cards.includes(ability.id))) return true
  }
  return false
}

/** Does a marine play with this set of cards? */
export const owns = (m: Marine, set: string): boolean => set === 'uac' || m.weapons.includes(set)
