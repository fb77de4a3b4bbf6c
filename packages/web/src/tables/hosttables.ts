import type { Bot } from '@redoubt/bots'
import { type Answer, type Entry, type Host, type MatchSave, verifyMatch } from '@redoubt/host'
import { type AnyGame, BadOptions, commitment, finding, type Outcome } from '@redoubt/kernel'
import { advice } from './advice.ts'
import { whatStands } from './entries.ts'
import { judged } from './judged.ts'
import { keeping } from './keeping.ts'
import { entriesOf, evidence, practiceIn, saved, sealOf, wholeSave } from './kept.ts'
import type { Locks } from './locks.ts'
import { replaying } from './replays.ts'
import type { Patience } from './retry.ts'
import { sealedFile } from './sealed.ts'
import { everybodyHere } from './seated.ts'
import { secret } from './secret.ts'
import { sittingsOf } from './sittings.ts'
import type { Store } from './store.ts'
import {
  type KeptMatch,
  type MatchCard,
  type NewTable,
  type OpenTable,
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
  const { sit, watch, hold, stand, leave } = sittingsOf(kept, known, bot)
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
    advise: async (id, seat) => advice(await sit(id), seat, bot),
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
      await judgedHere(save, seats)
    },
    importMatch: async (file, id) => {
      const { save, seats } = await read(file)
      return bringIn(save, seats, id)
    },
    lend: async (id, file) => {
      const { save, seats } = await read(file)
      const { game, line, plan } = await judgedHere(save, seats)
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
    const { game, line, unproven, plan } = await judgedHere(given, seats)
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

  async function judgedHere(given: MatchSave, seats: Seating | undefined) {
    return judged(await known(given.game), given, seats, knows)
  }

  async function told(id: string, say: (host: Host) => Promise<Answer>): Promise<Answer> {
    return say((await sit(id)).host)
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

  async function known(id: string): Promise<AnyGame> {
    const game = await load(id)
    if (!game) throw new TableProblem('bad-file', finding`There is no game "${id.slice(0, 40)}".`)
    return game
  }
}

/** What reads files is heavy: no start page waits for it. */
async function read(file: unknown) {
  const { matchFile } = await import('./matchfile.ts')
  return matchFile(file)
}

function card({ seed: _, rules: _rules, commitment: _seal, position: _position, ...shown }: KeptMatch): MatchCard {
  return shown
}
