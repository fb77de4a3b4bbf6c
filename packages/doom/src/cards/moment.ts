import { type Answer, call, type Frame, type Next, type WindowFrame, window } from '@redoubt/kernel'
import type { DoomChoice } from '../choices.ts'
import type { Ability } from '../content/ability.ts'
import type { Timing } from '../content/vocabulary.ts'
import { contentOf, figureOf, findFigure, isDemon, isMarine, marineOf, onMap, skips } from '../figures.ts'
import { ability, momentOf } from '../procedures.ts'
import { type DoomState, type Figure, INVADER, type Marine } from '../state.ts'

import { answerers, NO_ABILITIES } from './answers.ts'
import { couldUse, mayUse } from './may.ts'
import { type Happening, happening, type Use } from './use.ts'

/** A moment that abilities may answer (D-TIMING), with what happened. */
export interface MomentFrame extends WindowFrame, Happening {
  moment: Moment
}

/** Whose abilities answer a moment: the marine it is about, every marine, or every marine but that one. */
interface Answering {
  own?: readonly Timing[]
  each?: readonly Timing[]
  allies?: readonly Timing[]
  /** Abilities of the demon it is about, or of every demon. */
  demon?: readonly Timing[]
  demons?: readonly Timing[]
  events?: readonly Timing[]
}

const MOMENTS = {
  'before-attack': {
    own: ['before-attack'],
    allies: ['ally-before-attack'],
    demon: ['before-attack'],
    events: ['before-attack'],
  },
  'defender-chosen': { own: ['defender-chosen'], demon: ['defender-chosen'], events: ['defender-chosen'] },
  'during-defense': {
    own: ['during-defense', 'reaction:defending'],
    each: ['ally-defending'],
    demon: ['during-defense'],
    events: ['during-defense'],
  },
  'during-attack': { own: ['during-attack'], demon: ['during-attack'], events: ['during-attack'] },
  'after-attack': { own: ['after-attack'], demon: ['after-attack'], events: ['after-attack'] },
  'after-defense': { own: ['after-defense', 'reaction:after-defense'], demon: ['after-defense'] },
  'after-enemy-attack': { demons: ['after-enemy-attack'] },
  'activation-start': {
    own: ['activation-start'],
    allies: ['ally-activation-start'],
    demon: ['activation-start'],
    events: ['activation-start'],
  },
  'kind-start': { events: ['activation-start'] },
  'activation-end': { own: ['activation-end'], demon: ['activation-end'] },
  'demon-activation-end': { each: ['reaction:demon-activation-end'] },
  'on-sprint': { own: ['on-sprint'] },
  'glory-kill': { own: ['glory-kill'] },
  'when-kills': { own: ['when-kills'] },
  'would-be-killed': { own: ['would-be-killed'], events: ['would-be-killed'] },
  'when-demon-killed': { events: ['when-demon-killed'] },
  'argent-announced': { events: ['argent-ability-used'] },
  'argent-paid': { each: ['argent-ability-used'] },
  'initiative-revealed': { each: ['initiative-revealed'] },
  'between-activations': { each: ['between-activations', 'any-time'], events: ['between-activations'] },
} as const satisfies Record<string, Answering>

export type Moment = keyof typeof MOMENTS

const answering = (f: MomentFrame): Answering => MOMENTS[f.moment]

/** D-TIMING-1, 2: the player whose activation it is first; otherwise the invader, then the marines. */
function order(g: DoomState): string[] {
  const seats = [INVADER, ...g.marines.map(m => m.id as string)]
  return g.turn ? [g.turn, ...seats.filter(seat => seat !== g.turn)] : seats
}

/** The timings at which a marine's abilities answer this moment. */
function marineTimings(f: MomentFrame, about: Figure | undefined, m: Marine): readonly Timing[] {
  const { own, each, allies } = answering(f)
  const mine = own && f.self === m.id
  const also = each && (f.moment !== 'during-defense' || (about && isMarine(about)))
  if (mine) return also ? [...own, ...each] : own
  if (also) return each
  return allies && about && isMarine(about) ? allies : NO_TIMINGS
}

const NO_TIMINGS: readonly Timing[] = []

