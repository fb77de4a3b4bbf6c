import type { Message } from '@redoubt/host'
import { expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { memoryStore, StoreAway, StoreFull } from '../../src/store/index.ts'
import { type House, started, until } from './house.ts'
import { houses } from './houses.ts'

const fresh = houses()

/** A socket without manners, and what it is told. */
async function rude(home: House) {
  const socket = new WebSocket(`${home.url.replace('http', 'ws')}/ws`)
  const heard: { code?: string; on?: string; why?: string }[] = []
  const closed = new Promise<number>(resolve => socket.on('close', resolve))
  socket.on('message', data => void heard.push(JSON.parse(String(data))))
  socket.on('error', () => {})
  await new Promise(resolve => socket.on('open', resolve))
  return { socket, heard, closed }
}

test.each([
  ['a database that is away', new StoreAway('away')],
  ['a disk that is full', new StoreFull('full')],
])(
  '%s: people are told, readiness goes red, nothing has happened; when it is back the same word is done once',
  async (_, error) => {
    const store = memoryStore()
    const { append } = store.record
    let isBad = false
    let afterwards = false
    store.record.append = async (...entry) => {
      // It may have been written all the same: only the answer was lost.
      if (isBad && afterwards) await append(...entry)
      if (isBad) throw error
      return append(...entry)
    }
    store.ready = async () => {
      if (isBad) throw error
    }
    const home = await fresh(store, { hurry: 100 })
    const [a, b] = [await home.guest('Ola'), await home.guest('Tomek')]
    const { match } = await started([a, b], 'conquest', {})
    let now: Message | undefined
    home.stranger().server.watch({ match, as: 'spectator' }, message => (now = message))
    await until(() => now !== undefined)
    const people: Record<string, typeof a> = { a, b }
    for (const reallyWritten of [false, true]) {
      const { seq, decision } = now!
      const { seat } = decision!
      const { options } = (
        await new Promise<Message>(resolve => people[seat]!.server.watch({ match, as: seat }, resolve))
      ).decision!
      const word = { match, seat, seq, keys: options![0]!.key }
      isBad = true
      afterwards = reallyWritten
      await expect(people[seat]!.ask('choose', word)).rejects.toMatchObject({
        code: 'storage-away',
        more: { after: 2000 },
      })
      const ready = await fetch(`${home.url}/readyz`)
      expect([ready.status, (await fetch(`${home.url}/healthz`)).status]).toEqual([503, 200])
      if (!reallyWritten) expect(now!.seq).toBe(seq)
      isBad = false
      expect((await fetch(`${home.url}/readyz`)).status).toBe(200)
      expect(await people[seat]!.ask('choose', word)).toMatchObject({ seq: seq + 1, played: 1 })
      await until(() => now!.seq === seq + 1)
      expect((await store.record.entries(match)).length).toBe(seq + 1)
    }
    home.failures.length = 0 // what went wrong is in the log
  },
)

test('broken messages, too many, too large, too fast: whoever sends them is cut, and the others play on', async () => {
  const home = await fresh()
  const [a, b] = [await home.guest('Ola'), await home.guest('Tomek')]
  const { match } = await started([a, b], 'conquest', {})
  const broken = await rude(home)
  for (let n = 0; n < 30; n++) broken.socket.send('{"id":')
  expect(await broken.closed).toBe(1008)
  expect(broken.heard.at(-1)).toEqual({ on: 'bye', why: 'bad-messages' })
  expect(broken.heard.filter(({ code }) => code === 'bad-request').length).toBeLessThanOrEqual(11)
  const large = await rude(home)
  large.socket.send(JSON.stringify({ id: 1, cmd: 'look', match: 'x'.repeat(70_000) }))
  expect(await large.closed).toBe(1009)
  const fast = await rude(home)
  for (let n = 0; n < 1000; n++) fast.socket.send(JSON.stringify({ id: n, cmd: 'beat' }))
  expect(await fast.closed).toBe(1008)
  expect(fast.heard.some(({ code }) => code === 'too-fast')).toBe(true)
  expect(fast.heard.at(-1)).toEqual({ on: 'bye', why: 'too-many' })
  const seen = await new Promise<Message>(resolve => a.server.watch({ match, as: 'spectator' }, resolve))
  const { seat } = seen.decision!
  const who = seat === 'a' ? a : b
  const { options } = (await new Promise<Message>(resolve => who.server.watch({ match, as: seat }, resolve))).decision!
  expect(await who.ask('choose', { match, seat, seq: 0, keys: options![0]!.key })).toMatchObject({ seq: 1 })
})

test('whoever does not read is cut, and nobody else waits', async () => {
  const home = await fresh(memoryStore(), { hurry: 1000 })
  const ola = await home.guest()
  const { table } = await ola.ask('open', {
    match: 's'.repeat(24),
    game: 'doom',
    options: { mission: 'tutorial', marines: 2 },
  })
  const { socket, closed } = await rude(home)
  socket.send(JSON.stringify({ id: 0, cmd: 'hello', protocol: 1 }))
  socket.pause()
  let isCut = false
  void closed.then(() => (isCut = true))
  for (let n = 1; n < 100_000 && home.service.figures().connections > 1; n++) {
    socket.send(JSON.stringify({ id: n, cmd: 'look', match: table.match }))
    if (n % 20 === 0) await new Promise(resolve => setTimeout(resolve, 1))
  }
  await until(() => home.service.figures().connections === 1)
  expect(await ola.ask('beat', {})).toHaveProperty('now')
  socket.terminate()
  await until(() => isCut)
})

test('everybody is knocked at once in a while, not all at the same time; whoever does not answer is gone at the next', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const home = await fresh()
    const knocks = new Map<WebSocket, number>()
    const enter = async (autoPong: boolean) => {
      const socket = new WebSocket(`${home.url.replace('http', 'ws')}/ws`, { autoPong })
      socket.on('ping', () => knocks.set(socket, (knocks.get(socket) ?? 0) + 1))
      await new Promise(resolve => socket.on('open', resolve))
      return socket
    }
    const polite = [await enter(true), await enter(true), await enter(true)]
    const mute = await enter(false)
    const closed = new Promise(resolve => mute.on('close', resolve))
    const all = [...polite, mute]
    vi.advanceTimersByTime(500)
    await until(() => knocks.size > 0)
    expect(knocks.size).toBe(1)
    vi.advanceTimersByTime(19_500)
    await until(() => knocks.size === all.length)
    expect([...knocks.values()]).toEqual([1, 1, 1, 1])
    // What they say after their answer is heard after it.
    for (const socket of polite) {
      socket.send('{"id":1,"cmd":"beat"}')
      await new Promise(resolve => socket.once('message', resolve))
    }
    vi.advanceTimersByTime(20_000)
    await closed
    await until(() => polite.every(socket => knocks.get(socket) === 2))
    expect(polite.map(({ readyState }) => readyState)).toEqual(polite.map(() => WebSocket.OPEN))
    for (const socket of polite) socket.terminate()
  } finally {
    vi.useRealTimers()
  }
})
