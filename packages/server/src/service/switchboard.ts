import { COMMANDS, type Command, type Farewell, PROTOCOL, type RefusalCode, Refused, request } from '@redoubt/protocol'
import { StoreAway, StoreFull } from '../store/index.ts'
import type { Handlers } from './people/handlers.ts'
import { presentAs, type Session, type Who } from './people/session.ts'
import { turns } from './turns.ts'

/** One end of a connection as whoever carries the messages sees it. */
export interface Talk {
  /** False if it was no message at all. */
  hear(text: string): boolean
  /** The connection is gone. */
  gone(): void
  readonly who: Who
}

export interface Outlet {
  send(text: string): void
  /** After what was sent has gone. */
  close(why: Farewell): void
}

interface SwitchboardSettings {
  handlers: Handlers
  /** What was asked and how long it took, for whoever measures. */
  answered?(cmd: Command, milliseconds: number, code: string): void
  failed(error: unknown, cmd: string): void
}

interface Switchboard {
  connect(who: Who, outlet: Outlet): Talk
  sessions(): Iterable<Session>
  /** All connections of one person. */
  of(player: string): Iterable<Session>
  /** Nothing more is begun; resolves when nothing is under way, or after so many milliseconds. */
  close(most: number): Promise<void>
}

/** Questions of one connection that may be under way at the same time. */
const MOST_AT_ONCE = 40

/** Reads what comes in, checks it against its schema, has it done, and answers. */
export function switchboard({ handlers, answered, failed }: SwitchboardSettings): Switchboard {
  const open = new Map<number, Session>()
  let count = 0
  const people = new Map<string, Set<Session>>()
  const inbox = turns()
  let under = 0
  let isClosing = false
  let idle = () => {}
  return {
    connect,
    sessions: () => open.values(),
    of: player => people.get(player) ?? [],
    close: most => {
      isClosing = true
      return new Promise(resolve => {
        const timer = setTimeout(resolve, most)
        idle = () => {
          clearTimeout(timer)
          resolve()
        }
        if (under === 0) idle()
      })
    },
  }

  function connect(who: Who, outlet: Outlet): Talk {
    let isOpen = true
    let greeted = false
    let busy = 0
    const session: Session = {
      id: count++,
      who,
      present: presentAs(who),
      send: text => {
        if (isOpen) outlet.send(text)
      },
      end: (why, after) => {
        session.send(JSON.stringify({ on: 'bye', why, ...(after === undefined ? {} : { after }) }))
        if (isOpen) outlet.close(why)
      },
      watches: new Map(),
      follows: new Map(),
      isOpen: () => isOpen,
    }
    open.set(session.id, session)
    const player = who.player?.id
    if (player !== undefined) people.set(player, (people.get(player) ?? new Set()).add(session))
    return {
      who,
      hear: text => {
        const heard = performance.now()
        const frame = read(text)
        if (!frame) refuse(null, new Refused('bad-request'))
        else inbox.add(() => void take(frame, heard))
        return frame !== null
      },
      gone: () => {
        isOpen = false
        open.delete(session.id)
        const mine = player === undefined ? undefined : people.get(player)
        if (mine?.delete(session) && mine.size === 0) people.delete(player!)
        for (const stop of [...session.watches.values(), ...session.follows.values()]) stop()
      },
    }

    async function take({ id, cmd, ...body }: Frame, start: number): Promise<void> {
      const refused = (error: Refused) => {
        refuse(id, error)
        if (isCommand(cmd)) answered?.(cmd, performance.now() - start, error.code)
      }
      if (!isCommand(cmd)) return refused(new Refused('unknown-command'))
      if (cmd === 'hello' && body.protocol !== PROTOCOL) return refused(new Refused('outdated'))
      if (cmd !== 'hello' && !greeted) return refused(new Refused('no-hello'))
      const asked = COMMANDS[cmd].ask.safeParse(body)
      if (!asked.success) return refused(new Refused('bad-request', { field: fieldOf(asked.error.issues[0]) }))
      if (isClosing) return refused(new Refused('going-down')) // the client asks again, elsewhere
      if (busy >= MOST_AT_ONCE) return refused(new Refused('too-fast', { after: 500 }))
      greeted = true
      busy++
      under++
      try {
        const handler = handlers[cmd] as (session: Session, asked: unknown) => Promise<object>
        const answer = await handler(session, asked.data)
        session.send(JSON.stringify({ id, ok: true, ...answer }))
        answered?.(cmd, performance.now() - start, 'ok')
      } catch (error) {
        refused(refusalFor(error, cmd))
      } finally {
        busy--
        if (--under === 0) idle()
      }
    }

    function refuse(id: number | null, { code, more }: Refused): void {
      session.send(JSON.stringify({ id, ok: false, code, ...more }))
    }
  }

  function refusalFor(error: unknown, cmd: Command): Refused {
    if (error instanceof Refused) return error
    if (error instanceof StoreAway || error instanceof StoreFull) return new Refused('storage-away', { after: 2000 })
    failed(error, cmd)
    return new Refused('server-failure' satisfies RefusalCode)
  }
}

type Frame = { id: number; cmd: string } & Record<string, unknown>

function read(text: string): Frame | null {
  try {
    return request.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

const isCommand = (cmd: string): cmd is Command => Object.hasOwn(COMMANDS, cmd)

/** Where it is wrong; a field that is too much is named itself. */
function fieldOf(issue: { path: PropertyKey[]; code?: string; keys?: string[] } | undefined): string {
  return [...(issue?.path ?? []), ...(issue?.keys ?? [])].join('.').slice(0, 80)
}
