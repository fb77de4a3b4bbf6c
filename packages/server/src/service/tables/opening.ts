import { randomBytes } from 'node:crypto'
import type { MatchSave } from '@redoubt/host'
import {
  type Asked,
  commitmentTo,
  fairSeed,
  newCode,
  newNumber,
  Refused,
  TABLE_CODE,
  USUAL_TERMS,
} from '@redoubt/protocol'
import { Conflict, type Match, type Player, type Seat, type Store } from '../../store/index.ts'
import { checkedLevel, gameOf, isSearching, seatsOf, shownOptions, usualLevel } from '../games/games.ts'
import { checkedOptions, refuseTableDice, wholeOptions } from '../games/setup.ts'
import { type Buckets, buckets } from '../people/buckets.ts'
import { type Handlers, personIn } from '../people/handlers.ts'
import { fits, followingId } from '../people/secrets.ts'
import type { Session } from '../people/session.ts'
import type { Uploads } from '../threads/uploads.ts'
import { EMPTY, isHost, waiting } from './chairs.ts'
import type { Chat } from './chat.ts'
import type { Operations } from './operations.ts'
import type { Room } from './room.ts'
import type { Rooms } from './rooms.ts'
import type { Sheet } from './sheet.ts'

type TableCommand = 'open' | 'look' | 'leave' | 'change' | 'start' | 'close' | 'rematch' | 'next'

interface OpeningSettings {
  store: Store
  rooms: Rooms
  chat: Chat
  uploads: Uploads
  operations: Operations
  now(): number
  /** What was decided before the match came to this table is written down. */
  bring(room: Room, save: MatchSave): Promise<void>
  /** The match of this table begins. */
  begin(room: Room): Promise<void>
}

/** Tables one person may open, and how many of theirs may wait at the same time. */
const RATE = { burst: 10, perSecond: 1 / 30 }
const MOST_WAITING = 20
const MOST_FOLLOWED = 20
const CODE_TRIES = 5
const THINK = 1000

