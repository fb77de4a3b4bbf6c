import {
  commitment,
  concedeKey,
  type Event,
  IllegalChoice,
  type Outcome,
  offered,
  type Seat,
  type SeenDecision,
  type State,
  seenDecision,
  seenEvents,
  type Viewer,
} from '@redoubt/kernel'
import { imagining } from './askbot.ts'
import { audience } from './audience.ts'
import { chessClock, faces, handOver, stop } from './chessclock.ts'
import {
  enter,
  eventsAfter,
  type Ledger,
  ledger,
  made,
  outcomeOf,
  playedBefore,
  publicRecordOf,
  saveOf,
  tookBackBefore,
} from './ledger.ts'
import type { HostEvent, Listener, Message, Report, UndoOffer } from './message.ts'
import { openSave } from './opensave.ts'
import { plain } from './plain.ts'
import { type Player, type SeatInfo, seatInfo } from './player.ts'
import { type Accepted, type Answer, accepted, type Refusal, type RefusalCode, refusal } from './refusal.ts'
import type { Entry, Hosting, MatchSave, NewMatch, OldMatch, PublicRecord } from './setup.ts'
import { adopt, backTo, begin, firstOf, peek, roundAt, stateAt } from './timeline.ts'
import { turn } from './turn.ts'
import { isFree, lastOwn, type UndoRequest } from './undo.ts'
import { ASKING, type Asking, MOST_PREFERENCES, type Preferences, prefer } from './windows.ts'

/** One running match. Every word of a seat carries the `seq` it answers, and may be sent again. */
export interface Host {
  readonly seats: readonly SeatInfo[]
  readonly seq: number
  /**
   * The listener gets the present at once, with the events after `since` (a `seq`; by default all of the match), then
   * every change. Returns how to leave.
   */
  subscribe(viewer: Viewer, listener: Listener, since?: number): () => void
  /**
   * A key, or a path of keys that is played as far as it stays legal and the seat's own. `concede:SEAT` may be said at any
   * time, by that seat, if the game knows it.
   */
  choose(seat: Seat, seq: number, keys: string | readonly string[]): Answer
  /** Back to `to` decisions, by default before the seat's own latest: at once if free, else when the others agree. */
  undo(seat: Seat, seq: number, to?: number): Answer
  answerUndo(seat: Seat, seq: number, agree: boolean): Answer
  withdrawUndo(seat: Seat, seq: number): Answer
  /** When this seat wants to be asked; kind '*' means every timing window. */
  prefer(seat: Seat, kind: string, asking: Asking): Answer
  /** Bots wait: whoever watches is still being shown what they did last. */
  hold(held: boolean): void
  /** Everything, the seed included: for the owner of the match. */
  save(): MatchSave
  /** What may be shown to anybody: sealed while the match runs, everything when it is over. */
  publicRecord(): PublicRecord
  /** Where the match stands, secrets included: for the owner, who keeps it beside the entries. Not to be changed. */
  position(): State
  close(): void
}

const UNDO_TIME = 60_000
const LONGEST_PATH = 200

interface Picture {
  view: unknown
  decision: SeenDecision | null
}

export function openMatch(setup: NewMatch): Host {
  const events: Event[] = []
  const line = begin(setup.game, plain(setup.options), setup.seed, events)
  return hostOf(setup, ledger(line, [events], 0, null))
}

/** Goes on with a save: after a restart, or from a position of a replay. Throws BadSave. */
export function resumeMatch(setup: OldMatch): Host {
  const heard: Event[][] = []
  const { game, save, auto } = setup
  const { line, drift, moved } = openSave(game, plain(save), (_, events) => heard.push(events), true)
  let seq = setup.seq ?? save.decisions.length
  const { rules } = save
  // Decisions to come are of today's rules; those before may not be.
  if (moved) setup.record?.({ seq: seq++, by: 'host', since: line.since! })
  else if (game.migrate?.[rules])
    setup.record?.({ seq: seq++, by: 'host', since: { at: line.keys.length, rules, state: line.state } })
  return hostOf(
    setup,
    ledger(line, heard, seq, moved && drift?.lost ? null : (save.forfeit ?? null), auto, setup.entries),
  )
}

