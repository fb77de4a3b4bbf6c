import { derived } from '../match/derived.ts'
import { contentOf } from '../match/figures.ts'
import { type Answerers, MOMENTS, type Moment } from '../match/moments.ts'
import type { Ability, Content, Timing } from '../match/said.ts'
import type { DoomState } from '../match/state.ts'
import { type EventAnswers, eventAnswer, eventsFor } from './event-answers.ts'

/** All abilities of a content that answer one moment, in the order they are asked: moments come very often. */
export interface MomentAnswers {
  /** By kind: abilities of the demon it is about, and those of every demon when it is about a marine. */
  demon: ReadonlyMap<string, DemonAnswers> | null
  demons: ReadonlyMap<string, DemonAnswers> | null
  /** Of the figure it was done to, demon or marine. */
  foeDemon: ReadonlyMap<string, DemonAnswers> | null
  foe: MarinesAnswers | null
  /** By what the moment is about. */
  events: EventAnswers | null
  /** By class: of the marine it is about, of every marine, of every marine but that one. */
  own: MarinesAnswers | null
  each: MarinesAnswers | null
  allies: MarinesAnswers | null
  /** Only when it is about a marine does it concern every one of them. */
  eachIfMarine: boolean
  /** Some of what marines answer with costs nothing. */
  freeOfMarines: boolean
}

/** Abilities of a demon card: those without any cost, and those with one. */
export interface DemonAnswers {
  free: readonly Ability[]
  paid: readonly Ability[]
}

/** What a marine may answer with: its class card, a Glory Kill card, or a reaction card of some set in its hand. */
export interface MarineAnswer {
  ability: Ability
  from: 'class' | 'glory' | 'hand'
  free: boolean
  set: string
}

/** By class; '' for a marine without one. */
type MarinesAnswers = ReadonlyMap<string, readonly MarineAnswer[]>

const answersOf = derived(build)

export function answersTo(g: DoomState, moment: Moment): MomentAnswers {
  return answersOf(contentOf(g)).get(moment)!
}

function build(content: Content): Map<Moment, MomentAnswers> {
  const all = Object.values(content.abilities)
  const events = all.filter(a => a.source === 'event').map(a => eventAnswer(content, a))
  // Whoever is only suspected of an answer is settled by the first that fits: easy questions first.
  events.sort((a, b) => effort(a.ability) - effort(b.ability))
  const known = new Map<Moment, MomentAnswers>()
  for (const [moment, whose] of Object.entries<Answerers>(MOMENTS)) {
    const { own, each, allies, demon, demons, foe, events: invader } = whose
    const timings = [own, each, allies, foe].flatMap(list => list ?? [])
    known.set(moment as Moment, {
      demon: demon ? ofDemons(all, demon) : null,
      demons: demons ? ofDemons(all, demons) : null,
      foeDemon: foe ? ofDemons(all, foe) : null,
      foe: foe ? ofMarines(content, all, foe) : null,
      events: invader
        ? eventsFor(
            moment as Moment,
            events.filter(e => invader.includes(e.ability.timing)),
          )
        : null,
      own: own ? ofMarines(content, all, [...own, ...(each ?? [])]) : null,
      each: each ? ofMarines(content, all, each) : null,
      allies: allies ? ofMarines(content, all, allies) : null,
      eachIfMarine: moment === 'during-defense',
      freeOfMarines: all.some(a => a.source === 'class' && isFree(a) && timings.includes(a.timing)),
    })
  }
  return known
}

function ofDemons(all: readonly Ability[], timings: readonly Timing[]): Map<string, DemonAnswers> {
  const kinds = new Map<string, { free: Ability[]; paid: Ability[] }>()
  for (const timing of timings)
    for (const a of all) {
      if (a.source !== 'demon' || a.timing !== timing) continue
      let card = kinds.get(a.card)
      if (!card) kinds.set(a.card, (card = { free: [], paid: [] }))
      ;(isFree(a) ? card.free : card.paid).push(a)
    }
  return kinds
}

function ofMarines(content: Content, all: readonly Ability[], timings: readonly Timing[]): MarinesAnswers {
  const classes = new Map<string, MarineAnswer[]>()
  for (const id of ['', ...Object.keys(content.classes)]) {
    const list: MarineAnswer[] = []
    for (const timing of timings) {
      const now = all.filter(a => a.timing === timing)
      for (const ability of now)
        if (ability.source === 'class' && ability.card === id)
          list.push({ ability, from: 'class', free: isFree(ability), set: '' })
      for (const ability of now)
        if (ability.source === 'glory') list.push({ ability, from: 'glory', free: false, set: '' })
      for (const ability of now)
        if (ability.source === 'action' && timing.startsWith('reaction:'))
          list.push({ ability, from: 'hand', free: false, set: content.actionCards[ability.id]!.set })
    }
    classes.set(id, list)
  }
  return classes
}

/** Effects that need a place or figures to be looked for. */
const effort = (a: Ability): number => a.effects.filter(e => 'where' in e || 'who' in e || 'to' in e).length

/**
 * Abilities without any cost simply happen; what they do can still be declined where there is something to decide. Drawing
 * is asked about like a cost: the top card may be wanted where it lies, and the limit kept for later (D-ABILITY-2).
 */
export function isFree(a: Ability): boolean {
  if ((a.source !== 'demon' && a.source !== 'class') || a.argent > 0 || Object.keys(a.cost).length > 0) return false
  return a.effects.every(e => e.op !== 'drawCards')
}
