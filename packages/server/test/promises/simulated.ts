import type { Clock, Message } from '@redoubt/host'
import { below, type Chance, fastRandom, hash, pickOne } from '@redoubt/kernel'
import { type Connection, connection, newId, newNumber, type Socket } from '@redoubt/protocol'
import { gameOf } from '../../src/service/games/games.ts'
import { openService, type Service } from '../../src/service/index.ts'
import type { Who } from '../../src/service/people/session.ts'
import { type Appending, groups } from '../../src/store/group.ts'
import { Conflict, memoryStore, type Notice, type Store, StoreAway } from '../../src/store/index.ts'
import { noticeOf } from '../../src/store/sql/append.ts'
import { positionOf } from './audit.ts'

/** Decisions that people make in a storm before it may end. */
const MANY = 10
const PROGRAM = new URL('../../src/main.ts', import.meta.url).pathname

/** A clock that jumps to whatever comes next, when nothing else is to be done now. */
function jumpingClock() {
  let now = 0
  let count = 0
  const timers = new Map<number, { at: number; work: () => void }>()
  const clock: Clock = {
    now: () => now,
    after: (ms, work) => {
      const n = count++
      timers.set(n, { at: now + Math.max(0, ms), work })
      return () => void timers.delete(n)
    },
  }
  const breath = () => new Promise<void>(resolve => setImmediate(resolve))
  return {
    clock,
    /** Until so much time has passed, or something is so. */
    run: async (ms: number, done: () => boolean = () => false) => {
      const end = now + ms
      for (;;) {
        for (let n = 0; n < 3; n++) await breath()
        if (done()) return
        let next: [number, { at: number; work: () => void }] | null = null
        for (const one of timers) if (!next || one[1].at < next[1].at) next = one
        if (!next || next[1].at > end) {
          now = end
          return
        }
        timers.delete(next[0])
        now = Math.max(now, next[1].at)
        next[1].work()
      }
    },
  }
}

export interface SimulatedStorm {
  seed: string
  /** Milliseconds of storm and of calm after it, by the clock of the storm. */
  storm: number
  calm: number
  /** How bad it is: 1 as in `storm.ts`, 4 hardly anything arrives. */
  force: number
  game: readonly [string, object]
}

/**
 * The storm of `storm.ts` in one process and by a clock of its own, so that a minute of it takes a second: nodes on one store whose answers
 * are late or lost on either way, notices that are lost, lines that are cut, torn and late, nodes that are killed. It leaves out sockets,
 * PostgreSQL and the disk.
 */
