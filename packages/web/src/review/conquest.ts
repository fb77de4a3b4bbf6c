import { atkOf, type ConquestEvent, type ConquestState, cardName, designById, designOf, SEATS } from '@redoubt/conquest'
import type { Reading, Step } from './reading.ts'
import type { AttackResult, Deeds, Draws } from './review.ts'

const WEIGHTS: Readonly<Partial<Record<ConquestEvent['type'], number>>> = {
  claim: 6,
  bloodied: 6,
  destroy: 4,
  'battle-end': 3,
  struggle: 2,
  commit: 1.5,
  enter: 1,
}

/** Conquest: phases and combat turns; no dice, but cards are drawn. */
export const conquestFacts: Reading = {
  turn: state => {
    const g = state as ConquestState
    const { decision } = g
    if (!decision || g.phase === 'setup') return null
    return { name: `${g.round} ${g.phase} ${g.battle?.at ?? ''}`, seat: decision.seat }
  },
  weight: event => WEIGHTS[(event as ConquestEvent).type] ?? 0,
  facts: steps => {
    const events = steps.flatMap(step => (step.events as ConquestEvent[]).map(event => ({ event, step })))
    const attacks = attacksIn(events)
    return {
      attacks,
      deeds: SEATS.map(seat => deedsOf(seat, events, attacks)),
      draws: Object.fromEntries(SEATS.map((seat, side) => [seat, drawsOf(steps, side as 0 | 1)])),
    }
  },
}

type Told = ReadonlyArray<{ event: ConquestEvent; step: Step }>

const ownerOf = (g: ConquestState, card: string): string | undefined => {
  const piece = g.play.find(p => cardName(g, p.id) === card)
  return piece && SEATS[piece.ctrl]
}

/** What an attack would do unshielded, and what it did. */
function attacksIn(events: Told): AttackResult[] {
  const found: AttackResult[] = []
  events.forEach(({ event, step }, n) => {
    if (event.type !== 'attack') return
    const g = step.before as ConquestState
    const piece = g.play.find(p => cardName(g, p.id) === event.attacker)
    if (!piece) return
    const rest = events.slice(n + 1)
    const stop = rest.findIndex(
      ({ event: { type } }) => type === 'attack' || type === 'combat-round' || type === 'battle-end',
    )
    const damage = (stop < 0 ? rest : rest.slice(0, stop)).reduce(
      (sum, { event: one }) => sum + (one.type === 'damage' && one.unit === event.defender ? one.amount : 0),
      0,
    )
    const { attacker, defender } = event
    found.push({ at: step.at, attacker, defender, side: piece.ctrl, expected: atkOf(g, piece), damage })
  })
  return found
}

function deedsOf(seat: string, events: Told, attacks: readonly AttackResult[]): Deeds {
  const deeds: Deeds = { seat, dealt: 0, taken: 0, kills: 0, glory: 0, fell: 0, luck: 0 }
  for (const { event, step } of events) {
    if (event.type !== 'damage' && event.type !== 'destroy') continue
    const card = event.type === 'damage' ? event.unit : event.card
    const mine = ownerOf(step.before as ConquestState, card) === seat
    if (event.type === 'damage') deeds[mine ? 'taken' : 'dealt'] += event.amount
    else deeds[mine ? 'fell' : 'kills']++
  }
  for (const { side, damage, expected } of attacks) deeds.luck += (SEATS[side] === seat ? 1 : -1) * (damage - expected)
  return deeds
}

/** What a card is worth to whoever draws it: its cost, and a little for being a card at all. */
const worthOf = (id: string): number => (designById(id)?.cost ?? 0) + 1

function drawsOf(steps: readonly Step[], side: 0 | 1): Draws {
  let [cards, worth] = [0, 0]
  const first = steps[0]?.before as ConquestState | undefined
  const deck = first ? [...first.players[side].deck, ...first.players[side].hand] : []
  const usual =
    deck.length > 0 ? deck.reduce((sum, id) => sum + worthOf(designOf(first!, id).card.id), 0) / deck.length : 0
  steps.forEach(({ before }, n) => {
    const after = steps[n + 1]?.before as ConquestState | undefined
    if (!after) return
    const had = (before as ConquestState).players[side].deck
    for (const id of after.players[side].hand) {
      if (!had.includes(id)) continue
      cards++
      worth += worthOf(designOf(after, id).card.id)
    }
  })
  return { cards, worth: cards > 0 ? worth / cards : 0, usual }
}
