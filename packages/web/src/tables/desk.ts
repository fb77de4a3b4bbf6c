import type { Bot } from '@redoubt/bots'
import {
  type Answer,
  type Entry,
  type Host,
  type MatchSave,
  openReplay,
  openSave,
  type Player,
  type Replay,
  resumeMatch,
  systemClock,
  verifyMatch,
} from '@redoubt/host'
import { type AnyGame, BadOptions, BadSave, commitment, type Seat, type SeatSpec, type Viewer } from '@redoubt/kernel'
import { foldEntries } from './fold.ts'
import { CHAPTERS } from './games.ts'
import { keeping } from './keeping.ts'
import { entriesOf, evidence, keptSave, sealOf, wholeSave } from './kept.ts'
import type { Locks } from './locks.ts'
import type { MatchRecord } from './record.ts'
import type { Patience } from './retry.ts'
import { sealedFile } from './sealed.ts'
import type { KeptMatch, Store } from './store.ts'
import {
  type MatchCard,
  type NewTable,
  type OpenTable,
  peopleOf,
  type ReplayInfo,
  type Seating,
  TableProblem,
  type Tables,
} from './tables.ts'

export interface DeskSettings {
  store: Store
  game(id: string): Promise<AnyGame | null>
  bot(game: string, level: string, seed: string): Promise<Bot>
  /** Is there a bot of this level? */
  knows?(game: string, level: string): Promise<boolean>
  locks: Locks
  /** How long it waits before it tries again to keep what was not kept. */
  patience?: Patience
}

const UNSEEN = 'unseen'

interface Sitting {
  game: AnyGame
  host: Host
  record: MatchRecord
  /** Whoever is still being shown what happened; at first nobody has seen anything. */
  holding: Set<Viewer | typeof UNSEEN>
}

/** Seats without a person: bots answer well within this; a searching one has its own time. */
const BOT_TIME = 20_000
/** A slow machine may take so long to hand a thought over. */
const GRACE = 2000

/**
 * The matches of one browser: opened, played on, kept before anybody sees what happened. Where the browser keeps nothing
 * they are played in memory, and `condition` says so.
 */