/** Abilities without any cost simply happen; what they do can still be declined where there is something to decide. */
export function isFree(a: Ability): boolean {
  if (a.source !== 'demon' && a.source !== 'class') return false
  if (a.argent > 0) return false
  for (const _ in a.cost) return false
  return true
}

interface Found {
  use: Use
  ability: Ability
}

function useOf(f: MomentFrame, ability: Ability, owner: string, self?: string): Use {
  const use: Use = { ...happening(f), ability: ability.id, owner }
  if (self !== undefined && self !== f.self) {
    // The moment is about somebody else: that figure is what triggered it.
    if (f.self !== undefined) use.trigger = f.self
    use.self = self
  }
  return use
}

const aboutWhom = (g: DoomState, f: MomentFrame) => (f.self === undefined ? undefined : findFigure(g, f.self))

/** Free abilities of the figures concerned, or everything that has a cost or comes from a hidden hand. */
function foundFor(g: DoomState, f: MomentFrame, seat: string, free: boolean): Found[] {
  const found: Found[] = []
  const index = answerers(contentOf(g))
  const about = aboutWhom(g, f)
  const add = (a: Ability, owner: string, self?: string) => {
    const use = useOf(f, a, owner, self)
    if (mayUse(g, use, a)) found.push({ use, ability: a })
  }
  if (seat === INVADER) {
    const { demon, demons, events } = answering(f)
    if (demon && about && isDemon(about))
      for (const timing of demon)
        for (const a of index.demons[about.kind]?.[timing] ?? NO_ABILITIES)
          if (isFree(a) === free) add(a, INVADER, about.id)
    if (demons && about && isMarine(about))
      for (const self of g.figures)
        if (isDemon(self) && onMap(self))
          for (const timing of demons)
            for (const a of index.demons[self.kind]?.[timing] ?? NO_ABILITIES)
              if (isFree(a) === free) add(a, INVADER, self.id)
    if (events && !free)
      // D-EVENT-7: one copy at a moment
      for (const timing of events)
        for (const a of index.events[timing] ?? NO_ABILITIES)
          if (g.invader.hand.cards.includes(a.id) && eventFits(f, about, a)) add(a, INVADER)
    return found
  }
  const m = marineOf(g, seat)
  const timings = marineTimings(f, about, m)
  if (timings.length === 0) return found
  const reacts = !free && m.hand.cards.length > 0 && onMap(figureOf(g, m.id))
  for (const timing of timings) {
    if (m.class)
      for (const a of index.classes[m.class]?.[timing] ?? NO_ABILITIES) if (isFree(a) === free) add(a, m.id, m.id)
    if (free) continue
    if (m.glory.cards.length > 0)
      for (const a of index.glory[timing] ?? NO_ABILITIES) if (m.glory.cards.includes(a.id)) add(a, m.id, m.id)
    if (reacts)
      for (const a of index.reactions[timing] ?? NO_ABILITIES) if (m.hand.cards.includes(a.id)) add(a, m.id, m.id)
  }
  return found
}

/** Does the text of an event fit this moment, as far as everybody can see? */
function eventFits(f: MomentFrame, about: Figure | undefined, a: Ability): boolean {
  switch (f.moment) {
    case 'kind-start':
      return ofKind(a)
    case 'activation-start':
      return !!about && isDemon(about) && !ofKind(a)
    case 'defender-chosen':
      return !!about && a.effects.some(e => e.op === 'redirectAttack') !== isDemon(about)
    case 'when-demon-killed':
      return f.killer !== undefined || !a.effects.some(e => 'who' in e && e.who === 'killer')
    case 'between-activations':
    case 'argent-announced':
      return true
    default:
      return !!about && isDemon(about)
  }
}

const ofKind = (a: Ability) =>
  a.effects.some(e => 'who' in e && typeof e.who === 'object' && e.who.kind === 'activating')

function choiceOf({ use, ability }: Found): DoomChoice {
  return ability.source === 'demon'
    ? { do: 'use', card: ability.id, figure: use.self! }
    : { do: 'use', card: ability.id }
}

