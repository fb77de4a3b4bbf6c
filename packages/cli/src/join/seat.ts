import type { Message } from '@redoubt/host'
import { type Connection, Refused as NotDone } from '@redoubt/protocol'
import { type Code, Refused } from '../engine/refused.ts'
import { type Request, text, whole } from '../engine/request.ts'

/** A seat at an online table, for a program that speaks as to the engine. */
interface OnlineSeat {
  obey(request: Request): Promise<object>
  close(): void
}

/** Resolves when the server has said which seat this is. */
export async function onlineSeat(server: Connection): Promise<OnlineSeat> {
  const { match, seat } = await whoAmI(server)
  const waiting = new Set<() => void>()
  let now: Message | null = null
  let ended: NotDone | null = null
  let leave: (() => void) | null = null
  const wake = () => {
    for (const one of waiting) one()
  }
  const end = (refused: NotDone) => {
    ended = refused
    wake()
  }
  // A table that has not begun cannot be watched yet.
  server.follow(
    { match },
    {
      table: ({ status }) => {
        if (status === 'closed') end(new NotDone('table-closed'))
        if (status === 'waiting' || leave || ended) return
        leave = server.watch(
          { match, as: seat },
          message => {
            now = message
            wake()
          },
          end,
        )
      },
      ended: end,
    },
  )

  const commands: Record<string, (request: Request) => Promise<object>> = {
    new: async () => position(await until(() => true)),
    choose: async request => {
      const { seq } = await said(
        server.ask('choose', { match, seat, seq: number(request), keys: text(request, 'key') }),
      )
      return position(await until(message => message.seq >= seq))
    },
    // Whoever else is to decide does so elsewhere.
    bot: async request => position(await later(request)),
    wait: async request => position(await later(request)),
    view: async request => {
      if (request.seat !== undefined && request.seat !== seat)
        throw refused('not-your-seat', `This token is for the seat ${seat}.`)
      return { view: (await until(() => true)).view }
    },
  }
  return {
    obey: async request => {
      const cmd = text(request, 'cmd')
      if (!Object.hasOwn(commands, cmd)) {
        const message = `There is no command "${cmd.slice(0, 100)}" at an online table.`
        throw new Refused('unknown-command', message, { commands: Object.keys(commands) })
      }
      return commands[cmd]!(request)
    },
    close: () => {
      leave?.()
      server.close()
    },
  }

  function later(request: Request): Promise<Message> {
    const seq = number(request)
    return until(message => message.seq > seq || message.outcome !== null || message.decision?.seat === seat)
  }

  function until(is: (message: Message) => boolean): Promise<Message> {
    return new Promise((resolve, reject) => {
      const look = () => {
        if (ended) reject(refused(ended.code, `The table is closed to this seat: ${ended.code}.`))
        else if (now && is(now)) resolve(now)
        else return
        waiting.delete(look)
      }
      waiting.add(look)
      look()
    })
  }

  function position({ seq, decision, outcome, events }: Message): object {
    return { match, seat, seq, decision, outcome, events }
  }

  function number(request: Request): number {
    return whole(request, 'seq', 0, Number.MAX_SAFE_INTEGER, now?.seq ?? 0)
  }
}

function whoAmI(server: Connection): Promise<{ match: string; seat: string }> {
  return new Promise((resolve, reject) => {
    const tell = (seat: { match: string; seat: string } | null) =>
      seat ? resolve(seat) : reject(refused('no-seat', 'The server knows no seat for this token.'))
    if (server.hello) tell(server.hello.seat)
    else server.onHello(({ seat }) => tell(seat))
    server.onStatus(({ state }) => {
      if (state === 'outdated') reject(refused('outdated', 'The server speaks another version.'))
    })
  })
}

async function said<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof NotDone)) throw error
    const { options } = error.more as { options?: string[] }
    throw refused(error.code, `The server refused: ${error.code}.`, options ? { options } : {})
  }
}

/** The server's own codes go on as they are. */
function refused(code: string, message: string, more: Readonly<Record<string, unknown>> = {}): Refused {
  return new Refused(code as Code, message, more)
}
