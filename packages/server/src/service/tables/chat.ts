import { type ChatLine, NOTICES, type Notice, Refused, type Saying } from '@redoubt/protocol'
import type { Remark, Store } from '../../store/index.ts'
import { buckets } from '../people/buckets.ts'
import { type Handlers, personIn } from '../people/handlers.ts'
import type { People } from '../people/people.ts'
import type { Room } from './room.ts'
import type { Rooms } from './rooms.ts'
import { holds } from './state.ts'

/** What is said at tables. Everything is written down first and then told to all who follow, on every node. */
export interface Chat {
  readonly commands: Handlers<'chat' | 'lines' | 'report'>
  /** So many remarks are there: those who follow hear the ones they do not know. */
  tell(room: Room, remarks: number): void
  latest(room: Room): Promise<ChatLine[]>
  /** The table itself notes something about somebody. */
  note(room: Room, notice: Notice, player: string, seat: string | null): void
  forget(room: Room): void
}

interface ChatSettings {
  store: Store
  rooms: Rooms
  people: People
  now(): number
  failed(error: unknown): void
}

/** Lines that are sent to whoever comes; more on demand. */
const LATEST = 50
/** The same said again within so many milliseconds is one saying: it may have been sent twice. */
const TWICE = 10_000
/** Of one person at one table. */
const RATE = { burst: 6, perSecond: 0.5 }
const NOTICE = 'notice:'

export function chat({ store, rooms, people, now, failed }: ChatSettings): Chat {
  const told = new Map<string, number>()
  const telling = new Map<string, Promise<void>>()
  const once = new Map<string, { line: ChatLine; at: number }>()
  const limits = buckets(RATE, now)

  return {
    commands: {
      chat: async (session, { match, once: name, say }) => {
        const room = await rooms.get(match)
        const player = personIn(session)
        const said = once.get(`${player.id} ${name}`)
        if (said) return { line: said.line }
        const row = room.seats.find(seat => holds(seat, session.who))
        const mayWrite = room.sheet.terms.chat === 'free'
        if (!row && player.id !== room.match.host) throw new Refused('not-seated')
        if ('text' in say && !mayWrite) throw new Refused('not-allowed')
        const after = limits.take(`${player.id} ${match}`)
        if (after > 0) throw new Refused('too-fast', { after })
        const line = (await repeated(match, player.id, say)) ?? (await add(room, player.id, row?.seat ?? null, say))
        remember(`${player.id} ${name}`, line)
        return { line }
      },
      lines: async (_, { match, before, most }) => {
        const from = Math.max(0, before - most)
        return { lines: await linesOf(await store.chat.list(match, { from, limit: before - from })) }
      },
      report: async (session, { match, n }) => {
        personIn(session)
        if (!(await store.chat.report(match, n))) throw new Refused('unknown-line')
        return {}
      },
    },
    tell,
    latest: async room => {
      const lines = await linesOf(await store.chat.list(room.id, { limit: LATEST }))
      told.set(room.id, Math.max(told.get(room.id) ?? 0, (lines.at(-1)?.n ?? -1) + 1))
      return lines
    },
    note: (room, notice, player, seat) => {
      const remark = { at: now(), player, seat, preset: `${NOTICE}${notice}`, text: null, space: null }
      store.chat.add(room.id, remark).catch(failed)
    },
    forget: room => {
      told.delete(room.id)
      telling.delete(room.id)
    },
  }

  async function add(room: Room, player: string, seat: string | null, say: Saying): Promise<ChatLine> {
    const remark = {
      ...{ at: now(), player, seat, space: say.space ?? null },
      preset: 'preset' in say ? say.preset : null,
      text: 'text' in say ? say.text : null,
    }
    const n = await store.chat.add(room.id, remark)
    return (await linesOf([{ ...remark, n, reported: false }]))[0]!
  }

  /** Said a moment ago, perhaps on a node that has died since. */
  async function repeated(match: string, player: string, say: Saying): Promise<ChatLine | undefined> {
    const latest = await store.chat.list(match, { limit: 5 })
    const same = latest.findLast(
      one =>
        one.player === player &&
        now() - one.at < TWICE &&
        one.preset === ('preset' in say ? say.preset : null) &&
        one.text === ('text' in say ? say.text : null) &&
        one.space === (say.space ?? null),
    )
    return same && (await linesOf([same]))[0]
  }

  function remember(name: string, line: ChatLine): void {
    once.set(name, { line, at: now() })
    for (const [old, { at }] of once) {
      if (now() - at < 60 * TWICE) break
      once.delete(old)
    }
  }

  /** One after the other, so that lines arrive in their order. */
  function tell(room: Room, remarks: number): void {
    if (room.followers.size === 0) return
    const work = (telling.get(room.id) ?? Promise.resolve()).then(async () => {
      const from = told.get(room.id) ?? remarks - 1
      if (from >= remarks) return
      const lines = await linesOf(await store.chat.list(room.id, { from, limit: remarks - from }))
      told.set(room.id, Math.max(remarks, told.get(room.id) ?? 0))
      for (const line of lines) {
        const text = JSON.stringify({ on: 'chat', match: room.id, line })
        for (const session of room.followers.keys()) session.send(text)
      }
    })
    telling.set(room.id, work.catch(failed))
  }

  async function linesOf(remarks: readonly Remark[]): Promise<ChatLine[]> {
    return Promise.all(remarks.map(lineOf))
  }

  async function lineOf({ n, at, player, seat, preset, text, space }: Remark): Promise<ChatLine> {
    const name = (await people.get(player))?.name ?? ''
    const notice = NOTICES.find(one => preset === NOTICE + one)
    return {
      ...{ n, at, player: notice ? null : player, name, seat },
      ...(notice ? { notice } : preset ? { preset } : {}),
      ...(text ? { text } : {}),
      ...(space ? { space } : {}),
    }
  }
}