/** By what everybody knows, could this seat hold a card that answers? Then it is asked, whatever it holds. */
function couldHold(g: DoomState, f: MomentFrame, seat: string): boolean {
  const content = contentOf(g)
  const index = answerers(content)
  const about = aboutWhom(g, f)
  if (seat === INVADER) {
    const { events } = answering(f)
    if (g.invader.hand.cards.length === 0) return false
    if (events)
      for (const timing of events)
        for (const a of index.events[timing] ?? NO_ABILITIES)
          if (eventFits(f, about, a) && !allShown(g, a.id) && mayUse(g, useOf(f, a, INVADER), a)) return true
    return couldOverflow(g, f, about)
  }
  const m = marineOf(g, seat)
  const timings = marineTimings(f, about, m)
  if (timings.length === 0) return false
  const reacts = m.hand.cards.length > 0 && onMap(figureOf(g, m.id))
  for (const timing of timings) {
    if (reacts)
      for (const a of index.reactions[timing] ?? NO_ABILITIES) {
        const { set } = content.actionCards[a.id]!
        if (set !== 'uac' && !m.weapons.includes(set)) continue
        if (m.discard.cards.includes(a.id) || m.play.cards.includes(a.id)) continue
        if (mayUse(g, useOf(f, a, m.id, m.id), a)) return true
      }
    if (m.glory.cards.length > 0)
      for (const a of index.glory[timing] ?? NO_ABILITIES)
        if (!g.glory.discard.cards.includes(a.id) && mayUse(g, useOf(f, a, m.id, m.id), a)) return true
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
      for (const a of index.demons[self.kind]?.[timing] ?? NO_ABILITIES)
        if (a.argent > 0 && a.argent <= most && couldUse(g, useOf(f, a, INVADER, self.id), a)) return true
  }
  return false
}

export function setCards(g: DoomState, set: string): readonly string[] {
  const content = contentOf(g)
  if (set !== 'uac') return content.weapons[set]?.cards ?? []
  return Object.values(content.actionCards)
    .filter(card => card.set === 'uac')
    .map(card => card.id)
}

export const momentFlow = window<DoomState, MomentFrame, DoomChoice>({
  name: 'moment',
  kind: (_g, f) => f.moment,
  rule: () => 'D-TIMING-1',
  about: (_g, f) => ({ ...happening(f) }),
  order: g => order(g),
  answers: (g, f, seat, forced) =>
    foundFor(g, f, seat, forced).map(
      (found): Answer<DoomChoice> => ({ id: found.ability.id, choice: choiceOf(found), forced }),
    ),
  suspects: couldHold,
  use: (g, f, seat, choice) => {
    const free = isFree(contentOf(g).abilities[choice.card!]!)
    const found = foundFor(g, f, seat, free).find(
      ({ ability, use }) => ability.id === choice.card && (ability.source !== 'demon' || use.self === choice.figure),
    )!
    return call(ability, { ...found.use, auto: free })
  },
  // Free abilities commute or belong to one player; the one whose activation it is decides otherwise (D-TIMING-1).
  forcedBy: g => order(g)[0]!,
})

/** Could anybody answer at all? A quick look that may say yes too often; the window looks closely. */
function stirs(g: DoomState, f: MomentFrame): boolean {
  const index = answerers(contentOf(g))
  const about = aboutWhom(g, f)
  const { demon, demons, events } = answering(f)
  if (events && g.invader.hand.cards.length > 0) return true
  if (demons && about && isMarine(about)) return true
  if (demon && about && isDemon(about)) for (const timing of demon) if (index.demons[about.kind]?.[timing]) return true
  for (const m of g.marines)
    for (const timing of marineTimings(f, about, m)) {
      if (m.class && index.classes[m.class]?.[timing]) return true
      if (index.reactions[timing] && m.hand.cards.length > 0) return true
      if (index.glory[timing] && m.glory.cards.length > 0) return true
    }
  return false
}

/** Opens a moment, if anybody could answer it. */
export function momentFrame(g: DoomState, moment: Moment, facts: Happening): Frame | null {
  const f = momentOf.start({ turn: 0, passes: 0, used: [], moment, ...facts })
  return stirs(g, f) ? f : null
}

export function moment(g: DoomState, name: Moment, facts: Happening): Next {
  const f = momentFrame(g, name, facts)
  return f ? { push: [f] } : undefined
}
