/** How large it is what a seat is told of a decision: the difference of its view and decision, and the events. */
import { type Done, measure, mix, report } from '@redoubt/kernel/bench'
import { difference, type Message, openMatch, systemClock } from '../src/index.ts'
import { matches, type Told } from './lib/matches.ts'

export default async function bench(): Promise<void> {
  for (const told of matches()) {
    const inboxes = await listened(told)
    const rows = [...inboxes.values()].flatMap(messages => messages.slice(1).map((now, n) => sizes(messages[n]!, now)))
    console.log(
      `${told.game.name}, ${told.moves.length} decisions, ${inboxes.size} seats; bytes of JSON per decision and seat`,
    )
    for (const part of ['whole', 'all', 'view', 'decision', 'events'] as const) {
      const list = rows.map(row => row[part]).sort((a, b) => a - b)
      const at = (share: number) => list[Math.floor(share * (list.length - 1))]!
      const mean = list.reduce((sum, size) => sum + size, 0) / list.length
      console.log(
        `${NAMES[part].padEnd(34)} median ${at(0.5)}  mean ${mean.toFixed(0)}  p90 ${at(0.9)}  p99 ${at(0.99)}  most ${at(1)}`,
      )
    }
    report(
      'a difference',
      measure(() => all(inboxes)),
    )
    console.log()
  }
}

const NAMES = {
  whole: 'the whole message',
  all: 'differences and events',
  view: '  difference of the view',
  decision: '  difference of the decision',
  events: '  events',
}

async function listened({ game, options, seed, moves, seats }: Told): Promise<Map<string, Message[]>> {
  const host = openMatch({ game, options, seed, clock: systemClock })
  const inboxes = new Map<string, Message[]>()
  for (const seat of seats) {
    const inbox: Message[] = []
    inboxes.set(seat, inbox)
    host.subscribe(seat, message => inbox.push(message))
  }
  for (const [seq, { seat, key }] of moves.entries()) await host.choose(seat, seq, key)
  host.close()
  return inboxes
}

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length

function sizes(before: Message, now: Message) {
  const view = difference(before.view, now.view)
  const decision = difference(before.decision, now.decision)
  const told = {
    ...(view ? { view } : {}),
    ...(decision ? { decision } : {}),
    ...(now.events.length > 0 ? { events: now.events } : {}),
  }
  return {
    whole: bytes(now),
    all: bytes(told),
    view: view ? bytes(view) : 0,
    decision: decision ? bytes(decision) : 0,
    events: now.events.length > 0 ? bytes(now.events) : 0,
  }
}

function all(inboxes: Map<string, Message[]>): Done {
  const done = { operations: 0, checksum: 0 }
  for (const messages of inboxes.values())
    for (let n = 1; n < messages.length; n++) {
      const changed = difference(messages[n - 1]!.view, messages[n]!.view)
      const decided = difference(messages[n - 1]!.decision, messages[n]!.decision)
      done.operations++
      done.checksum = mix(done.checksum, Number(changed !== null) + 2 * Number(decided !== null))
    }
  return done
}
