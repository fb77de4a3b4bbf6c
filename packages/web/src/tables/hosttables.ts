import type { Bot } from '@redoubt/bots'
import {
  type Answer,
  type Entry,
  type Held,
  type Host,
  imagining,
  type MatchSave,
  openSave,
  type Player,
  resumeMatch,
  systemClock,
  verifyMatch,
} from '@redoubt/host'
import {
  type AnyGame,
  BadOptions,
  BadSave,
  commitment,
  finding,
  type Outcome,
  type Seat,
  type SeatSpec,
  type State,
  saidBy,
  seenDecision,
  type Viewer,
} from '@redoubt/kernel'
import { whatStands } from './entries.ts'
import { OWN_EYES } from './games.ts'
import { keeping } from './keeping.ts'
import { entriesOf, evidence, keptSave, sealOf, wholeSave } from './kept.ts'
import type { Locks } from './locks.ts'
import type { MatchRecord } from './record.ts'
import { replaying } from './replays.ts'
import type { Patience } from './retry.ts'
import { sealedFile } from './sealed.ts'
import type { Store } from './store.ts'
import {
  type Advice,
  type KeptMatch,
  type MatchCard,
  type NewTable,
  type OpenTable,
  peopleOf,
  type Seating,
  TableProblem,
  type Tables,
} from './tables.ts'

interface HostTablesSettings {
  store: Store
  game(id: string): Promise<AnyGame | null>
  bot(game: string, level: string, seed: string): Promise<Bot>
  /** Is there a bot of this level? */
  knows?(game: string, level: string): Promise<boolean>
  /** Fetches what a match of this game will need. */
  prepare?(game: string): Promise<void>
  locks: Locks
  /** How long it waits before it tries again to keep what was not kept. */
  patience?: Patience
}

/** Whoever is asked for advice, by game, and for how many milliseconds. */
const STRONGEST: Readonly<Record<string, string>> = { doom: 'nightmare', conquest: 'warlord' }
const COACH_TIME = 1500

const UNSEEN = 'unseen'

interface Sitting {
  game: AnyGame
  host: Host
  record: MatchRecord
  /** Whoever is still being shown what happened; at first nobody has seen anything. */
  holding: Map<Viewer | typeof UNSEEN, Held>
}

/** Seats without a person: bots answer well within this; a searching one has its own time. */
const BOT_TIME = 20_000
/** A slow machine may take so long to hand a thought over. */
const GRACE = 2000

/**
 * The matches of one browser: opened, played on, kept before anybody sees what happened. Where the browser keeps nothing
 * they are played in memory, and `condition` says so.
 */
