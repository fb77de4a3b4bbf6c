import { commitment, type Event, type Seat, type State, seenEvents, type Viewer } from '@redoubt/kernel'
import type { History, HostEvent, Listener, Message, UndoNeed, UndoOffer } from '../messages/message.ts'
import { type Picture, type Pictures, pictureOf, pictures } from '../messages/pictures.ts'
import { eventsAfter, eventsIn, made, outcomeOf } from '../record/ledger.ts'
import { personIn } from '../seats/player.ts'
import { faces } from '../time/chessclock.ts'
import { objectionTo, type Running } from './running.ts'
import { lastOwn, makesPractice, needsNobody } from './undo.ts'

export function subscribe(m: Running, viewer: Viewer, listener: Listener, since = -1): () => void {
  if (viewer !== 'spectator' && !m.players.has(viewer)) throw new Error(`There is no seat ${viewer} in this match.`)
  const { ledger } = m
  const message = {
    ...messageFor(m, viewer, eventsAfter(ledger, since)),
    ...(since < 0 && ledger.undone.length > 0 ? { undone: undoneFor(ledger, viewer) } : {}),
    commitment: commitment(ledger.line.seed),
  }
  const leave = m.audience.join(viewer, listener)
  m.audience.tell(listener, message)
  return leave
}

/** What this viewer saw of decisions that were taken back, and after how many of the events that stand. */
function undoneFor({ past, undone }: Running['ledger'], viewer: Viewer): NonNullable<Message['undone']> {
  const found: Array<{ after: number; events: Message['events'] }> = []
  let after = 0
  for (const step of [...past, ...undone].sort((a, b) => a.seq - b.seq)) {
    const events = seenEvents(eventsIn(step), viewer)
    if (undone.includes(step)) found.push({ after, events })
    else after += events.length
  }
  return found
}

export function historyOf({ ledger }: Running, viewer: Viewer, before: number, most: number): History {
  const past = ledger.past.filter(({ seq }) => seq < before)
  const steps = past
    .slice(-most)
    .map(one => ({ seq: one.seq, made: one.made, events: seenEvents(eventsIn(one), viewer) }))
  return { steps, first: past.length <= most }
}

export function publish(m: Running, events: ReadonlyArray<Event | HostEvent>): void {
  m.audience.send(viewer => messageFor(m, viewer, events))
}

function messageFor(m: Running, viewer: Viewer, events: ReadonlyArray<Event | HostEvent>): Message {
  const { ledger, chess, setup } = m
  const { view, decision } = pictureFor(m, viewer)
  return {
    seq: ledger.seq,
    made: made(ledger),
    view,
    decision: ledger.forfeit ? null : decision,
    ...(decision && isSame(m, viewer, decision.seat) && m.turn.passes() ? { passes: true } : {}),
    events: seenEvents(events, viewer),
    outcome: outcomeOf(ledger),
    clocks: chess ? faces(chess, setup.clock.now()) : null,
    undo: undoOffer(m, viewer),
    ...(ledger.practice ? { practice: true } : {}),
  }
}

/** Does this viewer sit there, or somebody who is the same person? To others it would betray a hand. */
function isSame({ players }: Running, viewer: Viewer, seat: Seat): boolean {
  const person = personIn(players.get(seat)!)
  return (
    viewer === seat || (person !== undefined && viewer !== 'spectator' && personIn(players.get(viewer)!) === person)
  )
}

/** Does something after which the host may pass, or pass no longer, what somebody is looking at: then they are told. */
export function retell(m: Running, work: () => void): void {
  const before = m.turn.passes()
  work()
  if (m.turn.passes() !== before) publish(m, [])
}

export function pictureFor({ setup, ledger, pictures: now }: Running, viewer: Viewer): Picture {
  return pictureOf(setup.game, ledger.line.state, now, viewer)
}

/** What everybody who listens would see in this position. */
export function picturesOf({ setup, audience, pictures: before }: Running, state: State): Pictures {
  return pictures(setup.game, state, audience.viewers(), before)
}

function undoOffer(m: Running, viewer: Viewer): UndoOffer {
  const { ledger, request } = m
  const to =
    viewer === 'spectator' || objectionTo(m, viewer) || outcomeOf(ledger)
      ? null
      : lastOwn(m, ledger.line.marks, ledger.auto, viewer)
  return { can: to === null ? 'no' : needed(m, viewer, to), request }
}

function needed(m: Running, seat: Seat, to: number): UndoNeed {
  if (!needsNobody(m, seat, to)) return 'by-consent'
  return makesPractice(m, to) ? 'as-practice' : 'freely'
}
