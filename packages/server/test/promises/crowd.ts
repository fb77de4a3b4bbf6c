import { type Message, systemClock } from '@redoubt/host'
import { below, type Chance, pickOne } from '@redoubt/kernel'
import { type Connection, connection, newId, newNumber } from '@redoubt/protocol'
import { WebSocket } from 'ws'

/** People who play as fast as they can, whatever happens to their lines, and remember what they were told. */
export interface Crowd {
  /** By match and number: what was sent there, and what the server said is done. */
  readonly sent: ReadonlyMap<string, ReadonlySet<string>>
  readonly acknowledged: ReadonlyMap<string, string>
  /** Matches with at least one acknowledged decision, and how many have come to their end. */
  readonly matches: ReadonlySet<string>
  readonly ended: number
  /** Refusals by code; only some are to be expected. */
  readonly refusals: Readonly<Record<string, number>>
  /** Something was acknowledged that cannot be. */
  readonly contradictions: readonly string[]
  /** Resolves when so much more was acknowledged. */
  more(decisions: number): Promise<void>
  /** Nobody says anything more; resolves when everything that was said is answered. */
  fallSilent(): Promise<void>
  /** The server is back: nobody has to wait any longer before trying. */
  hurry(): void
  /** What everybody at a table that is still being played sees. */
  readonly seen: ReadonlyArray<{ match: string; as: string; message: Message | null; line: string }>
  leave(): void
}

export interface CrowdSettings {
  chance: Chance
  /** The port to connect to, chosen anew at every connection. */
  port(): number
  tables: number
  /** Devices with which each person plays at the same time, each with a mind of its own. */
  devices: number
  games: readonly [game: string, options: object][]
}

interface Device {
  server: Connection
  match: string
  as: string
  message: Message | null
}

export const GAMES: CrowdSettings['games'] = [
  ['conquest', {}],
  ['doom', { mission: 'tutorial', marines: 1 }],
]

