import { type Event, IllegalChoice, type Seat, type State, type Viewer } from '@redoubt/kernel'
import { audience } from '../messages/audience.ts'
import type { History, Listener } from '../messages/message.ts'
import { noPictures } from '../messages/pictures.ts'
import { plain } from '../messages/plain.ts'
import type { Answer } from '../messages/refusal.ts'
import type { Entry, MatchSave, PublicRecord } from '../record/entry.ts'
import { beBrief, type Ledger, latestDecisions, ledger, ledgerFrom, publicRecordOf, saveOf } from '../record/ledger.ts'
import { openSave } from '../record/opensave.ts'
import { begin, beginFrom, RulesFailure } from '../record/timeline.ts'
import { imagining } from '../seats/askbot.ts'
import type { Held, Hosting, Pace } from '../seats/hosting.ts'
import { type Player, type SeatInfo, seatInfo } from '../seats/player.ts'
import { turn } from '../seats/turn.ts'
import { ASKING, type Asking, MOST_PREFERENCES, prefer } from '../seats/windows.ts'
import { chessClock, leftAfter, type TimeLeft } from '../time/chessclock.ts'
import { type Job, queue } from '../time/queue.ts'
import { choose, lose, play } from './deciding.ts'
import { follow } from './following.ts'
import { preface } from './recording.ts'
import { accept, objectionTo, pending, type Running, refuse, report, type Status } from './running.ts'
import type { KeptMatch, NewMatch, OldMatch } from './setup.ts'
import { answerUndo, undo, withdrawUndo } from './takingback.ts'
import { historyOf, pictureFor, retell, subscribe } from './telling.ts'

/**
 * One running match. Every word of a seat carries the `seq` it answers, and may be sent again. Words are taken one after the
 * other, in the order of their arrival; with a `record` that does not wait each is done when the call returns.
 */
export interface Host {
  readonly seats: readonly SeatInfo[]
  readonly seq: number
  readonly status: Status
  /** Something learnt was taken back against bots. */
  readonly practice: boolean
  /**
   * The listener gets the present at once, with the events after `since` (a `seq`; by default all of the match), then
   * every change. Returns how to leave.
   */
  subscribe(viewer: Viewer, listener: Listener, since?: number): () => void
  /**
   * A key, or a path of keys that is played as far as it stays legal and the seat's own. `concede:SEAT` may be said at any
   * time, by that seat, if the game knows it.
   */
  choose(seat: Seat, seq: number, keys: string | readonly string[]): Promise<Answer>
  /** Back to `to` decisions, by default before the seat's own latest: at once if free, else when the others agree. */
  undo(seat: Seat, seq: number, to?: number): Promise<Answer>
  answerUndo(seat: Seat, seq: number, agree: boolean): Promise<Answer>
  withdrawUndo(seat: Seat, seq: number): Promise<Answer>
  /** When this seat wants to be asked; kind '*' means every timing window. */
  prefer(seat: Seat, kind: string, asking: Asking): Promise<Answer>
  /**
   * Another host has written this down: it happens here too. `left` is what everybody has left after it. False if this host cannot go
   * along: then it knows the past only, and the match must be opened anew.
   */
  follow(entries: readonly Entry[], left?: TimeLeft): Promise<boolean>
  /** What this viewer saw happen under numbers lower than `before`: the latest `most` steps, the oldest first. */
  history(viewer: Viewer, before: number, most: number): History
  /** Bots wait: whoever watches is still being shown what they did last. Or their answers wait. */
  hold(held: Held): void
  /** How much the host does by itself from now on. */
  pace(pace: Pace): void
  /** What everybody has left now; null without clocks. */
  left(): TimeLeft | null
  /** Everything, the seed included: for the owner of the match. */
  save(): MatchSave
  /** What may be shown to anybody: sealed while the match runs, everything when it is over. */
  publicRecord(): PublicRecord
  /** Where the match stands, secrets included: for the owner, who keeps it beside the entries. Not to be changed. */
  position(): State
  close(): void
}

/** Words of one seat that may wait while something is being written down. */
const MOST_WAITING = 20

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
  const seq = setup.seq ?? save.decisions.length
  const { rules } = save
  // Decisions to come are of today's rules; those before may not be.
  const since = moved ? line.since! : { at: line.keys.length, rules, state: line.state }
  const first: Entry[] = moved || game.migrate?.[rules] ? [{ seq, by: 'host', since }] : []
  const forfeit = moved && drift?.lost ? null : (save.forfeit ?? null)
  return hostOf(setup, ledger(line, heard, seq + first.length, forfeit, auto, setup.entries, save.practice), first[0])
}

/**
 * Goes on from a position that was kept with the record, which only today's rules may have made. It cannot go back before that, nor
 * give a save: whoever wants to opens the whole. Null if what was entered since leads there, or the rules refuse it.
 */
export function continueMatch(setup: KeptMatch): Host | null {
  const { game, options, seed, from, entries, practice } = setup
  const makers = latestDecisions(entries.filter(entry => entry.seq < from.seq)).map(({ by }) => by)
  try {
    const l = ledgerFrom(beginFrom(game, plain(options), seed, from.state, makers), from.seq, entries, practice)
    return l && hostOf(setup, l)
  } catch (error) {
    if (error instanceof RulesFailure || error instanceof IllegalChoice) return null
    throw error
  }
}