export function openDesk({ store, game: load, bot, knows = async () => true, locks, patience }: DeskSettings): Tables {
  const kept = keeping(store, locks, patience)
  const sittings = new Map<string, Promise<Sitting>>()
  const replays = new Map<string, Promise<{ replay: Replay; head: KeptMatch }>>()

  return {
    create: table => begin(table, []),
    list: async () => (await kept.heads()).map(card).sort((a, b) => b.updated - a.updated),
    open: async id => opened((await sit(id)).record.head),
    watch,
    choose: (id, seat, seq, keys) => told(id, host => host.choose(seat, seq, keys)),
    undo: (id, seat, seq, to) => told(id, host => host.undo(seat, seq, to)),
    answerUndo: (id, seat, seq, agree) => told(id, host => host.answerUndo(seat, seq, agree)),
    withdrawUndo: (id, seat, seq) => told(id, host => host.withdrawUndo(seat, seq)),
    prefer: (id, seat, kind, asking) => told(id, host => host.prefer(seat, kind, asking)),
    hold: async (id, viewer, held) => hold(await sit(id), viewer, held),
    close: stand,
    remove: async id => {
      replays.delete(id)
      await kept.remove(id, () => leave(id))
    },
    exportMatch: async id => {
      const { head, save } = await saveOf(id)
      return { redoubt: 1, seats: head.seats, created: head.created, save: wholeSave(await known(head.game), save) }
    },
    exportSealed: async id => {
      const { head, save } = await saveOf(id)
      return sealedFile(await known(head.game), head, save)
    },
    verify: async id => {
      const { head, save } = await saveOf(id)
      if (!head.outcome) throw new TableProblem('unknown-match')
      return verifyMatch(await known(head.game), evidence(head, save), head.seed)
    },
    inspect: async file => {
      const { save, seats } = await read(file)
      await judged(save, seats)
    },
    importMatch: async file => {
      const { save, seats } = await read(file)
      return bringIn(save, seats)
    },
    openReplay: async id => {
      replays.delete(id) // it may have gone on
      const { replay, head } = await rewound(id)
      const { length, first, drift } = replay
      return { ...(await opened(head)), length, first, drift, chapters: chapters(replay, head.game) }
    },
    replayAt: async (id, at, viewer) => {
      const { replay, head } = await rewound(id)
      if (!maySee(head, viewer)) throw new TableProblem('unknown-match')
      replay.go(at)
      return {
        at: replay.at,
        view: replay.view(viewer),
        decision: replay.decision(viewer),
        events: replay.events(viewer),
        last: head.outcome ? replay.last() : null,
        outcome: replay.outcome(),
      }
    },
    replayEvents: async (id, viewer) => {
      const { replay, head } = await rewound(id)
      if (!maySee(head, viewer)) throw new TableProblem('unknown-match')
      return Array.from({ length: replay.length + 1 }, (_, at) => replay.eventsAt(at, viewer))
    },
    continueFrom: async (id, at, seats) => {
      const { replay, head } = await rewound(id)
      replay.go(at)
      return bringIn(replay.continueHere(), seats ?? head.seats)
    },
    keep: kept.shelves.keep,
    kept: kept.shelves.kept,
    forget: kept.shelves.forget,
    condition: kept.condition,
    spares: kept.spares,
    restore: async spares => kept.restore(spares),
    hurry: async () => kept.hurry(),
  }

  async function begin(table: NewTable, entries: readonly Entry[], rules?: string): Promise<string> {
    const game = await known(table.game)
    const seed = table.seed ?? secret(32)
    try {
      game.create(table.options, seed)
    } catch (error) {
      if (error instanceof BadOptions) throw new TableProblem('bad-options', error.message)
      throw error
    }
    const now = Date.now()
    const { options, seats, operation, id = secret(8) } = table
    if (await kept.has(id)) return id // asked before, by somebody who did not hear the answer
    const head: KeptMatch = {
      ...{
        id,
        game: game.id,
        rules: rules ?? game.rules,
        options,
        seed,
        commitment: commitment(seed),
        seats,
        created: now,
        updated: now,
      },
      ...{ made: foldEntries(entries).decisions.length, round: null, waitsFor: null, outcome: null },
      ...(operation === undefined ? {} : { operation }),
    }
    await kept.add(head, entries).settled()
    return id
  }

  /** A record from elsewhere becomes a match of this browser, if the rules can follow it. */
  async function bringIn(given: MatchSave, seats: Seating | undefined): Promise<string> {
    const { game, line, unproven, plan } = await judged(given, seats)
    const table = { game: game.id, options: line.options, seats: plan, seed: line.seed }
    const id = await begin(table, entriesOf(line, given), unproven ? given.rules : game.rules)
    await (await sit(id)).record.settled()
    await stand(id)
    return id
  }

  /** Played through, with people and bots who can sit where it says. */
  async function judged(given: MatchSave, seats: Seating | undefined) {
    const game = await known(given.game)
    const { line, unproven } = followed(game, given)
    const specs = game.seats(game.options.parse(line.options))
    const plan = seats ?? everybodyHere(specs)
    for (const [seat, one] of Object.entries(plan)) {
      if (!specs.some(spec => spec.seat === seat))
        throw new TableProblem('bad-file', `There is no seat "${seat}" in this match.`)
      if (one.kind === 'bot' && !(await knows(game.id, one.level)))
        throw new TableProblem('bad-file', `There is no bot "${one.level}" for ${game.name}.`)
    }
    return { game, line, unproven, plan }
  }

  function sit(id: string): Promise<Sitting> {
    const sitting = sittings.get(id) ?? sitDown(id)
    sittings.set(id, sitting)
    sitting.catch(() => sittings.delete(id))
    return sitting
  }

  async function sitDown(id: string): Promise<Sitting> {
    const record = await kept.take(id)
    try {
      const { head, entries } = record
      const game = await known(head.game)
      const { seq, auto, save } = saved(game, record)
      const host = resumed(game, {
        ...{ game, save, seq, auto, entries, clock: systemClock, seats: await players(head), botTime: BOT_TIME },
        held: true,
        record: record.enter,
      })
      host.subscribe('spectator', ({ made, view, decision, outcome }) => {
        const round = (view as { round?: unknown }).round
        const updated = made === record.head.made ? record.head.updated : Date.now()
        const seen = {
          made,
          round: typeof round === 'number' ? round : null,
          waitsFor: decision?.seat ?? null,
          outcome,
        }
        record.change({ ...seen, rules: game.rules, position: host.position(), updated })
      })
      return { game, record, host, holding: new Set([UNSEEN]) }
    } catch (error) {
      kept.release(id)
      throw error
    }
  }

  function watch(id: string, viewer: Viewer, since: number, listener: Parameters<Tables['watch']>[3]): () => void {
    let gone = false
    let leave = () => {}
    sit(id)
      .then(sitting => {
        if (gone) return
        const unsubscribe = sitting.host.subscribe(
          viewer,
          message => void sitting.record.settled().then(() => gone || listener(message)),
          since,
        )
        hold(sitting, UNSEEN, false)
        leave = () => {
          unsubscribe()
          hold(sitting, viewer, false)
        }
      })
      .catch(() => {}) // `open` has told the screen why
    return () => {
      gone = true
      leave()
    }
  }

  function hold({ host, holding }: Sitting, who: Viewer | typeof UNSEEN, held: boolean): void {
    if (held) holding.add(who)
    else holding.delete(who)
    host.hold(holding.size > 0)
  }

  async function told(id: string, say: (host: Host) => Answer): Promise<Answer> {
    const sitting = await sit(id)
    const answer = say(sitting.host)
    await sitting.record.settled()
    return answer
  }

  async function stand(id: string): Promise<void> {
    const sitting = await leave(id)
    if (!sitting) return
    await sitting.record.settled()
    kept.release(id)
  }

  async function leave(id: string): Promise<Sitting | null> {
    const sitting = (await sittings.get(id)?.catch(() => null)) ?? null
    sittings.delete(id)
    sitting?.host.close()
    return sitting
  }

  /** As it stands here, kept or not; what nobody plays is read from the store. */
  async function saveOf(id: string): Promise<{ head: KeptMatch; save: MatchSave }> {
    const { head, entries } = await kept.look(id)
    return { head, save: saved(await known(head.game), { head, entries }).save }
  }

  function rewound(id: string): Promise<{ replay: Replay; head: KeptMatch }> {
    const wound = replays.get(id)
    const fresh = async () => {
      const { head, save } = await saveOf(id)
      return { head, replay: openReplay(await known(head.game), save, true) }
    }
    const replay = wound ?? fresh()
    replays.set(id, replay)
    replay.catch(() => replays.delete(id))
    return replay
  }

  async function opened(head: KeptMatch): Promise<OpenTable> {
    const game = await known(head.game)
    const specs = game.seats(game.options.parse(head.options))
    const seatCards = specs.map(spec => ({ ...spec, plan: head.seats[spec.seat] ?? everybodyHere([spec])[spec.seat]! }))
    return { ...card(head), seatCards, commitment: sealOf(head) }
  }

  async function players({ game, seats }: KeptMatch): Promise<Record<Seat, Player>> {
    const sat: Record<Seat, Player> = {}
    for (const [seat, plan] of Object.entries(seats)) {
      const { name } = plan
      if (plan.kind === 'human') sat[seat] = { kind: 'human', name, person: plan.person }
      else {
        const player = { kind: 'bot' as const, name, bot: await bot(game, plan.level, secret(32)) }
        sat[seat] = plan.time ? { ...player, think: plan.time, time: plan.time + GRACE } : player
      }
    }
    return sat
  }

  async function known(id: string): Promise<AnyGame> {
    const game = await load(id)
    if (!game) throw new TableProblem('bad-file', `There is no game "${id.slice(0, 40)}".`)
    return game
  }
}

