import {
  type Answer,
  type Clock,
  Conflict as Elsewhere,
  type Entry,
  type Host,
  isPractice,
  type Pace,
  type Report,
  type TimeLeft,
} from '@redoubt/host'
import type { Seat, State } from '@redoubt/kernel'
import { Refused } from '@redoubt/protocol'
import { Conflict, type Store, type Written } from '../../store/index.ts'
import { gameOf } from '../games/games.ts'
import type { Position } from '../games/position.ts'
import { wholeOptions } from '../games/setup.ts'
import { EXTERNAL } from '../tables/presence.ts'
import type { Room } from '../tables/room.ts'
import type { Running, SeatWord } from '../tables/running.ts'
import type { BotPool } from '../threads/bots.ts'
import type { Uploads } from '../threads/uploads.ts'
import { type Bookmarks, keepsPosition, movePast } from './bookmarks.ts'
import { type Head, headAfter } from './head.ts'
import { seenSteps } from './history.ts'
import { loadLatest, loadWhole } from './loading.ts'
import { pastOf } from './past.ts'
import { BOT_TIME, playersAt } from './players.ts'
import { telling } from './telling.ts'
import { clockSettings, remaining } from './timeleft.ts'
import { watching } from './watching.ts'

interface RunningSettings {
  room: Room
  store: Store
  clock: Clock
  now(): number
  bots: BotPool
  uploads: Uploads
  node: string
  /** Something was written down, and led here. */
  recorded(room: Room, before: Seat | null): void
  /** What another node has written led here. */
  followed(room: Room): void
  /** Said here, and to be heard on other nodes. */
  spoken(room: Room, word: SeatWord): void
  failed(error: unknown): void
}

/** Milliseconds: a match is not put aside if somebody's time is over by then. */
const SOON = 10_000
/** How often a word is said anew because the match had gone on elsewhere. */
const MOST_TRIES = 5

