import { type Answer, call, type Frame, type Next, opening, type WindowFrame, window } from '@redoubt/kernel'
import type { DoomChoice } from '../choices.ts'
import type { Ability } from '../content/ability.ts'
import type { Timing } from '../content/vocabulary.ts'
import { contentOf, figureOf, findFigure, isDemon, isMarine, marineOf, onMap } from '../figures.ts'
import { ability, momentOf } from '../procedures.ts'
import { type DoomState, type Figure, INVADER, type Marine } from '../state.ts'

import { mayUse } from './may.ts'
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

function marineTimings(g: DoomState, f: MomentFrame, m: Marine): Timing[] {
  const { own, each, allies } = answering(f)
  const about = f.self === undefined ? undefined : findFigure(g, f.self)
  const timings: Timing[] = []
  if (own && f.self === m.id) timings.push(...own)
  if (each && (f.moment !== 'during-defense' || (about && isMarine(about)))) timings.push(...each)
  if (allies && f.self !== m.id && about && isMarine(about)) timings.push(...allies)
  return timings
}

/** Abilities without any cost simply happen; what they do can still be declined where there is something to decide. */
export function isFree(a: Ability): boolean {
  if (a.source !== 'demon' && a.source !== 'class') return false
  return a.argent === 0 && Object.keys(a.cost).length === 0
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

function ofMarine(g: DoomState, f: MomentFrame, m: Marine): Found[] {
  const timings = marineTimings(g, f, m)
  if (timings.length === 0) return []
  const content = contentOf(g)
  const found: Found[] = []
  const add = (a: Ability | undefined) => {
    if (!a || !timings.includes(a.timing)) return
    const use = useOf(f, a, m.id, m.id)
    if (mayUse(g, use, a)) found.push({ use, ability: a })
  }
  if (m.class) for (const a of content.abilitiesOf(m.class)) add(a)
  for (const card of m.glory.cards) add(content.abilities[card])
  const onTheMap = onMap(figureOf(g, m.id))
  if (onTheMap) for (const card of m.hand.cards) add(content.abilities[card])
  return found
}

function ofInvader(g: DoomState, f: MomentFrame): Found[] {
  const content = contentOf(g)
  const { demon, demons, events } = answering(f)
  const about = f.self === undefined ? undefined : findFigure(g, f.self)
  const found: Found[] = []
  const add = (a: Ability, self: Figure) => {
    const use = useOf(f, a, INVADER, self.id)
    if (mayUse(g, use, a)) found.push({ use, ability: a })
  }
  if (demon && about && isDemon(about))
    for (const a of content.abilitiesOf(about.kind)) if ((demon as Timing[]).includes(a.timing)) add(a, about)
  if (demons && about && isMarine(about))
    for (const kind of Object.keys(g.demons))
      for (const a of content.abilitiesOf(kind))
        if ((demons as Timing[]).includes(a.timing))
          for (const self of g.figures) if (self.kind === kind && onMap(self)) add(a, self)
  if (events) {
    const seen: string[] = []
    for (const card of g.invader.hand.cards) {
      if (seen.includes(card)) continue // D-EVENT-7: one copy at a moment
      seen.push(card)
      const a = content.abilities[card]!
      const use = useOf(f, a, INVADER)
      if (eventFits(f, about, a) && (events as Timing[]).includes(a.timing) && mayUse(g, use, a))
        found.push({ use, ability: a })
    }
  }
  return found
}

/** Does the text of an event fit this moment, as far as everybody can see? */
function eventFits(f: MomentFrame, about: Figure | undefined, a: Ability): boolean {
  const ofKind = a.effects.some(e => 'who' in e && typeof e.who === 'object' && e.who.kind === 'activating')
  if (f.moment === 'kind-start') return ofKind
  if (f.moment === 'activation-start') return !ofKind && !!about && isDemon(about)
  if (f.moment === 'defender-chosen') {
    const redirects = a.effects.some(e => e.op === 'redirectAttack')
    return !!about && redirects !== isDemon(about)
  }
  if (f.moment === 'when-demon-killed')
    return !a.effects.some(e => 'who' in e && e.who === 'killer') || f.killer !== undefined
  if (f.moment === 'between-activations' || f.moment === 'argent-announced') return true
  return !!about && isDemon(about)
}

function choiceOf({ use, ability }: Found): DoomChoice {
  return ability.source === 'demon'
    ? { do: 'use', card: ability.id, figure: use.self! }
    : { do: 'use', card: ability.id }
}

function foundFor(g: DoomState, f: MomentFrame, seat: string): Found[] {
  return seat === INVADER ? ofInvader(g, f) : ofMarine(g, f, marineOf(g, seat))
}

/** By what everybody knows, could this seat hold a card that answers? Then it is asked, whatever it holds. */
function couldHold(g: DoomState, f: MomentFrame, seat: string): boolean {
  const content = contentOf(g)
  const about = f.self === undefined ? undefined : findFigure(g, f.self)
  if (seat === INVADER) {
    const { events } = answering(f)
    if (!events || g.invader.hand.cards.length === 0) return false
    return (events as Timing[]).some(timing =>
      content.byTiming('event', timing).some(a => {
        const copies = content.events[a.id]!.copies
        if (g.invader.discard.cards.filter(card => card === a.id).length >= copies) return false
        return eventFits(f, about, a) && mayUse(g, useOf(f, a, INVADER), a)
      }),
    )
  }
  const m = marineOf(g, seat)
  const timings = marineTimings(g, f, m)
  if (timings.length === 0) return false
  if (m.hand.cards.length > 0 && onMap(figureOf(g, m.id))) {
    for (const set of ['uac', ...m.weapons])
      for (const card of setCards(g, set)) {
        const a = content.abilities[card]!
        if (!timings.includes(a.timing) || m.discard.cards.includes(card) || m.play.cards.includes(card)) continue
        if (mayUse(g, useOf(f, a, m.id, m.id), a)) return true
      }
  }
  if (m.glory.cards.length > 0)
    for (const timing of timings)
      for (const a of content.byTiming('glory', timing))
        if (!g.glory.discard.cards.includes(a.id) && mayUse(g, useOf(f, a, m.id, m.id), a)) return true
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
  answers: (g, f, seat) =>
    foundFor(g, f, seat).map((found): Answer<DoomChoice> => {
      const forced = isFree(found.ability)
      return { id: found.ability.id, choice: choiceOf(found), ...(forced ? { forced } : {}) }
    }),
  suspects: couldHold,
  use: (g, f, seat, choice) => {
    const found = foundFor(g, f, seat).find(
      ({ ability, use }) => ability.id === choice.card && (ability.source !== 'demon' || use.self === choice.figure),
    )!
    return call(ability, { ...found.use, auto: isFree(found.ability) })
  },
  // Free abilities commute or belong to one player; the one whose activation it is decides otherwise (D-TIMING-1).
  forcedBy: g => order(g)[0]!,
})

/** Opens a moment, if anybody could answer it. */
export function momentFrame(g: DoomState, moment: Moment, facts: Happening): Frame | null {
  const f: MomentFrame = { ...momentOf.start({ ...opening(), moment, ...facts } as never), moment }
  const anybody = order(g).some(seat => foundFor(g, f, seat).length > 0 || couldHold(g, f, seat))
  return anybody ? f : null
}

export function moment(g: DoomState, name: Moment, facts: Happening): Next {
  const f = momentFrame(g, name, facts)
  return f ? { push: [f] } : undefined
}
