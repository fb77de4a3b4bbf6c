import { difference } from '@redoubt/host'
import { testClock } from '@redoubt/host/testing'
import { expect, test } from 'vitest'
import { connection, PROTOCOL, Refused, type Socket, type Status } from '../src/index.ts'

/** A server that a test speaks for. */
function fakeServer() {
  const sockets: FakeSocket[] = []
  class FakeSocket implements Socket {
    readonly sent: any[] = []
    readonly listeners = new Map<string, Array<(event: any) => void>>()
    closed = false
    send(text: string) {
      this.sent.push(JSON.parse(text))
    }
    close() {
      this.closed = true
    }
    addEventListener(type: string, hear: (event: any) => void) {
      this.listeners.set(type, [...(this.listeners.get(type) ?? []), hear])
    }
    emit(type: string, event?: object) {
      for (const hear of this.listeners.get(type) ?? []) hear(event)
    }
    say(message: object) {
      this.emit('message', { data: JSON.stringify(message) })
    }
    last(cmd: string) {
      return this.sent.findLast(message => message.cmd === cmd)
    }
  }
  const clock = testClock()
  const statuses: Status[] = []
  const client = connection({
    connect: () => {
      const socket = new FakeSocket()
      sockets.push(socket)
      return socket
    },
    clock,
    random: () => 1,
  })
  client.onStatus(status => statuses.push(status))
  const server = {
    clock,
    client,
    sockets,
    statuses,
    get socket() {
      return sockets.at(-1)!
    },
    /** Lets the latest socket open and greets back. */
    async greet() {
      const { socket } = server
      socket.emit('open')
      socket.say({ id: socket.last('hello').id, ok: true, ...HELLO })
      await settle()
      return socket
    },
  }
  return server
}

const HELLO = { protocol: PROTOCOL, now: 1_000_000, player: null, seat: null, games: {}, turns: [] }
const MATCH = 'm'.repeat(16)
const MESSAGE = {
  ...{ seq: 4, made: 4, view: { round: 1, hand: ['a'] }, decision: null, events: [{ type: 'step' }], outcome: null },
  ...{ clocks: null, undo: { can: 'no', request: null } },
}
const settle = async () => {
  for (let n = 0; n < 10; n++) await null
}

test('the first word is hello with the version; then the client is online and knows the time there', async () => {
  const server = fakeServer()
  expect(server.client.status).toEqual({ state: 'connecting', retryAt: null, tries: 0 })
  const socket = await server.greet()
  expect(socket.sent[0]).toMatchObject({ cmd: 'hello', protocol: PROTOCOL })
  expect(server.client.status).toEqual({ state: 'online' })
  server.clock.pass(500)
  expect(server.client.now()).toBe(1_000_500)
})

test('a server of another version: reload, and no further tries', async () => {
  const server = fakeServer()
  const waiting = server.client.ask('beat', {})
  server.socket.emit('open')
  server.socket.say({ id: server.socket.last('hello').id, ok: false, code: 'outdated' })
  await expect(waiting).rejects.toMatchObject({ code: 'outdated' })
  server.clock.pass(100_000)
  expect(server.client.status).toEqual({ state: 'outdated' })
  expect(server.sockets).toHaveLength(1)
  await expect(server.client.ask('beat', {})).rejects.toBeInstanceOf(Refused)
})

test('what is asked without a connection waits for one; what was not answered is asked again, in order', async () => {
  const server = fakeServer()
  const first = server.client.ask('choose', { match: MATCH, seat: 'alpha', seq: 4, keys: 'pass' })
  const socket = await server.greet()
  const second = server.client.ask('choose', { match: MATCH, seat: 'alpha', seq: 5, keys: ['a', 'b'] })
  expect(socket.sent.slice(1).map(({ seq }) => seq)).toEqual([4, 5])
  socket.say({ id: socket.sent[1].id, ok: true, seq: 5, played: 1 })
  expect(await first).toEqual({ seq: 5, played: 1 })
  socket.emit('close')
  server.clock.pass(1000)
  const again = await server.greet()
  expect(again.sent.slice(1)).toEqual([socket.sent[2]])
  again.say({ id: again.sent[1].id, ok: true, seq: 7, played: 2, repeated: true })
  expect(await second).toEqual({ seq: 7, played: 2, repeated: true })
})