export async function openRunning(settings: RunningSettings): Promise<Running> {
  const { room, store, clock, now, bots, uploads, node, failed } = settings
  const game = gameOf(room.match.game)
  const watchers = watching(() => host)
  const { tell, remind } = telling(() => host)
  const steps = pastOf(settings, game)
  const marks: Bookmarks = { roundBegan: -1, kept: 0, practice: false }
  let isLeading = false
  let isOwed = false
  let isClosed = false
  /** Does the host know every decision? Some things need that. */
  let isWhole = false
  /** What the record will stand at when what is being written here is written. */
  let writing = 0
  /** So much is in the record, as others say. */
  let told = 0
  let wantsWhole = false
  let reloading: Promise<void> | null = null
  let readAgain = false
  let following = false
  let isLoaded = false
  let host = await load()
  isLoaded = true

  return {
    seq: () => host.seq,
    decider: () => host.position().decision?.seat ?? null,
    watch: (viewer, member, since = marks.roundBegan) => watchers.watch(viewer, member, since),
    unwatch: watchers.unwatch,
    viewers: watchers.viewers,
    say,
    overhear: word => void overhear(word).catch(failed),
    written: (seq, entries) => {
      told = Math.max(told, seq)
      catchUp(entries)
    },
    reseat: () => reload(),
    lead: on => {
      if (on === isLeading) return
      isLeading = on
      host.pace(pace())
    },
    isLeading: () => isLeading,
    isNeeded: () => {
      const seat = host.position().outcome ? undefined : host.position().decision?.seat
      const row = seat === undefined ? undefined : room.seat(seat)
      const somebody = room.seats.some(({ player }) => player !== null)
      const isBots = somebody && row?.kind === 'bot' && row.level !== EXTERNAL && !room.sheet.paused
      const left = due()
      return isLeading && (isBots || (left !== null && left < SOON))
    },
    due,
    bank,
    isOwed: () => isOwed,
    view: viewer => game.view(host.position(), viewer),
    history: async (viewer, before, most) => seenSteps(await steps(), viewer, before, most),
    host: () => host,
    whole,
    close: () => {
      isClosed = true
      host.close()
    },
  }

  function due(): number | null {
    const { decision, outcome } = host.position()
    if (outcome || room.sheet.paused || !decision) return null
    return host.left()?.[decision.seat] ?? null
  }

  function pace(): Pace {
    return room.sheet.paused ? 'rests' : isLeading ? 'plays' : 'follows'
  }

  async function bank(): Promise<void> {
    const left = host.left()
    if (!left) return
    const sheet = { ...room.sheet, clockFrom: now() }
    // In this order: whoever dies in between gives time away, but takes none.
    if (!(await store.matches.change(room.id, { terms: sheet }, { status: 'running' }))) return
    room.sheet = sheet
    isOwed = false
    for (const [seat, ms] of Object.entries(left)) await store.seats.change(room.id, seat, { clockLeft: ms })
  }

  async function load(): Promise<Host> {
    const opened = await store.matches.open(room.id)
    if (!opened) throw new Refused('unknown-table')
    room.match = opened.match
    const hosting = {
      game,
      clock,
      seats: playersAt(room, opened, game, bots),
      botTime: BOT_TIME,
      pace: pace(),
      brief: true,
      ...clockSettings(room.sheet.terms.clock),
      record,
      report,
    }
    const [last = opened.entries.at(-1)] = opened.entries.length
      ? []
      : await store.record.entries(room.id, opened.seq - 1, 1)
    const { left, isOwed: owed = isOwed } = await remaining(
      { store, node, now },
      opened,
      last?.at ?? opened.match.updated,
    )
    isOwed = owed
    const options = await wholeOptions(opened.match.options, uploads)
    const setup = { ...hosting, ...(left ? { left } : {}), options, seed: opened.match.seed! }
    const loaded =
      (wantsWhole ? null : await loadLatest(store, game, opened, setup)) ??
      (await loadWhole(store, game, opened, setup))
    isWhole = loaded.from === 'the start'
    if (loaded.from !== 'the start') marks.kept = loaded.from
    marks.roundBegan = loaded.roundBegan
    marks.practice = loaded.host.practice
    remind(loaded.host)
    return loaded.host
  }

  async function whole(): Promise<Host> {
    wantsWhole = true
    while (reloading || !isWhole) await (reloading ?? reload())
    return host
  }

  /** Begins anew from what is written down. Whoever watches is told what has changed since. */
  function reload(): Promise<void> {
    if (reloading) {
      readAgain = true
      return reloading
    }
    reloading = (async () => {
      try {
        const next = await load()
        host.close()
        if (isClosed) return next.close()
        host = next
        watchers.follow()
        settings.followed(room)
      } finally {
        reloading = null
        // What came meanwhile may be more than was read.
        if (readAgain && !isClosed) reload().catch(failed)
        else catchUp()
        readAgain = false
      }
    })()
    return reloading
  }

  async function record(entry: Entry, after: State, left: TimeLeft | null): Promise<void> {
    const before = room.match.waitsFor
    const head = headAfter(game, entry, after)
    const at = now()
    const isKept = keepsPosition(marks, entry)
    marks.practice ||= isPractice(entry)
    const { practice } = marks
    const state: Position = { rules: game.rules, position: after, ...(practice ? { practice } : {}) }
    const snapshot = isKept ? { snapshot: { made: after.seq, seq: entry.seq + 1, state } } : {}
    try {
      const seats = left ? { seats: Object.entries(left).map(([seat, clockLeft]) => ({ seat, clockLeft })) } : {}
      writing = entry.seq + 1
      await store.record.append(room.id, [entry], at, { head, ...seats, ...snapshot })
    } catch (error) {
      throw error instanceof Conflict ? new Elsewhere(entry.seq) : error
    } finally {
      writing = 0
      // The host that wrote it may be gone by now, or what was taken for our own was somebody else's. Soon: it is about to hear of it.
      clock.after(20, () => catchUp())
    }
    ledTo(entry, head, at)
    settings.recorded(room, before)
  }

  /** It is in the record. */
  function ledTo(entry: Entry, head: Head, at: number): void {
    movePast(marks, entry)
    room.match = { ...room.match, ...head, updated: at }
  }

  /** While our own is being written, however long that takes, it is not more than the host will know. */
  function isBehind(): boolean {
    return isLoaded && !isClosed && told > Math.max(host.seq, writing)
  }

  /** Whoever is at it already looks again at the end. */
  function catchUp(heard: readonly Written[] = []): void {
    if (following || reloading || !isBehind()) return
    following = true
    follow(heard).then(
      () => {
        following = false
        catchUp()
      },
      error => {
        following = false
        failed(error) // the next word or look tries again
      },
    )
  }

  /** What others have written happens here too. */
  async function follow(heard: readonly Written[]): Promise<void> {
    let news = heard
    while (isBehind() && !reloading) {
      const behind = host
      if (news[0]?.seq !== behind.seq) news = await store.record.entries(room.id, behind.seq)
      const last = news.at(-1)
      if (!last) {
        told = behind.seq // whatever was told is not there
        return
      }
      const left = await leftAfter(last)
      if (left !== null) {
        const entries = news.map(({ entry }) => entry)
        const isAlong = await behind.follow(entries, left)
        if (host !== behind || reloading || isClosed) return
        if (!isAlong) return reload()
        for (const { entry, at } of news) ledTo(entry, headAfter(game, entry, behind.position()), at)
        settings.followed(room)
      }
      news = []
    }
  }

  /** What everybody has left after what was written last: none if there are no clocks, null if more was written since. */
  async function leftAfter(last: Written): Promise<TimeLeft | undefined | null> {
    if (room.sheet.terms.clock === 'none') return undefined
    const table = await store.matches.get(room.id)
    if (table?.seq !== last.seq + 1) return null
    return (await remaining({ store, node, now }, table, last.at)).left
  }

  function report(what: Report): void {
    if (what.type === 'superseded') reload().catch(failed)
    else if (what.type !== 'bot-fallback') failed(what.error ?? new Error(what.type))
  }

  async function say(word: SeatWord): Promise<Answer> {
    if (room.sheet.paused && word.cmd !== 'prefer') throw new Refused('paused')
    if (word.cmd === 'undo') await whole()
    let asked = host
    let answer = await tell(word)
    // Somebody was first, perhaps with this very word, sent before the line was lost; or the host made room for a newer one.
    for (let tries = 0; !answer.ok && asked.status !== 'open' && !isClosed && tries < MOST_TRIES; tries++) {
      if (host === asked) await reload()
      asked = host
      answer = await tell(word)
    }
    if (answer.ok && word.cmd !== 'choose' && !answer.repeated) settings.spoken(room, word)
    if (answer.ok && word.cmd === 'undo' && answer.played === 0) await agreeForPrograms(answer.seq)
    return answer
  }

  async function overhear(word: SeatWord): Promise<void> {
    if (word.cmd === 'undo') await whole()
    await tell(word)
  }

  /** Programs agree to everything, as our own bots do. */
  async function agreeForPrograms(seq: number): Promise<void> {
    for (const { seat, level } of room.seats)
      if (level === EXTERNAL) await say({ cmd: 'answerUndo', seat, seq, agree: true })
  }
}