export function hostTables({
  store,
  game: load,
  bot,
  knows = async () => true,
  prepare = async id => void (await load(id)),
  locks,
  patience,
}: HostTablesSettings): Tables {
  const kept = keeping(store, locks, patience, id => void leave(id))
  const sittings = new Map<string, Promise<Sitting>>()
  const lent = new Map<string, { head: KeptMatch; save: MatchSave }>()
  const replays = replaying(saveOf, known, opened)

  return {
    create: table => begin(table, []),
    prepare,
    list: async () => (await kept.heads()).map(card).sort((a, b) => b.updated - a.updated),
    open: async id => opened((await sit(id)).record.head),
    watch,
    choose: (id, seat, seq, keys) => told(id, host => host.choose(seat, seq, keys)),
    undo: (id, seat, seq, to) => told(id, host => host.undo(seat, seq, to)),
    answerUndo: (id, seat, seq, agree) => told(id, host => host.answerUndo(seat, seq, agree)),
    withdrawUndo: (id, seat, seq) => told(id, host => host.withdrawUndo(seat, seq)),
    prefer: (id, seat, kind, asking) => told(id, host => host.prefer(seat, kind, asking)),
    hold: async (id, viewer, held) => hold(await sit(id), viewer, held),
    advise,
    close: stand,
    remove: async id => {
      replays.forget(id)
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
    importMatch: async (file, id) => {
      const { save, seats } = await read(file)
      return bringIn(save, seats, id)
    },
    lend: async (id, file) => {
      const { save, seats } = await read(file)
      const { game, line, plan } = await judged(save, seats)
      const { rules, commitment: seal, decisions, forfeit } = save
      const outcome = (save.outcome as Outcome | undefined) ?? forfeit ?? null
      const now = Date.now()
      const head: KeptMatch = {
        ...{ id, game: game.id, rules, options: line.options, seed: line.seed, commitment: seal, seats: plan },
        ...{ created: now, updated: now, made: decisions.length, round: null, waitsFor: null, outcome },
        ...practiceIn(save),
      }
      lent.set(id, { head, save })
    },
    ...replays.ways,
    continueFrom: async (id, at, seats) => {
      const { replay, head } = await replays.rewound(id)
      replay.go(at)
      const sat = seats ?? head.seats
      // Whoever goes on from there knows what comes: the seed is the seed.
      const isPractice = head.practice || Object.values(sat).some(({ kind }) => kind === 'bot')
      return bringIn(
        { ...replay.continueHere(), ...(isPractice ? { practice: true } : {}) },
        sat,
        undefined,
        head.coach,
      )
    },
    keep: kept.shelves.keep,
    kept: kept.shelves.kept,
    forget: kept.shelves.forget,
    condition: kept.condition,
    spares: kept.spares,
    restore: async spares => kept.restore(spares),
    hurry: async () => kept.hurry(),
  }

  async function begin(
    table: NewTable,
    entries: readonly Entry[],
    rules?: string,
    more: Pick<KeptMatch, 'practice'> = {},
  ): Promise<string> {
    const game = await known(table.game)
    const seed = table.seed ?? secret(32)
    try {
      game.create(table.options, seed)
    } catch (error) {
      if (error instanceof BadOptions) throw new TableProblem('bad-options', error.said)
      throw error
    }
    const now = Date.now()
    const { options, seats, operation, coach, id = secret(8) } = table
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
      ...{ made: whatStands(entries).decisions.length, round: null, waitsFor: null, outcome: null },
      ...(operation === undefined ? {} : { operation }),
      ...more,
      ...(coach === undefined ? {} : { coach }),
    }
    await kept.add(head, entries).settled()
    return id
  }

  /** A record from elsewhere becomes a match of this browser, if the rules can follow it. */
  async function bringIn(given: MatchSave, seats: Seating | undefined, as?: string, coach?: boolean): Promise<string> {
    const { game, line, unproven, plan } = await judged(given, seats)
    const table = {
      game: game.id,
      options: line.options,
      seats: plan,
      seed: line.seed,
      ...(as ? { id: as } : {}),
      ...(coach === undefined ? {} : { coach }),
    }
    const id = await begin(table, entriesOf(line, given), unproven ? given.rules : game.rules, practiceIn(given))
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
        throw new TableProblem('bad-file', finding`There is no seat "${seat}" in this match.`)
      if (one.kind === 'bot' && !(await knows(game.id, one.level)))
        throw new TableProblem('bad-file', finding`There is no bot "${one.level}" for ${game.name}.`)
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
        record: (entry, after) =>
          record.enter(entry, {
            ...standing(game, after, 'forfeit' in entry ? entry.forfeit : null),
            ...{ rules: game.rules, updated: Date.now() },
            ...('takeBack' in entry ? practiceIn(entry) : {}),
          }),
      })
      if (record.head.rules !== game.rules || !record.head.position)
        record.change({ ...standing(game, host.position(), save.forfeit ?? null), rules: game.rules })
      return { game, record, host, holding: new Map([[UNSEEN, true]]) }
    } catch (error) {
      kept.release(id)
      throw error
    }
  }

  function watch(id: string, viewer: Viewer, since: number, listener: Parameters<Tables['watch']>[3]): () => void {
    let gone = false
    let leave = () => {}
    sit(id)
      .then(async sitting => {
        await sitting.record.settled() // what a host that died had not kept
        if (gone) return
        const { game, host } = sitting
        const marked: typeof listener = message => {
          const key = message.decision ? aloudIn(game.id, host.position()) : null
          listener(key === null ? message : { ...message, aloud: key })
        }
        const unsubscribe = host.subscribe(viewer, marked, since)
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

  function hold({ host, holding }: Sitting, who: Viewer | typeof UNSEEN, held: Held): void {
    if (held) holding.set(who, held)
    else holding.delete(who)
    const all = [...holding.values()]
    host.hold(all.includes(true) || (all.includes('answers') && 'answers'))
  }

  async function told(id: string, say: (host: Host) => Promise<Answer>): Promise<Answer> {
    return say((await sit(id)).host)
  }

  /** A bot at the elbow: it gets what the seat sees, and worlds that the seat cannot tell from the real one. */
  async function advise(id: string, seat: Seat): Promise<Advice | null> {
    const { game, host, record } = await sit(id)
    const { head } = record
    const state = host.position()
    if (!mayAsk(head) || state.outcome || state.decision?.seat !== seat) return null
    const coach = await bot(game.id, STRONGEST[game.id] ?? 'random', secret(16))
    const { seq } = state
    const clock = { now: () => systemClock.now(), deadline: systemClock.now() + BOT_TIME, think: COACH_TIME }
    const imagine = imagining(game, game.copy(state), seat)
    const question = { seat, signal: { aborted: false }, once: true, imagine, ...clock }
    const seen = structuredClone({ view: game.view(state, seat), decision: seenDecision(state, seat)! })
    const key = await coach.choose(seen.view, seen.decision, question)
    return host.position().seq === seq ? { key, reason: coach.reason?.() ?? null } : null
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
    if (lent.has(id)) return lent.get(id)!
    const { head, entries } = await kept.look(id)
    return { head, save: saved(await known(head.game), { head, entries }).save }
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
      // The copy of a match at the server: nobody here decides for them.
      else if (plan.kind === 'remote') sat[seat] = { kind: 'remote', name }
      else {
        const player = { kind: 'bot' as const, name, bot: await bot(game, plan.level, secret(32)) }
        sat[seat] = plan.time ? { ...player, think: plan.time, time: plan.time + GRACE } : player
      }
    }
    return sat
  }

  async function known(id: string): Promise<AnyGame> {
    const game = await load(id)
    if (!game) throw new TableProblem('bad-file', finding`There is no game "${id.slice(0, 40)}".`)
    return game
  }
}

const practiceIn = ({ practice }: { practice?: true }): { practice?: true } => (practice ? { practice } : {})

/** What reads files is heavy: no start page waits for it. */
async function read(file: unknown) {
  const { matchFile } = await import('./matchfile.ts')
  return matchFile(file)
}

function saved(game: AnyGame, { head, entries }: Pick<MatchRecord, 'head' | 'entries'>) {
  const folded = whatStands(entries)
  return { save: keptSave(game, head, folded), seq: folded.seq, auto: folded.auto }
}

function resumed(game: AnyGame, setup: Parameters<typeof resumeMatch>[0]): Host {
  try {
    return resumeMatch(setup)
  } catch (error) {
    if (error instanceof BadSave) throw new TableProblem('old-rules', error.said)
    throw new TableProblem('rules-failure', `${game.name}: ${(error as Error).message}`)
  }
}

/** Plays a record through, in today's rules or from the latest position it brings. */
function followed(game: AnyGame, given: MatchSave) {
  try {
    const { line, drift } = openSave(game, given)
    return { line, unproven: drift?.unproven === true }
  } catch (error) {
    throw new TableProblem('bad-file', saidBy(error))
  }
}

function everybodyHere(specs: readonly SeatSpec[]): Record<Seat, { kind: 'human'; name: string; person: number }> {
  return Object.fromEntries(specs.map(({ seat }, person) => [seat, { kind: 'human', name: '', person }]))
}

/** Bots have nothing against it; people would. */
function mayAsk({ seats, coach }: Pick<KeptMatch, 'seats' | 'coach'>): boolean {
  return coach !== false && peopleOf(seats).size === 1 && Object.values(seats).every(({ kind }) => kind !== 'remote')
}

/** What the head of a kept match says of a position, and of an end that the rules do not know. */
function standing(game: AnyGame, position: State, forfeit: Outcome | null): Partial<KeptMatch> {
  const { seq, decision } = position
  const outcome = position.outcome ?? forfeit
  const round = game.round?.(position) ?? null
  return { position, made: seq, round, waitsFor: outcome ? null : (decision?.seat ?? null), outcome }
}

/** Who is asked whatever the hand holds may be asked aloud, and lets it be with this key. */
export function aloudIn(game: string, { decision }: State): string | null {
  if (decision?.always !== true || OWN_EYES[game]?.includes(decision.kind)) return null
  return ['pass', 'done'].find(key => decision.options.some(({ do: what }) => what === key)) ?? null
}

function card({ seed: _, rules: _rules, commitment: _seal, position: _position, ...shown }: KeptMatch): MatchCard {
  return shown
}

function secret(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
