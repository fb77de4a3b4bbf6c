import { expectedDamage } from '@redoubt/bots'
import { type DoomEvent, type DoomState, INVADER } from '@redoubt/doom'
import { type Content, contentFrom } from '@redoubt/doom/content'
import { isMarineId } from '@redoubt/doom/seats'
import type { Reading, Step } from './reading.ts'
import type { AttackResult, Deeds } from './review.ts'

const WEIGHTS: Readonly<Partial<Record<DoomEvent['type'], number>>> = {
  frag: 6,
  killed: 5,
  'glory-kill': 5.5,
  objective: 4.5,
  portal: 4,
  progress: 3.5,
  hits: 2,
  group: 3,
  door: 1,
}

/** DOOM: activations, attacks with dice, marines and the invader. */
export const doomFacts: Reading = {
  turn: state => {
    const g = state as DoomState
    if (g.phase !== 'activation' || g.turn === null) return null
    return { name: `${g.round} ${g.initiative.cards.length} ${g.turn}`, seat: g.turn }
  },
  weight: event => {
    const told = event as DoomEvent
    const weight = WEIGHTS[told.type] ?? 0
    return told.type === 'hits' ? weight + told.damage / 10 : weight
  },
  facts: (steps, options) => {
    const content = contentFrom(options as Parameters<typeof contentFrom>[0])
    const events = steps.flatMap(step => (step.events as DoomEvent[]).map(event => ({ event, step })))
    const attacks = attacksIn(events, content)
    const state = steps.at(-1)?.before as DoomState | undefined
    const seats = [...(state?.marines.map(({ id }) => id) ?? []), INVADER]
    return {
      attacks,
      deeds: seats.map(seat => deedsOf(seat, events, attacks)),
      draws: Object.fromEntries(seats.map(seat => [seat, { cards: drawnBy(seat, events), worth: 0, usual: 0 }])),
    }
  },
}

type Told = ReadonlyArray<{ event: DoomEvent; step: Step }>

const seatOf = (figure: string): string => (isMarineId(figure) ? figure : INVADER)

function attacksIn(events: Told, content: Content): AttackResult[] {
  const found: AttackResult[] = []
  events.forEach(({ event, step }, n) => {
    if (event.type !== 'attack') return
    const { attacker, defender, dice } = event
    const rest = events.slice(n + 1)
    const stop = rest.findIndex(({ event: { type } }) => type === 'attack')
    const after = (stop < 0 ? rest : rest.slice(0, stop)).map(({ event: one }) => one)
    const hits = after.find(one => one.type === 'hits')
    if (hits?.type !== 'hits') return
    const figure = (step.before as DoomState).figures.find(({ id }) => id === defender)
    const cover = after.some(({ type }) => type === 'rejected')
    const kind = figure?.kind ?? 'marine'
    const expected = expectedDamage(content, kind, { ...dice, cover, bare: figure?.stunned ?? false })
    const side = seatOf(attacker) === INVADER ? 1 : 0
    found.push({ at: step.at, attacker, defender: hits.defender, side, expected, damage: hits.damage })
  })
  return found
}

function deedsOf(seat: string, events: Told, attacks: readonly AttackResult[]): Deeds {
  const deeds: Deeds = { seat, dealt: 0, taken: 0, kills: 0, glory: 0, fell: 0, luck: 0 }
  for (const { event } of events) {
    if (event.type === 'damage') {
      if (event.by !== null && seatOf(event.by) === seat && seatOf(event.figure) !== seat) deeds.dealt += event.amount
      if (seatOf(event.figure) === seat) deeds.taken += event.amount
    } else if (event.type === 'killed') {
      if (event.by !== null && seatOf(event.by) === seat) deeds.kills++
      if (seatOf(event.figure) === seat) deeds.fell++
    } else if (event.type === 'glory-kill' && event.marine === seat) deeds.glory++
  }
  for (const { attacker, defender, damage, expected } of attacks) {
    if (seatOf(attacker) === seat) deeds.luck += damage - expected
    else if (seatOf(defender) === seat) deeds.luck -= damage - expected
  }
  return deeds
}

function drawnBy(seat: string, events: Told): number {
  return events.reduce((sum, { event }) => {
    if (event.type === 'cards-drawn' && event.marine === seat) return sum + event.count
    return event.type === 'events-drawn' && seat === INVADER ? sum + event.count : sum
  }, 0)
}