/** Making tables, looking at them, and beginning to play. */
export function opening({
  store,
  rooms,
  chat,
  uploads,
  operations,
  now,
  bring,
  begin,
}: OpeningSettings): Handlers<TableCommand> {
  const limits: Buckets = buckets(RATE, now)
  return {
    open: async (session, asked) => {
      const player = personIn(session)
      const before = await store.matches.get(asked.match)
      if (before && before.match.host !== player.id) throw new Refused('bad-request', { field: 'match' })
      if (!before) await open(player, asked)
      return (await rooms.get(asked.match)).answer(session)
    },
    look: async (session, { match, code, key, follow }) => {
      if (match === undefined && code === undefined) throw new Refused('bad-request', { field: 'code' })
      return rooms.using(match ?? (await rooms.byCode(code!)).id, async room => {
        const kept = await opened(room, key)
        if (follow) await startFollowing(room, session, kept)
        const lines = await chat.latest(room)
        return { ...room.answer(session, kept), chat: lines }
      })
    },
    leave: async (session, { match }) => {
      session.follows.get(match)?.()
      return {}
    },
    change: async (session, { match, options, terms: wanted }) => {
      const room = await hosted(match, session)
      waiting(room)
      if (options !== undefined) await changeOptions(room, options)
      if (wanted) {
        const sheet: Sheet = { ...room.sheet, terms: wanted }
        await changeTable(room, { terms: sheet, listed: wanted.listed })
      }
      return room.answer(session)
    },
    start: (session, { match, numbers, level }) =>
      rooms.using(match, async room => {
        host(room, session)
        if (room.match.status !== 'running') {
          waiting(room)
          await start(room, numbers, level ?? usualLevel(room.match.game))
        }
        return room.answer(session)
      }),
    close: async (session, { match }) => {
      const room = await hosted(match, session)
      if (room.match.status === 'closed') return {}
      waiting(room)
      await changeTable(room, { status: 'closed', listed: false })
      return {}
    },
    rematch: async (session, { match }) => {
      const room = await rooms.get(match)
      const player = atTheTable(room, session)
      if (room.match.status !== 'over') throw new Refused('not-over')
      const id = followingId(match, 'rematch')
      await follow(room, player, { id, options: room.match.options, operation: null })
      return (await rooms.get(id)).answer(session)
    },
    next: async (session, { match, mission }) => {
      const room = await rooms.get(match)
      const player = atTheTable(room, session)
      if (room.match.status !== 'over') throw new Refused('not-over')
      const id = followingId(match, 'next')
      if (!(await store.matches.get(id))) {
        const options = await operations.next(room, session, mission)
        await follow(room, player, { id, options, operation: room.match.operation })
      }
      return (await rooms.get(id)).answer(session)
    },
  }

  async function open(player: Player, asked: Asked<'open'>): Promise<void> {
    const after = limits.take(player.id)
    if (after > 0) throw new Refused('too-fast', { after })
    const mine = await store.matches.mine({ player: player.id, limit: 100 })
    if (mine.filter(({ match }) => match.status === 'waiting' && match.host === player.id).length >= MOST_WAITING)
      throw new Refused('too-many')
    const { game, chairs: plan, save } = asked
    const begun = save === undefined ? null : await uploads.save(save)
    if (begun && begun.game !== game) throw new Refused('bad-upload')
    const operation = asked.operation === undefined ? null : await operations.create(player, game, asked.operation)
    const options = begun
      ? begun.options
      : operation
        ? operations.options(operation, asked.options)
        : (asked.options ?? {})
    if (begun) refuseTableDice(options)
    else await checkedOptions(game, options, uploads)
    const { specs, ever } = seatsOf(game, begun ? options : namedPack(options))
    const seats = ever.map(({ seat }) => {
      const wish = specs.some(spec => spec.seat === seat) ? plan[seat] : undefined
      const row: Seat = { match: asked.match, seat, ...EMPTY, since: now(), clockLeft: null }
      if (wish?.kind === 'me')
        return { ...row, kind: 'person' as const, player: player.id, name: player.name, number: wish.number }
      if (wish?.kind !== 'bot') return row
      const level = checkedLevel(game, wish.level)
      return { ...row, kind: 'bot' as const, level, think: isSearching(game, level) ? (wish.think ?? THINK) : null }
    })
    const wanted = asked.terms ?? USUAL_TERMS
    const sheet: Sheet = {
      terms: wanted,
      shown: shownOptions(game, options),
      specs,
      host: { name: player.name, language: player.language },
      fair: begun === null,
      ...(save === undefined ? {} : { save }),
      paused: null,
      numbers: {},
    }
    const more = { operation: operation?.id ?? null, after: null, language: asked.language ?? player.language }
    await add(newMatch(asked.match, game, player, options, sheet, more), seats).catch(async error => {
      // The same word, sent again to another node because its answer was late, may have been quicker.
      const there = error instanceof Conflict ? await store.matches.get(asked.match) : null
      if (there?.match.host !== player.id) throw error
    })
  }

  /** The same people at a new table: whoever asks first makes it, the others find it. */
  async function follow(
    { match, sheet }: Room,
    player: Player,
    { id, options, operation }: { id: string; options: unknown; operation: string | null },
  ): Promise<void> {
    const before = await store.matches.get(match.id)
    const { specs } = seatsOf(match.game, namedPack(options))
    const seats = before!.seats.map(row => ({
      ...row,
      ...{
        match: id,
        number: null,
        token: null,
        link: null,
        linkState: 'void' as const,
        clockLeft: null,
        since: now(),
      },
      // Whoever was away comes back to their own chair; a program elsewhere needs a new token.
      ...(row.player ? { kind: 'person' as const, level: null, think: null } : {}),
      ...(row.token ? { kind: 'open' as const, level: null } : {}),
    }))
    const { save: _, ...kept } = sheet
    const fresh = {
      ...kept,
      specs,
      shown: shownOptions(match.game, options),
      host: { name: player.name, language: player.language },
      ...{ fair: true, paused: null, numbers: {} },
    }
    const more = { operation, after: match.id, language: match.language }
    await add(newMatch(id, match.game, player, options, fresh, more), seats).catch(error => {
      if (!(error instanceof Conflict)) throw error // somebody was quicker
    })
    const room = rooms.have(match.id)
    if (room) await rooms.refresh(room)
  }

  function newMatch(
    id: string,
    game: string,
    player: Player,
    options: unknown,
    sheet: Sheet,
    more: Pick<Match, 'operation' | 'after' | 'language'>,
  ): Match {
    const secret = randomBytes(32).toString('hex')
    const at = now()
    return {
      ...{ id, code: newCode(TABLE_CODE), game, rules: gameOf(game).rules, options, terms: sheet, host: player.id },
      ...{ status: 'waiting', secret, commitment: commitmentTo(secret), seed: null, created: at, updated: at },
      ...{ made: 0, round: 0, waitsFor: null, outcome: null, listed: sheet.terms.listed, ...more },
    }
  }

  /** A code that is taken is drawn again; an id that is taken is somebody's table. */
  async function add(match: Match, seats: readonly Seat[]): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        await store.matches.add(match, seats)
        store.bus.notify({ match: match.id, about: 'table' }) // for whoever looks at the lobby
        return
      } catch (error) {
        if (!(error instanceof Conflict) || tries === CODE_TRIES || (await store.matches.get(match.id))) throw error
        match = { ...match, code: newCode(TABLE_CODE) }
      }
    }
  }

  /** Whoever comes with the key of a chair has opened its link. */
  async function opened(room: Room, key: string | undefined): Promise<string | null> {
    const row = key === undefined ? undefined : room.seats.find(({ link }) => fits(key, link))
    if (!row) return null
    if (row.linkState === 'open') {
      const seen = { link: row.link, linkState: 'open' } as const
      await store.seats.change(room.id, row.seat, { linkState: 'opened', since: now() }, seen)
      await rooms.refresh(room)
    }
    return row.linkState === 'used' ? null : row.seat
  }

  async function startFollowing(room: Room, session: Session, kept: string | null): Promise<void> {
    if (!session.isOpen()) return // gone meanwhile: nobody would ever take it off the list again
    session.follows.get(room.id)?.()
    if (session.follows.size >= MOST_FOLLOWED) throw new Refused('too-many')
    if (session.who.player) room.names.set(session.who.player.id, session.who.player.name)
    room.followers.set(session, kept)
    room.attendance.arrive(session)
    session.follows.set(room.id, () => {
      session.follows.delete(room.id)
      room.followers.delete(session)
      room.attendance.leave(session)
      rooms.moved(room)
    })
    rooms.moved(room)
  }

  async function hosted(match: string, session: Session): Promise<Room> {
    const room = await rooms.get(match)
    host(room, session)
    return room
  }

  function host(room: Room, session: Session): void {
    personIn(session)
    if (!isHost(room, session)) throw new Refused('not-host')
  }

  /** Whoever held a seat, or the host. */
  function atTheTable(room: Room, session: Session): Player {
    const player = personIn(session)
    if (!isHost(room, session) && !room.seats.some(row => row.player === player.id)) throw new Refused('not-seated')
    return player
  }

  async function changeOptions(room: Room, options: unknown): Promise<void> {
    const { game } = room.match
    if (room.sheet.save !== undefined || room.match.operation) throw new Refused('not-allowed')
    await checkedOptions(game, options, uploads)
    const { specs } = seatsOf(game, namedPack(options))
    const sheet: Sheet = { ...room.sheet, specs, shown: shownOptions(game, options) }
    const gone = room.seats.filter(({ seat }) => !specs.some(spec => spec.seat === seat))
    await changeTable(room, { options, terms: sheet })
    for (const { seat } of gone) await store.seats.change(room.id, seat, { ...EMPTY, since: now() })
  }

  async function changeTable(room: Room, changes: Partial<Match>): Promise<void> {
    if (!(await changed(room, changes))) throw new Refused('already-started')
  }

  /** False if it no longer waits. */
  async function changed(room: Room, changes: Partial<Match>): Promise<boolean> {
    const isDone = await store.matches.change(room.id, { ...changes, updated: now() }, { status: 'waiting' })
    await rooms.refresh(room)
    return isDone
  }

  async function firstHead(id: string, options: unknown, seed: string): Promise<Pick<Match, 'waitsFor' | 'round'>> {
    const game = gameOf(id)
    const state = game.create(await wholeOptions(options, uploads), seed)
    return { waitsFor: state.decision?.seat ?? null, round: game.round?.(state) ?? 0 }
  }

  /** Bots sit down in the open chairs; then the seed is made of everybody's numbers. */
  async function start(room: Room, numbers: Readonly<Record<string, string>>, level: string): Promise<void> {
    const { game } = room.match
    checkedLevel(game, level)
    for (const { seat, kind, number, player } of room.seats) {
      const bot = kind === 'open' ? { kind: 'bot' as const, level, think: isSearching(game, level) ? THINK : null } : {}
      const change = { ...bot, number: number ?? numbers[seat] ?? newNumber(), link: null, linkState: 'void' as const }
      await store.seats.change(room.id, seat, change, { kind, player })
    }
    await rooms.refresh(room)
    const seats = room.seats.map(({ seat }) => seat)
    const given = Object.fromEntries(room.seats.map(({ seat, number }) => [seat, number ?? '']))
    if (room.seats.some(({ kind, number }) => kind === 'open' || number === null)) throw new Refused('chair-taken')
    const begun = room.sheet.save === undefined ? null : await uploads.save(room.sheet.save)
    const sheet: Sheet = { ...room.sheet, numbers: given }
    // Before anybody can look: whoever comes early would see the first position, and could decide it.
    if (begun) await bring(room, begun)
    const seed = begun ? begun.seed : fairSeed(room.match.secret, seats, given)
    // Together with who is to decide: whoever hears that it runs may decide before another word of ours is written.
    const first = begun ? {} : await firstHead(game, room.match.options, seed)
    const head = { status: 'running' as const, seed, terms: sheet, rules: gameOf(game).rules, ...first }
    if (!(await changed(room, head))) return // the same word on another node was quicker
    chat.note(room, 'started', room.match.host, null)
    await begin(room)
    await rooms.refresh(room)
  }
}

/** Seats do not depend on a pack; reading it again would. */
function namedPack(options: unknown): unknown {
  const { pack: _, ...rest } = options as { pack?: unknown }
  return rest
}