/** Two seats at each table; a new table whenever one has come to its end. */
export async function crowd({ chance, port, tables, devices, games }: CrowdSettings): Promise<Crowd> {
  const sent = new Map<string, Set<string>>()
  const acknowledged = new Map<string, string>()
  const matches = new Set<string>()
  const refusals: Record<string, number> = {}
  const contradictions: string[] = []
  const present = new Set<Device>()
  const open = new Set<Promise<unknown>>()
  const connections: Connection[] = []
  let ended = 0
  let silent = false
  let waiting: { until: number; resolve(): void }[] = []

  const pairs = []
  for (let n = 0; n < tables; n++) pairs.push([await guest(`A${n}`), await guest(`B${n}`)] as const)
  for (const pair of pairs)
    playAll(pair).catch(error => {
      if (error.code !== 'closed') contradictions.push(String(error)) // the crowd has left
    })

  return {
    sent,
    acknowledged,
    matches,
    get ended() {
      return ended
    },
    refusals,
    contradictions,
    more: decisions =>
      new Promise(resolve => {
        waiting.push({ until: acknowledged.size + decisions, resolve })
      }),
    fallSilent: async () => {
      silent = true
      while (open.size > 0)
        await Promise.race([Promise.allSettled(open), new Promise(resolve => setTimeout(resolve, 50))])
    },
    hurry: () => {
      for (const one of connections) one.retry()
    },
    get seen() {
      return [...present].map(({ match, as, message, server }) => ({ match, as, message, line: server.status.state }))
    },
    leave: () => {
      for (const one of connections) one.close()
    },
  }

  async function guest(name: string): Promise<string> {
    for (;;)
      try {
        const answer = await fetch(`http://127.0.0.1:${port()}/api/guest`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ name }),
        })
        if (answer.ok) return answer.headers.get('set-cookie')!.split(';')[0]!
      } catch {} // its line was harmed
  }

  function connected(cookie: string): Connection {
    const server = connection({
      clock: systemClock,
      connect: () => {
        const socket = new WebSocket(`ws://127.0.0.1:${port()}/ws`, { headers: { cookie } })
        socket.on('error', () => {})
        return socket
      },
    })
    connections.push(server)
    return server
  }

  async function playAll(pair: readonly [string, string]): Promise<void> {
    const hands = pair.map(cookie => Array.from({ length: devices }, () => connected(cookie)))
    const onlooker = connected('')
    while (!silent) {
      const match = newId()
      const [game, options] = pickOne(chance, games)
      const [a, b] = [hands[0]![0]!, hands[1]![0]!]
      const { table } = await patiently(() => a.ask('open', { match, game, options }))
      const seats = table.chairs.map(({ seat }) => seat)
      await patiently(() => a.ask('sit', { match, seat: seats[0]!, number: newNumber() }))
      await patiently(() => b.ask('sit', { match, seat: seats[1]!, number: newNumber() }))
      await patiently(() => a.ask('start', { match }))
      await new Promise<void>(resolve => {
        const leaving: (() => void)[] = []
        const over = () => {
          ended++
          for (const leave of leaving.splice(0)) leave()
          resolve()
        }
        for (const [n, seat] of seats.entries())
          for (const server of hands[n]!) leaving.push(play(server, match, seat, over))
        leaving.push(sit({ server: onlooker, match, as: 'spectator', message: null }, () => {}))
      })
    }
  }

  function sit(device: Device, hear: (message: Message) => void): () => void {
    present.add(device)
    const leave = device.server.watch(
      { match: device.match, as: device.as },
      message => {
        device.message = message
        hear(message)
      },
      refused => {
        if (refused.code !== 'closed') contradictions.push(`${device.match} as ${device.as}: ${refused.code}`) // the crowd has left
      },
    )
    return () => {
      present.delete(device)
      leave()
    }
  }

  function play(server: Connection, match: string, seat: string, over: () => void): () => void {
    const device: Device = { server, match, as: seat, message: null }
    let said = -1
    return sit(device, ({ seq, decision, outcome, undo }) => {
      if (outcome) return over()
      if (silent || decision?.seat !== seat || !decision.options || seq <= said) return
      said = seq
      const { key } = pickOne(chance, decision.options)
      const takesBack = undo.can === 'freely' && below(chance, 25) === 0
      if (takesBack) void say(match, seq, `${seat} back`, () => server.ask('undo', { match, seat, seq }))
      else void say(match, seq, `${seat} ${key}`, () => server.ask('choose', { match, seat, seq, keys: key }))
    })
  }

  async function say(
    match: string,
    seq: number,
    word: string,
    ask: () => Promise<{ seq: number; played: number }>,
  ): Promise<void> {
    const where = `${match} ${seq}`
    sent.set(where, (sent.get(where) ?? new Set()).add(word))
    const asked = follow(patiently(ask))
    try {
      const { played } = await asked
      if (played === 0) return
      const before = acknowledged.get(where)
      if (before !== undefined && before !== word) contradictions.push(`${where}: ${before} and ${word}`)
      acknowledged.set(where, word)
      matches.add(match)
      waiting = waiting.filter(({ until, resolve }) => {
        if (acknowledged.size < until) return true
        resolve()
        return false
      })
    } catch (error) {
      const { code = String(error) } = error as { code?: string }
      refusals[code] = (refusals[code] ?? 0) + 1
      // Overtaken by another device, or the crowd has left. Whoever is overtaken hears of it: nothing is to be done.
      if (code !== 'stale' && code !== 'closed') contradictions.push(`${where} ${word}: ${code}`)
    }
  }

  /** The same again while the server cannot write anything down, or has too much to write already: both pass by themselves. */
  async function patiently<T>(ask: () => Promise<T>): Promise<T> {
    for (;;)
      try {
        return await ask()
      } catch (error) {
        const { code, more } = error as { code?: string; more?: { after?: number } }
        if (code !== 'storage-away' && code !== 'busy') throw error
        refusals[code] = (refusals[code] ?? 0) + 1
        await new Promise(resolve => setTimeout(resolve, Math.min(more?.after ?? 500, 500)))
      }
  }

  function follow<T>(work: Promise<T>): Promise<T> {
    open.add(work)
    const done = () => void open.delete(work)
    work.then(done, done)
    return work
  }
}