function hostOf(setup: Hosting, l: Ledger, first?: Entry): Host {
  const { game } = setup
  if (setup.brief) beBrief(l)
  const { line } = l
  const specs = game.seats(game.options.parse(line.options))
  const players = new Map<Seat, Player>(specs.map(({ seat }) => [seat, setup.seats?.[seat] ?? { kind: 'human' }]))
  for (const seat in setup.seats) if (!players.has(seat)) throw new Error(`There is no seat ${seat} in this match.`)
  const waiting = new Map<Seat, Map<string, Promise<Answer>>>()
  let preferred = 0
  const seats = {
    players,
    chess: setup.clocks ? chessClock(setup.clocks, [...players.keys()], setup.left) : null,
    preferences: new Map(),
  }
  const m: Running = {
    setup,
    ledger: l,
    specs,
    ...seats,
    audience: audience(error => report({ setup }, { type: 'listener-failed', error })),
    queue: queue(),
    turn: turn(setup, {
      ...seats,
      secret: line.seed,
      pending: () => pending(m),
      question: seat => {
        // Copies of its own: a bot may do with them what it likes.
        const { view, decision } = plain(pictureFor(m, seat))
        return { seat, view, decision: decision!, imagine: imagining(game, line.state, seat) }
      },
      add: work => void m.queue.add(work).catch(error => report(m, { type: 'rules-failure', error })),
      play: (seat, key, byHost, why) => play(m, seat, key, byHost, why ? [why] : []),
      lose: seat => lose(m, seat),
      report: what => report(m, what),
    }),
    status: 'open',
    preface: first ? { entry: first, after: line.state } : null,
    request: null,
    stopRequestTimer: () => {},
    together: new Map(),
    declined: new Set(),
    pictures: noPictures(),
  }
  void m.queue.add(() => preface(m))
  m.turn.wake()

  return {
    seats: specs.map(spec => seatInfo(spec, players.get(spec.seat)!)),
    get seq() {
      return l.seq
    },
    get status() {
      return m.status
    },
    get practice() {
      return l.practice
    },
    subscribe: (viewer, listener, since) => subscribe(m, viewer, listener, since),
    choose: (seat, seq, keys) => word(seat, ['choose', seq, keys], () => choose(m, seat, seq, keys)),
    undo: (seat, seq, to) => word(seat, ['undo', seq, to], () => undo(m, seat, seq, to)),
    answerUndo: (seat, seq, agree) => word(seat, ['answer', seq, agree], () => answerUndo(m, seat, seq, agree)),
    withdrawUndo: (seat, seq) => word(seat, ['withdraw', seq], () => withdrawUndo(m, seat, seq)),
    prefer: (seat, kind, asking) => word(seat, ['prefer', preferred++], () => setPreference(m, seat, kind, asking)),
    follow: (entries, left) => m.queue.add(() => follow(m, entries, left)),
    history: (viewer, before, most) => historyOf(m, viewer, before, most),
    hold: m.turn.hold,
    pace: pace => retell(m, () => m.turn.pace(pace)),
    left: () => m.chess && leftAfter(m.chess, setup.clock.now()),
    save: () => saveOf(l),
    publicRecord: () => publicRecordOf(l),
    position: () => line.state,
    close: () => {
      m.status = 'closed'
      m.stopRequestTimer()
      m.turn.wake()
      m.audience.clear()
    },
  }

  /**
   * What a seat says waits its turn, unless it has too much to say. The same word, sent again by a line that broke while the first
   * still waits, gets that one's answer: it takes no room of its own.
   */
  async function word(seat: Seat, said: readonly unknown[], work: () => Job<Answer>): Promise<Answer> {
    const objection = objectionTo(m, seat)
    if (objection) return objection
    const name = JSON.stringify(said)
    const words = waiting.get(seat) ?? new Map<string, Promise<Answer>>()
    waiting.set(seat, words)
    const same = words.get(name)
    if (same) return same
    if (words.size >= MOST_WAITING) return refuse(m, 'busy', `${MOST_WAITING} words of ${seat} are waiting already.`)
    let waits = true
    const answer = m.queue.add(function* () {
      waits = false
      words.delete(name)
      return objectionTo(m, seat) ?? (yield* work())
    })
    if (waits) words.set(name, answer)
    return answer
  }
}

/** It never waits, but it waits its turn. */
function* setPreference(m: Running, seat: Seat, kind: string, asking: Asking): Job<Answer> {
  if (typeof kind !== 'string' || kind.length > 100 || !ASKING.includes(asking))
    return refuse(m, 'bad-request', `A kind of decision and one of ${ASKING.join(', ')}, please.`)
  let isKept = false
  retell(m, () => {
    isKept = prefer(m.preferences, seat, kind, asking)
    if (isKept) m.turn.preferenceChanged()
  })
  return isKept ? accept(m, 0) : refuse(m, 'bad-request', `${MOST_PREFERENCES} preferences are enough.`)
}