function hostOf(setup: Hosting, l: Ledger): Host {
  const { game, clock } = setup
  const { line } = l
  const specs = game.seats(game.options.parse(line.options))
  const players = new Map<Seat, Player>(specs.map(({ seat }) => [seat, setup.seats?.[seat] ?? { kind: 'human' }]))
  for (const seat in setup.seats) if (!players.has(seat)) throw new Error(`There is no seat ${seat} in this match.`)
  const chess = setup.clocks ? chessClock(setup.clocks, [...players.keys()]) : null
  const listeners = audience(error => report({ type: 'listener-failed', error }))
  const preferences: Preferences = new Map()
  const declined = new Set<Seat>()
  let closed = false
  let request: UndoRequest | null = null
  let stopUndoTimer = () => {}
  let pictures = new Map<Viewer, Picture>()

  const next = turn(setup, {
    players,
    chess,
    preferences,
    secret: line.seed,
    pending: () => (closed || request || outcomeOf(l) ? null : line.state.decision),
    question: seat => {
      const { view, decision } = plain(pictureFor(seat))
      return { seat, view, decision: decision!, imagine: imagining(game, line.state, seat) }
    },
    play: (seat, key, byHost, why) => play(seat, key, byHost, why ? [why] : []) === null,
    lose,
    report,
  })
  next.wake()

  return {
    seats: specs.map(spec => seatInfo(spec, players.get(spec.seat)!)),
    get seq() {
      return l.seq
    },
    subscribe,
    choose,
    undo,
    answerUndo,
    withdrawUndo,
    prefer: setPreference,
    hold: next.hold,
    save: () => saveOf(l),
    publicRecord: () => publicRecordOf(l),
    position: () => line.state,
    close: () => {
      closed = true
      stopUndoTimer()
      next.wake()
      listeners.clear()
    },
  }

  function subscribe(viewer: Viewer, listener: Listener, since = -1): () => void {
    if (viewer !== 'spectator' && !players.has(viewer)) throw new Error(`There is no seat ${viewer} in this match.`)
    const message = { ...messageFor(viewer, eventsAfter(l, since)), commitment: commitment(line.seed) }
    const leave = listeners.join(viewer, listener)
    listeners.tell(listener, message)
    return leave
  }

  function publish(events: ReadonlyArray<Event | HostEvent>): void {
    listeners.send(viewer => messageFor(viewer, events))
  }

  function messageFor(viewer: Viewer, events: ReadonlyArray<Event | HostEvent>): Message {
    const { view, decision } = pictureFor(viewer)
    return {
      seq: l.seq,
      made: made(l),
      view,
      decision: l.forfeit ? null : decision,
      events: plain(seenEvents(events, viewer)),
      outcome: plain(outcomeOf(l)),
      clocks: chess ? faces(chess, clock.now()) : null,
      undo: undoOffer(viewer),
    }
  }

  function pictureFor(viewer: Viewer): Picture {
    const picture = pictures.get(viewer) ?? draw(line.state, viewer)
    pictures.set(viewer, picture)
    return picture
  }

  function draw(state: State, viewer: Viewer): Picture {
    return { view: plain(game.view(state, viewer)), decision: plain(seenDecision(state, viewer)) }
  }

  function undoOffer(viewer: Viewer): UndoOffer {
    const to =
      viewer === 'spectator' || objectionTo(viewer) || outcomeOf(l) ? null : lastOwn(line.marks, l.auto, viewer)
    const can = to === null ? 'no' : needsNobody(viewer, to) ? 'freely' : 'by-consent'
    return { can, request }
  }

  function choose(seat: Seat, at: number, keys: string | readonly string[]): Answer {
    const path: unknown = typeof keys === 'string' ? [keys] : keys
    if (!isPath(path)) return refuse('bad-request', `A choice is a key or a list of up to ${LONGEST_PATH} keys.`)
    const objection = objectionTo(seat)
    if (objection) return objection
    let played = playedBefore(l, seat, at, path)
    if (played > 0 && (played === path.length || at + played !== l.seq)) return accepted(at + played, played, true)
    if (at + played !== l.seq) return stale(at)
    for (; played < path.length && at + played === l.seq; played++) {
      const refused = objectionToChoice(seat, path[played]!) ?? play(seat, path[played]!, false)
      if (refused) return played > 0 ? accept(played) : refused
    }
    return accept(played)
  }

  /** Makes a decision, or says why not. Nothing is kept of one that the rules, a view or the record cannot bear. */
  function play(seat: Seat, key: string, byHost: boolean, also: readonly HostEvent[] = []): Refusal | null {
    const happened: Event[] = []
    let state: State
    let seen: Map<Viewer, Picture>
    try {
      state = peek(line, key, happened)
      seen = new Map([...listeners.viewers()].map(viewer => [viewer, draw(state, viewer)]))
      plain(happened)
    } catch (error) {
      if (error instanceof IllegalChoice) return illegal(seat, key)
      report({ type: 'rules-failure', seat, key, error })
      publish([{ type: 'rules-failure', seat }])
      return refuse('rules-failure', 'The rules failed at this choice. The match is as it was before.')
    }
    const begins = roundAt(line, state)
    const entry: Entry = { seq: l.seq, by: seat, key, ...(byHost ? { auto: true } : {}) }
    if (begins) entry.round = { round: begins.round, hash: begins.hash, state: begins.state! }
    const refused = write(entry)
    if (refused) return refused
    if (!byHost) next.answered()
    adopt(line, key, state, begins)
    pictures = seen
    if (chess) {
      stop(chess, clock.now())
      handOver(chess, seat, state.decision?.seat)
    }
    goOn(entry, [...also, ...happened])
    return null
  }

  function takeBack(by: Seat, to: number): Refusal | null {
    let state: State
    try {
      state = stateAt(line, to)
    } catch (error) {
      report({ type: 'rules-failure', seat: by, error })
      return refuse('rules-failure', 'The rules failed on the way back. The match is as it was before.')
    }
    const entry: Entry = { seq: l.seq, by, takeBack: to }
    const refused = write(entry)
    if (refused) return refused
    backTo(line, to, state)
    pictures = new Map()
    goOn(entry, [{ type: 'taken-back', seat: by, made: to }])
    return null
  }

  function lose(seat: Seat): void {
    const side = specs.find(spec => spec.seat === seat)!.side
    const winners = specs.filter(spec => spec.side !== side).map(spec => spec.seat)
    const forfeit: Outcome = { winners, rule: 'clock', reason: `${seat} ran out of time.` }
    const entry: Entry = { seq: l.seq, by: seat, forfeit }
    if (write(entry)) return
    l.forfeit = forfeit
    goOn(entry, [{ type: 'flag', seat }])
  }

  function write(entry: Entry): Refusal | null {
    try {
      setup.record?.(entry)
      return null
    } catch (error) {
      report({ type: 'not-recorded', seat: entry.by, error })
      return refuse('not-recorded', 'This could not be written down, so it did not happen.')
    }
  }

  function goOn(entry: Entry, happened: ReadonlyArray<Event | HostEvent>): void {
    const lapsed: HostEvent[] = request && !('takeBack' in entry) ? [{ type: 'undo-lapsed', seat: request.by }] : []
    const events = [...lapsed, ...happened]
    request = null
    stopUndoTimer()
    declined.clear()
    enter(l, entry, events)
    next.wake()
    publish(events)
  }

  function undo(seat: Seat, at: number, to?: number): Answer {
    const objection = objectionTo(seat)
    if (objection) return objection
    if (tookBackBefore(l, seat, at, to)) return accepted(at + 1, 1, true)
    if (at !== l.seq) return stale(at)
    if (outcomeOf(l)) return refuse('over', 'The match is over.')
    if (request?.by === seat) return accepted(at, 0, true)
    if (request) return refuse('undo-pending', `${request.by} has asked first.`)
    const target = to ?? lastOwn(line.marks, l.auto, seat)
    if (target === null || !Number.isInteger(target) || target < firstOf(line) || target >= made(l))
      return refuse('nothing-to-undo', 'There is nothing to take back there.')
    if (needsNobody(seat, target)) return takeBack(seat, target) ?? accept(1)
    if (declined.has(seat)) return refuse('undo-declined', 'Ask again after the next decision.')
    request = { by: seat, to: target, waitsFor: peopleBeside(seat) }
    stopUndoTimer = clock.after(setup.undoTime ?? UNDO_TIME, () => endRequest('undo-lapsed', seat))
    next.wake()
    publish([{ type: 'undo-asked', seat, made: target }])
    return accept(0)
  }

  function answerUndo(seat: Seat, at: number, agree: boolean): Answer {
    const objection = objectionTo(seat)
    if (objection) return objection
    if (at !== l.seq) return stale(at)
    if (!request) return refuse('no-undo-asked', 'Nobody asks to take anything back.')
    const { by, to, waitsFor } = request
    if (!waitsFor.includes(seat)) return refuse('not-asked', `${seat} need not answer.`)
    if (agree !== true) {
      endRequest('undo-declined', seat)
      return accept(0)
    }
    if (waitsFor.length === 1) return takeBack(by, to) ?? accept(1)
    request = { by, to, waitsFor: waitsFor.filter(other => other !== seat) }
    publish([])
    return accept(0)
  }

  function withdrawUndo(seat: Seat, at: number): Answer {
    const objection = objectionTo(seat)
    if (objection) return objection
    if (at !== l.seq) return stale(at)
    if (request?.by !== seat) return refuse('no-undo-asked', `${seat} does not ask to take anything back.`)
    endRequest('undo-withdrawn', seat)
    return accept(0)
  }

  /** Nothing is taken back. The same seat may not ask again here: asking stops the clocks. */
  function endRequest(type: 'undo-declined' | 'undo-withdrawn' | 'undo-lapsed', seat: Seat): void {
    declined.add(request!.by)
    request = null
    stopUndoTimer()
    next.wake()
    publish([{ type, seat }])
  }

  function needsNobody(seat: Seat, to: number): boolean {
    return isFree(line.marks, seat, to) || peopleBeside(seat).length === 0
  }

  function peopleBeside(seat: Seat): Seat[] {
    return [...players].filter(([other, player]) => other !== seat && player.kind !== 'bot').map(([other]) => other)
  }

  function setPreference(seat: Seat, kind: string, asking: Asking): Answer {
    const objection = objectionTo(seat)
    if (objection) return objection
    if (typeof kind !== 'string' || kind.length > 100 || !ASKING.includes(asking))
      return refuse('bad-request', `A kind of decision and one of ${ASKING.join(', ')}, please.`)
    if (!prefer(preferences, seat, kind, asking))
      return refuse('bad-request', `${MOST_PREFERENCES} preferences are enough.`)
    next.preferenceChanged()
    return accept(0)
  }

  function objectionTo(seat: Seat): Refusal | null {
    if (closed) return refuse('closed', 'This match is closed.')
    const player = players.get(seat)
    if (!player) return refuse('unknown-seat', `There is no seat ${seat} in this match.`)
    return player.kind === 'bot' ? refuse('bot-seat', `A bot plays ${seat}.`) : null
  }

  /** Whatever a game lets through: a seat plays only what it is offered, and gives up only for itself. */
  function objectionToChoice(seat: Seat, key: string): Refusal | null {
    if (outcomeOf(l)) return refuse('over', 'The match is over.')
    if (key === concedeKey(seat)) return null
    const decider = line.state.decision!.seat
    if (decider !== seat) return refuse('not-your-decision', `${decider} decides now.`)
    return offered(line.state).includes(key) ? null : illegal(seat, key)
  }

  function illegal(seat: Seat, key: string): Refusal {
    const options = line.state.decision!.seat === seat ? offered(line.state) : undefined
    return refuse('illegal-choice', `"${key.slice(0, 100)}" is not among the legal choices.`, options)
  }

  function stale(at: number): Refusal {
    return refuse('stale', `The match stands at ${l.seq}, not at ${at}.`)
  }

  function refuse(code: RefusalCode, message: string, options?: string[]): Refusal {
    return refusal(code, message, l.seq, options)
  }

  function accept(played: number): Accepted {
    return accepted(l.seq, played)
  }

  function report(what: Report): void {
    try {
      setup.report?.(what)
    } catch {
      // whoever keeps the reports must not stop the match
    }
  }
}

function isPath(path: unknown): path is readonly string[] {
  return (
    Array.isArray(path) && path.length > 0 && path.length <= LONGEST_PATH && path.every(key => typeof key === 'string')
  )
}
