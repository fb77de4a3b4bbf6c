import type { Clock, Message } from '@redoubt/host'
import type { Viewer } from '@redoubt/kernel'
import type { ChatLine } from '../chat.ts'
import { type Answered, type Ask, COMMANDS, type Command } from '../commands.ts'
import { PUSHES, type Push, type PushName } from '../pushes.ts'
import { Refused, refusal } from '../refusal.ts'
import type { TableCard, TableState, You } from '../table.ts'
import { PROTOCOL } from '../version.ts'
import { line } from './line.ts'
import type { Socket } from './socket.ts'
import type { Status } from './status.ts'
import { watching } from './watching.ts'

export interface ConnectionSettings {
  /** Opens a socket to the server. */
  connect(): Socket
  clock: Clock
  language?: string
  /** From 0 to 1; so that a thousand clients do not come back in the same instant. */
  random?(): number
}

export type Hello = Answered<'hello'>

/** What is watched or followed: each goes on by itself after the line was lost. */
export interface Connection {
  readonly status: Status
  /** Told now and at every change. */
  onStatus(listener: (status: Status) => void): () => void
  /** Who the server takes this client for; null before it has said so. Told at every new connection. */
  readonly hello: Hello | null
  onHello(listener: (hello: Hello) => void): () => void
  /**
   * Asks, as often as it takes: without a connection it waits for one, and what was not answered is asked again. Rejected with
   * `Refused`.
   */
  ask<C extends Command>(cmd: C, body: Ask<C>): Promise<Answered<C>>
  /** The listener gets the present, then every change, as from a host beside. */
  watch(what: Watched, listener: (message: Message) => void, ended?: (refused: Refused) => void): () => void
  /** Looks at a table and follows it. */
  follow(what: Followed, listener: TableListener): () => void
  lobby(filter: Filter, listener: (tables: readonly TableCard[], more: number) => void): () => void
  /** Everything of one kind that the server says without being asked. */
  on<P extends PushName>(name: P, listener: (push: Push<P>) => void): () => void
  /** The server's time of day in milliseconds. */
  now(): number
  retry(): void
  /** The cookie is another one now. */
  renew(): void
  network(up: boolean): void
  close(): void
}

export interface Watched {
  match: string
  as: Viewer
  /** The number of the last decision that is known; what happened after it is told. */
  since?: number
  delayed?: boolean
}

export interface Followed {
  match?: string
  code?: string
  key?: string
}

export interface TableListener {
  table(table: TableState, you: You): void
  /** At first all that is remembered, then what is new. */
  chat?(lines: readonly ChatLine[]): void
  ended?(refused: Refused): void
}

export interface Filter {
  game?: string
  language?: string
}

interface Question {
  cmd: Command
  body: object
  resolve(answer: unknown): void
  reject(refused: Refused): void
  /** Means something on this connection only; on the next one it is asked otherwise. */
  bound: boolean
}

/** What bound questions are rejected with when the line is lost. */
const LOST = 'lost'

/** What passes by itself: what is watched or followed is asked for again a little later. */
const PASSING: readonly string[] = ['storage-away', 'busy']

/** Something that is asked for anew on every connection. */
interface Standing {
  begin(): void
  take?(push: Push): void
}

/** Milliseconds to wait when told that this is too fast, if nobody says how long. */
const BREATH = 1000