/** What reads files is heavy: no start page waits for it. */
async function read(file: unknown) {
  const { matchFile } = await import('./matchfile.ts')
  return matchFile(file)
}

function saved(game: AnyGame, { head, entries }: Pick<MatchRecord, 'head' | 'entries'>) {
  const folded = foldEntries(entries)
  return { save: keptSave(game, head, folded), seq: folded.seq, auto: folded.auto }
}

function resumed(game: AnyGame, setup: Parameters<typeof resumeMatch>[0]): Host {
  try {
    return resumeMatch(setup)
  } catch (error) {
    if (error instanceof BadSave) throw new TableProblem('old-rules', error.message)
    throw new TableProblem('rules-failure', `${game.name}: ${(error as Error).message}`)
  }
}

/** Plays a record through, in today's rules or from the latest position it brings. */
function followed(game: AnyGame, given: MatchSave) {
  try {
    const { line, drift } = openSave(game, given)
    return { line, unproven: drift?.unproven === true }
  } catch (error) {
    throw new TableProblem('bad-file', (error as Error).message)
  }
}

function everybodyHere(specs: readonly SeatSpec[]): Record<Seat, { kind: 'human'; name: string; person: number }> {
  return Object.fromEntries(specs.map(({ seat, name }, person) => [seat, { kind: 'human', name, person }]))
}

/** Secrets of a match that goes on stay secret, also from a curious person at the same screen. */
function maySee(head: KeptMatch, viewer: Viewer): boolean {
  if (head.outcome || viewer === 'spectator') return true
  return head.seats[viewer]?.kind === 'human' && peopleOf(head.seats).size === 1
}

function chapters(replay: Replay, game: string): ReplayInfo['chapters'] {
  const types = CHAPTERS[game] ?? []
  const found: ReplayInfo['chapters'] = []
  for (let at = replay.first; at <= replay.length; at++)
    for (const event of replay.eventsAt(at, 'spectator')) if (types.includes(event.type)) found.push({ at, event })
  return found
}

function card({ seed: _, rules: _rules, commitment: _seal, position: _position, ...shown }: KeptMatch): MatchCard {
  return shown
}

function secret(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