test('tries come soon at first, then seldom, with the time of the next one for the screen', async () => {
  const server = fakeServer()
  const waits: number[] = []
  for (let n = 0; n < 9; n++) {
    server.socket.emit('close')
    const { status } = server.client
    if (status.state !== 'connecting' || status.retryAt === null) throw new Error('It does not wait.')
    expect(status.tries).toBe(n)
    waits.push(status.retryAt - server.clock.now())
    server.clock.pass(waits.at(-1)!)
    expect(server.sockets).toHaveLength(n + 2)
  }
  expect(waits).toEqual([400, 800, 1600, 3200, 6400, 12_800, 15_000, 15_000, 15_000])
  server.socket.emit('error')
  server.client.retry()
  expect(server.sockets).toHaveLength(11)
})

test('a device without network waits for it and comes back at once', async () => {
  const server = fakeServer()
  await server.greet()
  server.client.network(false)
  server.clock.pass(1_000_000)
  expect(server.client.status).toEqual({ state: 'offline' })
  expect(server.sockets).toHaveLength(1)
  expect(server.socket.closed).toBe(true)
  server.client.network(true)
  await server.greet()
  expect(server.client.status).toEqual({ state: 'online' })
})

test('silence is asked about; silence again means that the line is dead', async () => {
  const server = fakeServer()
  const socket = await server.greet()
  server.clock.pass(15_000)
  expect(socket.last('beat')).toBeDefined()
  socket.say({ id: socket.last('beat').id, ok: true, now: 1 })
  server.clock.pass(15_000)
  expect(server.client.status.state).toBe('online')
  server.clock.pass(8_100)
  expect(server.client.status.state).toBe('connecting')
  expect(socket.closed).toBe(true)
})

test('whoever slept, or was too busy to listen, hears what has come before the line is called dead', async () => {
  const server = fakeServer()
  const socket = await server.greet()
  server.clock.pass(15_000)
  server.clock.pass(8_000)
  socket.say({ id: socket.last('beat').id, ok: true, now: 1 })
  server.clock.pass(1000)
  expect([server.client.status.state, server.sockets.length]).toEqual(['online', 1])
})

test('a line that takes longer than ten seconds to be made is made in the end', async () => {
  const server = fakeServer()
  for (let n = 0; n < 10 && server.client.status.state !== 'online'; n++) {
    const { socket } = server
    server.clock.pass(14_000)
    if (server.socket === socket) await server.greet()
  }
  expect(server.client.status.state).toBe('online')
})

test('whoever is back finds out within a second whether the line is still there: one that answers stays, a dead one is made anew', async () => {
  const server = fakeServer()
  const socket = await server.greet()
  server.client.retry()
  socket.say({ id: socket.last('beat').id, ok: true, now: 5 })
  server.clock.pass(5000)
  expect([server.sockets.length, server.client.status.state]).toEqual([1, 'online'])
  const waiting = server.client.ask('choose', { match: MATCH, seat: 'alpha', seq: 4, keys: 'pass' })
  server.client.retry()
  server.clock.pass(1000)
  expect([server.sockets.length, socket.closed]).toEqual([2, true])
  const again = await server.greet()
  again.say({ id: again.last('choose').id, ok: true, seq: 5, played: 1 })
  expect(await waiting).toEqual({ seq: 5, played: 1 })
})