export function connection({ connect, clock, language, random = Math.random }: ConnectionSettings): Connection {
  const questions = new Map<number, Question>()
  const standing = new Set<Standing>()
  const statusListeners = new Set<(status: Status) => void>()
  const helloListeners = new Set<(hello: Hello) => void>()
  const pushListeners = new Map<PushName, Set<(push: Push) => void>>()
  let asked = 0
  let watches = 0
  /** So many times the line was made. */
  let connections = 0
  let hello: Hello | null = null
  /** What the server's time of day is ahead of our clock. */
  let ahead = 0

  const wire = line({
    connect,
    clock,
    random,
    opened: () => {
      connections++
      void greet()
    },
    heard,
    knock: () => say({ id: asked++, cmd: 'beat' }),
    changed: status => {
      for (const listener of statusListeners) listener(status)
      if (status.state === 'closed' || status.state === 'outdated') giveUp(status.state, () => true)
      else if (status.state !== 'online') giveUp(LOST, question => question.bound)
    },
  })

  return {
    get status() {
      return wire.status
    },
    get hello() {
      return hello
    },
    onStatus: listener => {
      listener(wire.status)
      return joined(statusListeners, listener)
    },
    onHello: listener => {
      if (hello) listener(hello)
      return joined(helloListeners, listener)
    },
    ask,
    watch,
    follow,
    lobby,
    on: (name, listener) => {
      const listeners = pushListeners.get(name) ?? new Set()
      pushListeners.set(name, listeners)
      return joined(listeners, listener as (push: Push) => void)
    },
    now: () => clock.now() + ahead,
    retry: wire.retry,
    renew: () => wire.renew(),
    network: wire.network,
    close: wire.close,
  }

  function ask<C extends Command>(cmd: C, body: Ask<C>): Promise<Answered<C>> {
    return new Promise<Answered<C>>((resolve, reject) => {
      const { state } = wire.status
      if (state === 'closed' || state === 'outdated') reject(new Refused(state))
      else enquire({ cmd, body: body as object, resolve, reject, bound: false })
    })
  }

  /** On this connection only; the answer is heard in its order among all that the server says. */
  function askHere<C extends Command>(
    cmd: C,
    body: Ask<C>,
    resolve: (answer: Answered<C>) => void = () => {},
    reject: (refused: Refused) => void = () => {},
  ): void {
    if (wire.status.state === 'online') enquire({ cmd, body: body as object, resolve, reject, bound: true })
  }

  function enquire(question: Question): void {
    const id = asked++
    questions.set(id, question)
    if (wire.status.state === 'online') put(id, question)
  }

  function put(id: number, { cmd, body }: Question): void {
    say({ ...body, id, cmd })
  }

  function say(message: object): void {
    wire.send(JSON.stringify(message))
  }

  async function greet(): Promise<void> {
    const id = asked++
    const answer = new Promise<Hello>((resolve, reject) => {
      questions.set(id, { cmd: 'hello', body: {}, resolve, reject, bound: true })
    })
    say({ id, cmd: 'hello', protocol: PROTOCOL, ...(language ? { language } : {}) })
    try {
      hello = await answer
    } catch (error) {
      if (error instanceof Refused && error.code === 'outdated') wire.outdated()
      else if (error instanceof Refused && error.code !== LOST) wire.renew(error.more.after ?? BREATH)
      return
    }
    ahead = hello.now - clock.now()
    wire.settled()
    for (const listener of helloListeners) listener(hello)
    const unanswered = [...questions]
    for (const one of standing) one.begin()
    for (const [number, question] of unanswered) put(number, question)
  }

  function heard(message: unknown): void {
    if ((message as { on?: unknown }).on !== undefined) pushed(message as { on: unknown })
    else answered(message)
  }

  function answered(message: unknown): void {
    const { id } = message as { id?: unknown }
    const question = typeof id === 'number' ? questions.get(id) : undefined
    if (!question) return
    if ((message as { ok?: unknown }).ok === true) {
      questions.delete(id as number)
      const parsed = COMMANDS[question.cmd].answer.safeParse(message)
      if (parsed.success) question.resolve(parsed.data)
      else question.reject(new Refused('server-failure', { field: parsed.error.issues[0]?.path.join('.') ?? '' }))
      return
    }
    const refused = refusal.safeParse(message).data
    if (!refused) return
    if (refused.code === 'going-down') return // asked again on the next connection
    if (refused.code === 'too-fast' && question.cmd !== 'hello') {
      // Not on a later connection, which is asked everything anew once it has been greeted.
      const here = connections
      clock.after(refused.after ?? BREATH, () => {
        if (here === connections && questions.has(id as number)) put(id as number, question)
      })
      return
    }
    questions.delete(id as number)
    const { code, id: _, ok: _no, ...more } = refused
    question.reject(new Refused(code, more as Refused['more']))
  }

  function pushed(message: { on: unknown }): void {
    const name = message.on as PushName
    if (!Object.hasOwn(PUSHES, name)) return // of a newer server
    const parsed = PUSHES[name].safeParse(message)
    if (!parsed.success) return
    const push = parsed.data as Push
    for (const one of standing) one.take?.(push)
    for (const listener of pushListeners.get(name) ?? []) listener(push)
    if (push.on === 'bye' && push.why === 'going-down') wire.renew(push.after ?? 0)
  }

  function watch(
    { match, as, since, delayed }: Watched,
    listener: (message: Message) => void,
    ended?: (refused: Refused) => void,
  ): () => void {
    const seen = watching(since)
    const more = delayed ? { delayed } : {}
    let number = -1
    const one: Standing = {
      begin: () => {
        // A new number: what is still on its way under the old one is not for us.
        number = watches++
        const known = seen.since === undefined ? {} : { since: seen.since }
        askHere('watch', { match, watch: number, as, ...known, ...more }, undefined, stop)
      },
      take: push => {
        if (push.on === 'unwatched' && push.watch === number) stop(new Refused(push.code))
        if (push.on !== 'match' || push.watch !== number) return
        const message = seen.take(push)
        if (message) listener(message)
        else {
          leave()
          one.begin()
        }
      },
    }
    const leave = () => {
      const old = number
      number = -1
      if (old >= 0) askHere('unwatch', { watch: old })
    }
    const stop = (refused: Refused) => {
      if (!isPassing(one, refused) && standing.delete(one)) ended?.(refused)
    }
    enter(one)
    return () => {
      if (standing.delete(one)) leave()
    }
  }

  function follow(what: Followed, listener: TableListener): () => void {
    let match = what.match
    let lines = -1
    const tell = (all: readonly ChatLine[]) => {
      const fresh = all.filter(({ n }) => n > lines)
      lines = Math.max(lines, ...fresh.map(({ n }) => n))
      if (fresh.length > 0) listener.chat?.(fresh)
    }
    const one: Standing = {
      begin: () => {
        const which = match === undefined ? { code: what.code! } : { match }
        askHere(
          'look',
          { ...which, ...(what.key ? { key: what.key } : {}), follow: true },
          ({ table, you, chat }) => {
            if (!standing.has(one)) return askHere('leave', { match: table.match })
            match = table.match
            listener.table(table, you)
            tell(chat)
          },
          stop,
        )
      },
      take: push => {
        if (push.on === 'table' && push.table.match === match) listener.table(push.table, push.you)
        if (push.on === 'chat' && push.match === match) tell([push.line])
      },
    }
    const stop = (refused: Refused) => {
      if (!isPassing(one, refused) && standing.delete(one)) listener.ended?.(refused)
    }
    enter(one)
    return () => {
      if (standing.delete(one) && match !== undefined) askHere('leave', { match })
    }
  }

  function lobby(filter: Filter, listener: (tables: readonly TableCard[], more: number) => void): () => void {
    let number = -1
    const one: Standing = {
      begin: () => {
        number = watches++
        askHere(
          'lobby',
          { filter, watch: number },
          ({ tables, more }) => {
            if (standing.has(one)) listener(tables, more)
          },
          refused => void isPassing(one, refused),
        )
      },
      take: push => {
        if (push.on === 'lobby' && push.watch === number) listener(push.tables, push.more)
      },
    }
    enter(one)
    return () => {
      if (standing.delete(one)) askHere('unwatch', { watch: number })
    }
  }

  /** The line was lost, or the server could not just then: it is asked for again on the next connection, or soon on this one. */
  function isPassing(one: Standing, { code, more }: Refused): boolean {
    if (PASSING.includes(code)) {
      const here = connections
      clock.after(more.after ?? BREATH, () => {
        if (here === connections && wire.status.state === 'online' && standing.has(one)) one.begin()
      })
    }
    return code === LOST || PASSING.includes(code)
  }

  function enter(one: Standing): void {
    standing.add(one)
    if (wire.status.state === 'online') one.begin()
  }

  function giveUp(code: string, which: (question: Question) => boolean): void {
    for (const [id, question] of questions)
      if (which(question)) {
        questions.delete(id)
        question.reject(new Refused(code))
      }
  }
}

function joined<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
