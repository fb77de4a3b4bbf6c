import { figureOf, isMarine, marineOf, onMap } from '../match/figures.ts'
import type { Ability } from '../match/said.ts'
import { INVADER } from '../match/seats.ts'
import type { DoomState, Marine } from '../match/state.ts'
import { answersTo, type DemonAnswers, type MarineAnswer } from './listeners.ts'
import { mayUse } from './may-use.ts'
import { type About, aboutWhom, eventFits, foeOf, type MomentFrame, marineAnswers } from './moment-frame.ts'
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
  const { demon, demons, foeDemon, events } = answers
  const about = aboutWhom(g, f)
  let found = NOTHING
  if (demon && about) {
    const card = demon.get(about.kind)
    if (card) for (const a of free ? card.free : card.paid) found = addIfUsable(g, f, found, a, INVADER, about.id)
  }
  const foe = foeOf(g, answers, f)
  if (foeDemon && foe) {
    const card = foeDemon.get(foe.kind)
    if (card) for (const a of free ? card.free : card.paid) found = addIfUsable(g, f, found, a, INVADER, foe.id)
  }
  if (demons && about && isMarine(about))
    for (const self of g.figures) {
      const card = demons.get(self.kind)
      if (card) for (const a of free ? card.free : card.paid) found = addIfUsable(g, f, found, a, INVADER, self.id)
    }
  if (events && !free) {
    const hand = g.invader.hand.cards
    if (hand.length > 0)
      for (const event of events) // D-EVENT-7: one copy at a moment
        if (hand.includes(event.ability.id) && eventFits(f, about, event))
          found = addIfUsable(g, f, found, event.ability, INVADER, undefined)
  }
  return found
}

function ofMarine(g: DoomState, f: MomentFrame, m: Marine, free: boolean): readonly Usable[] {
  let found = NOTHING
  const answers = answersTo(g, f.moment)
  for (const { ability, from, free: costless } of marineAnswers(answers, aboutWhom(g, f), m, foeOf(g, answers, f))) {
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
  if (!mayUse(g, useAtMoment(f, ability.id, owner, self), ability)) return found
  const one = { ability, owner, self }
  if (found === NOTHING) return [one]
  ;(found as Usable[]).push(one)
  return found
}

/** Is anything free about this moment, so that the window must look for it? */
export function anythingFree(g: DoomState, f: MomentFrame): boolean {
  const answers = answersTo(g, f.moment)
  const { demon, demons, foeDemon } = answers
  const about = aboutWhom(g, f)
  const foe = foeOf(g, answers, f)
  if (demon && about && hasFree(demon.get(about.kind))) return true
  if (foeDemon && foe && hasFree(foeDemon.get(foe.kind))) return true
  if (demons && about && isMarine(about)) return true
  for (const m of g.marines) for (const { free } of marineAnswers(answers, about, m, foe)) if (free) return true
  return false
}

const hasFree = (card: DemonAnswers | undefined): boolean => card !== undefined && card.free.length > 0

/** Could anybody answer at all? A quick look that may say yes too often; the window looks closely. */
export function couldAnswer(g: DoomState, f: About): boolean {
  const answers = answersTo(g, f.moment)
  const { demon, demons, foeDemon, events } = answers
  if (events && g.invader.hand.cards.length > 0) return true
  const about = aboutWhom(g, f)
  const foe = foeOf(g, answers, f)
  if (demons && about && isMarine(about)) return true
  if (demon && about && demon.has(about.kind)) return true
  if (foeDemon && foe && foeDemon.has(foe.kind)) return true
  for (const m of g.marines) if (marineCouldAnswer(marineAnswers(answers, about, m, foe), m)) return true
  return false
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