test('a watcher hears whole messages; changes are put together; a gap asks for the whole', async () => {
  const server = fakeServer()
  const heard: any[] = []
  const leave = server.client.watch({ match: MATCH, as: 'alpha' }, message => heard.push(message))
  const socket = await server.greet()
  const { watch, ...asked } = socket.last('watch')
  expect(asked).toMatchObject({ match: MATCH, as: 'alpha' })
  expect(asked.since).toBeUndefined()
  socket.say({ on: 'match', watch, n: 1, whole: MESSAGE })
  const { events: _, ...before } = MESSAGE
  const after = { ...before, seq: 5, made: 5, view: { round: 1, hand: ['a', 'b'] } }
  socket.say({ on: 'match', watch, n: 2, change: difference(before, after), events: [{ type: 'draw' }] })
  expect(heard).toEqual([MESSAGE, { ...after, events: [{ type: 'draw' }] }])
  socket.say({ on: 'match', watch, n: 4, change: { seq: [7] }, events: [] })
  expect(heard).toHaveLength(2)
  const renewed = socket.last('watch')
  expect(renewed).toMatchObject({ match: MATCH, as: 'alpha', since: 5 })
  expect(socket.last('unwatch')).toMatchObject({ watch })
  socket.say({ on: 'match', watch, n: 5, change: { seq: [8] }, events: [] })
  expect(heard).toHaveLength(2)
  socket.say({ on: 'match', watch: renewed.watch, n: 1, whole: { ...MESSAGE, seq: 8 } })
  expect(heard.at(-1).seq).toBe(8)
  leave()
  expect(socket.last('unwatch')).toMatchObject({ watch: renewed.watch })
})

test('after the line was lost every watch is asked for anew from what is known, once', async () => {
  const server = fakeServer()
  const heard: any[] = []
  server.client.watch({ match: MATCH, as: 'alpha', since: 2 }, message => heard.push(message))
  const socket = await server.greet()
  expect(socket.last('watch').since).toBe(2)
  socket.say({ on: 'match', watch: socket.last('watch').watch, n: 1, whole: MESSAGE })
  socket.emit('close')
  server.clock.pass(1000)
  const again = await server.greet()
  expect(again.sent.filter(({ cmd }) => cmd === 'watch')).toHaveLength(1)
  expect(again.last('watch').since).toBe(4)
})

test('a watch that is refused ends with the reason; too fast only waits', async () => {
  const server = fakeServer()
  const ended: string[] = []
  server.client.watch(
    { match: MATCH, as: 'alpha' },
    () => {},
    ({ code }) => ended.push(code),
  )
  const socket = await server.greet()
  const first = socket.last('watch')
  socket.say({ id: first.id, ok: false, code: 'too-fast', after: 300 })
  await settle()
  server.clock.pass(300)
  expect(socket.sent.filter(({ cmd }) => cmd === 'watch')).toEqual([first, first])
  socket.say({ id: first.id, ok: false, code: 'not-seated' })
  await settle()
  expect(ended).toEqual(['not-seated'])
})

test('what was too fast on a line that broke is not said on the next one before the greeting', async () => {
  const server = fakeServer()
  const socket = await server.greet()
  const answer = server.client.ask('choose', { match: MATCH, seat: 'alpha', seq: 4, keys: 'pass' })
  socket.say({ id: socket.last('choose').id, ok: false, code: 'too-fast', after: 5000 })
  socket.emit('close')
  server.clock.pass(1000)
  server.socket.emit('open')
  server.clock.pass(5000)
  expect(server.socket.sent.map(({ cmd }) => cmd)).toEqual(['hello'])
  const again = await server.greet()
  again.say({ id: again.last('choose').id, ok: true, seq: 5, played: 1 })
  expect(await answer).toMatchObject({ seq: 5 })
})

test('broken and unknown words of the server are passed over', async () => {
  const server = fakeServer()
  const socket = await server.greet()
  for (const data of ['{', '[]', '7', 'null', '{"on":"news"}', '{"on":"table"}', '{"id":99,"ok":true}', 5])
    socket.emit('message', { data })
  expect(server.client.status.state).toBe('online')
})

test('a server that goes down is left at once', async () => {
  const server = fakeServer()
  const socket = await server.greet()
  const waiting = server.client.ask('beat', {})
  socket.say({ on: 'bye', why: 'going-down', after: 200 })
  expect(socket.closed).toBe(true)
  server.clock.pass(200)
  const next = await server.greet()
  next.say({ id: next.last('beat').id, ok: true, now: 5 })
  expect(await waiting).toEqual({ now: 5 })
})