export async function simulatedStorm({ seed, storm, calm, force, game }: SimulatedStorm) {
  const [many, tables] = [3, 2]
  const chance: Chance = { random: fastRandom(seed) }
  const { clock, run } = jumpingClock()
  const now = () => 1_750_000_000_000 + clock.now()
  const inner = memoryStore({ now })
  const failures: unknown[] = []
  let isStorming = false
  const late = () =>
    isStorming && below(chance, Math.ceil(12 / force)) === 0 ? below(chance, 1500 * force) : below(chance, 12)
  const sleep = (ms: number, on: Clock = clock) => new Promise<void>(resolve => void on.after(ms, resolve))

  interface Node {
    service: Service
    clock: Clock
    alive: boolean
    listeners: Set<{ hear: (notice: Notice) => void; missed: () => void }>
    sockets: Set<FakeSocket>
    store: Store
  }
  const nodes: Node[] = []

  function node(): Node {
    const one: Node = { alive: true, listeners: new Set(), sockets: new Set() } as unknown as Node
    one.clock = {
      now: clock.now,
      after: (ms, work) => clock.after(ms, () => one.alive && work()),
    }
    const tell = (notice: Notice) => {
      const text = JSON.stringify(notice)
      queueMicrotask(() => {
        if (one.alive) for (const { hear } of one.listeners) hear(JSON.parse(text))
      })
      for (const other of nodes)
        if (other !== one && other.alive && !(isStorming && below(chance, 5) === 0))
          clock.after(late(), () => {
            if (other.alive) for (const { hear } of other.listeners) hear(JSON.parse(text))
          })
    }
    /** There, and back; either way may be lost. */
    const asked = async <T>(work: () => Promise<T>): Promise<T> => {
      const never = new Promise<never>(() => {})
      const fate = isStorming ? below(chance, Math.ceil(30 / force)) : 2
      await sleep(late())
      if (!one.alive) return never
      if (fate === 0) throw new StoreAway('cut on the way there')
      let result: T
      try {
        result = await work()
      } catch (error) {
        await sleep(late())
        if (!one.alive) return never
        throw error
      }
      await sleep(late())
      if (!one.alive) return never
      if (fate === 1) throw new StoreAway('cut on the way back')
      return result
    }
    type Given = Appending & {
      entries: Parameters<Store['record']['append']>[1]
      at: number
      along: Parameters<Store['record']['append']>[3]
    }
    const appends = groups<Given>(group =>
      asked(async () => {
        const done: string[] = []
        for (const { match, entries, at, along } of group)
          try {
            await inner.record.append(match, entries, at, along)
            done.push(match)
          } catch (error) {
            if (!(error instanceof Conflict)) throw error
          }
        return done
      }),
    )
    const store = { ...inner } as unknown as Record<string, Record<string, (...args: unknown[]) => Promise<unknown>>>
    for (const part of Object.keys(inner)) {
      const own = (inner as unknown as typeof store)[part]!
      if (typeof own !== 'object') continue
      store[part] = Object.fromEntries(
        Object.entries(own).map(([name, work]) => [name, (...args: unknown[]) => asked(() => work(...args))]),
      )
    }
    const real = store as unknown as Store
    const quiet = { change: real.matches.change, seat: real.seats.change, chat: real.chat.add }
    real.matches.change = async (id, ...rest) => {
      const done = await quiet.change(id, ...rest)
      if (done) tell({ match: id, about: 'table' })
      return done
    }
    real.seats.change = async (id, ...rest) => {
      const done = await quiet.seat(id, ...rest)
      if (done) tell({ match: id, about: 'table' })
      return done
    }
    real.chat.add = async (id, remark) => {
      const n = await quiet.chat(id, remark)
      tell({ match: id, about: 'chat', seq: n + 1 })
      return n
    }
    real.record.append = async (match, entries, at, along) => {
      await appends.append({ match, first: entries[0]!.seq, count: entries.length, size: 0, entries, at, along })
      tell(noticeOf(match, entries, at))
    }
    real.bus = {
      notify: tell,
      listen: (hear, missed) => {
        const it = { hear, missed }
        one.listeners.add(it)
        return () => void one.listeners.delete(it)
      },
    }
    one.store = real
    one.service = openService({
      ...{ store: real, program: PROGRAM, clock: one.clock, now },
      failed: error => {
        if (one.alive && !(error instanceof StoreAway)) failures.push(error)
      },
    })
    return one
  }

  interface FakeSocket extends Socket {
    cut(): void
    stall(ms: number): void
    /** Nothing that is said from now on arrives; then it ends. */
    tear(): void
  }

  function socketTo(to: Node, who: Who): FakeSocket {
    const hear: Record<string, ((event: { data: unknown }) => void)[]> = { open: [], close: [], error: [], message: [] }
    let state: 'new' | 'open' | 'closed' = 'new'
    let torn = false
    let until = 0
    const at = { there: 0, back: 0 }
    let talk: ReturnType<Service['connect']> | null = null
    const emit = (type: string, data?: unknown) => {
      for (const one of hear[type]!) one({ data })
    }
    const carry = (way: 'there' | 'back', work: () => void) => {
      if (torn) return void clock.after(1, end)
      at[way] = Math.max(at[way], until, clock.now() + 1 + late() / 3)
      clock.after(at[way] - clock.now(), () => {
        if (state !== 'closed') work()
      })
    }
    const end = () => {
      if (state === 'closed') return
      state = 'closed'
      to.sockets.delete(socket)
      clock.after(0, () => emit('close'))
      clock.after(below(chance, 20), () => to.alive && talk?.gone())
    }
    const socket: FakeSocket = {
      send: text => carry('there', () => to.alive && talk!.hear(text)),
      close: end,
      addEventListener: (type: string, listener: (event: { data: unknown }) => void) => void hear[type]!.push(listener),
      cut: end,
      stall: ms => {
        until = clock.now() + ms
      },
      tear: () => {
        torn = true
      },
    }
    clock.after(1 + below(chance, 10), () => {
      if (state !== 'new') return
      if (!to.alive) return end()
      state = 'open'
      to.sockets.add(socket)
      talk = to.service.connect(who, {
        send: text => {
          if (state === 'open') carry('back', () => emit('message', text))
        },
        close: () => carry('back', end),
      })
      emit('open')
    })
    return socket
  }

  for (let n = 0; n < many; n++) nodes.push(node())
  const guest = async (name: string): Promise<Who> => {
    const player = { id: newId(), name, language: 'en', recovery: newId(), created: 0, seen: 0 }
    await inner.players.add(player)
    return { player, seat: null, device: null, address: name }
  }
  const connections: Connection[] = []
  const connected = (who: Who): Connection => {
    const one = connection({
      clock,
      random: () => below(chance, 1000) / 1000,
      connect: () => socketTo(nodes[below(chance, many)]!, who),
    })
    connections.push(one)
    return one
  }
  const stranger: Who = { player: null, seat: null, device: null, address: 'nobody' }
  interface Device {
    server: Connection
    match: string
    as: string
    message: Message | null
    ended: string | null
  }
  const devices: Device[] = []
  let silent = false
  let open = 0
  let done = 0

  const patiently = async <T>(ask: () => Promise<T>): Promise<T> => {
    for (;;)
      try {
        return await ask()
      } catch (error) {
        const { code = String(error) } = error as { code?: string }
        if (code !== 'storage-away' && code !== 'busy') throw error
        await sleep(100 + below(chance, 400))
      }
  }
  async function table(n: number): Promise<void> {
    const [a, b] = [await guest(`A${n}`), await guest(`B${n}`)]
    const hands = [a, b].map(who => [connected(who), connected(who)])
    const match = newId()
    const [name, options] = game
    const { table: laid } = await patiently(() => hands[0]![0]!.ask('open', { match, game: name, options }))
    const seats = laid.chairs.map(({ seat }) => seat)
    for (const side of [0, 1])
      await patiently(() => hands[side]![0]!.ask('sit', { match, seat: seats[side]!, number: newNumber() }))
    await patiently(() => hands[0]![0]!.ask('start', { match }))
    for (const [side, seat] of seats.entries())
      for (const server of hands[side] ?? []) sit({ server, match, as: seat, message: null, ended: null }, true)
    sit({ server: connected(stranger), match, as: 'spectator', message: null, ended: null }, false)
  }
  function sit(device: Device, plays: boolean): void {
    devices.push(device)
    let said = -1
    device.server.watch(
      { match: device.match, as: device.as },
      message => {
        device.message = message
        const { seq, decision, outcome, undo } = message
        if (!plays || silent || outcome || decision?.seat !== device.as || !decision.options || seq <= said) return
        said = seq
        const { match, as: seat, server } = device
        const { key } = pickOne(chance, decision.options)
        const word =
          undo.can === 'freely' && below(chance, 25) === 0
            ? () => server.ask('undo', { match, seat, seq })
            : () => server.ask('choose', { match, seat, seq, keys: key })
        open++
        void (async () => {
          await sleep(below(chance, 60))
          try {
            await patiently(word)
            done++
          } catch (error) {
            // Overtaken by another device; anything else is a fault.
            if ((error as { code?: string }).code !== 'stale') failures.push(error)
          }
          open--
        })()
      },
      refused => {
        device.ended = refused.code
      },
    )
  }

  const laid = Array.from({ length: tables }, (_, n) => table(n))
  let ready = false
  void Promise.all(laid).then(() => {
    ready = true
  })
  await run(20_000, () => ready)
  if (!ready) throw new Error('The tables were not laid.')
  let killed = 0
  isStorming = true
  const began = clock.now()
  // Whom it hits is chance: it goes on until a node was killed and people could play, however long that takes within reason.
  const isEnough = () => clock.now() > began + (killed > 0 && done > MANY ? storm : 20 * storm)
  while (!isEnough()) {
    await run(100 + below(chance, 500))
    for (const one of nodes)
      for (const socket of one.sockets) {
        if (below(chance, 12) > 0) continue
        const harm = below(chance, 3)
        if (harm === 0) socket.cut()
        else if (harm === 1) socket.stall(below(chance, 1500))
        else socket.tear()
      }
    if (below(chance, Math.ceil(20 / force)) === 0) {
      const n = below(chance, many)
      const old = nodes[n]!
      old.alive = false
      for (const socket of old.sockets) socket.cut()
      killed++
      await run(below(chance, 2000))
      nodes[n] = node()
    }
    for (const one of nodes) if (below(chance, 10) === 0) for (const { missed } of one.listeners) missed()
  }
  isStorming = false
  silent = true
  for (const one of connections) one.retry()
  await run(60_000, () => open === 0)
  await run(calm)
  const astray: string[] = []
  for (const { match, as, message, server, ended } of devices) {
    const { seq, match: head } = (await inner.matches.get(match))!
    const view = gameOf(head.game).view(await positionOf(inner, match), as)
    if (message?.seq !== seq || hash(message.view) !== hash(JSON.parse(JSON.stringify(view))))
      astray.push(`${as}, ${server.status.state}, ${ended}: at ${message?.seq} of ${seq}`)
  }
  for (const one of connections) one.close()
  for (const one of nodes) one.alive = false
  return { astray, failures, killed, done, unanswered: open }
}
