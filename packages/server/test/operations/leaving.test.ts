import { createServer, connect as dial, type Socket } from 'node:net'
import { systemClock } from '@redoubt/host'
import { connection, type Status } from '@redoubt/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { memoryStore } from '../../src/store/index.ts'
import { house, started, until } from '../online/house.ts'

/** Stands in front of several nodes, as in production: whoever comes is led to the first that welcomes them. */
async function proxy(nodes: readonly string[]): Promise<string> {
  const open = new Set<Socket>()
  const server = createServer(from => {
    let first = Buffer.alloc(0)
    const gather = (part: Buffer) => {
      first = Buffer.concat([first, part])
      if (!first.includes('\r\n\r\n')) return
      from.off('data', gather)
      lead(from, first, nodes)
    }
    from.on('data', gather).on('error', () => {})
    open.add(from)
  })
  const lead = (from: Socket, words: Buffer, [next, ...others]: readonly string[]) => {
    if (!next) return void from.destroy()
    const to = dial(Number(new URL(next).port), '127.0.0.1')
    open.add(to)
    let refused = false
    const elsewhere = () => {
      if (refused) return
      refused = true
      to.destroy()
      lead(from, words, others)
    }
    to.once('connect', () => to.write(words))
    to.on('error', elsewhere)
    to.once('data', answer => {
      if (/^HTTP\/1.1 503/.test(String(answer))) return elsewhere()
      from.write(answer)
      from.pipe(to).pipe(from)
    })
    to.on('close', () => refused || from.destroy())
    from.on('close', () => to.destroy())
  }
  const port = await new Promise<number>(resolve =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
  )
  onTestFinished(() => {
    for (const one of open) one.destroy()
    server.close()
  })
  return `ws://127.0.0.1:${port}/ws`
}

test('a node that is told to go down sends its people elsewhere at once; their match and its bots go on there', async () => {
  const store = memoryStore()
  const west = await house(store, { hurry: 100 })
  const east = await house(store, { hurry: 100 })
  onTestFinished(() => east.close())
  const address = await proxy([west.url, east.url])
  const ola = await west.guest('Ola')
  const { match } = await started([ola], 'doom', { mission: 'tutorial', marines: 1 })
  const states: Status[] = []
  const there = connection({
    clock: systemClock,
    connect: () => {
      const socket = new WebSocket(address, { headers: { cookie: ola.cookie } })
      socket.on('error', () => {})
      return socket
    },
  })
  there.onStatus(status => states.push(status))
  const played: number[] = []
  let isPlaying = true
  there.watch({ match, as: 'alpha' }, message => {
    const { seq, decision } = message
    if (!isPlaying || decision?.seat !== 'alpha' || !decision.options) return
    there.ask('choose', { match, seat: 'alpha', seq, keys: decision.options[0]!.key }).then(
      answer => played.push(answer.seq),
      () => {}, // asked twice, because it was not known whether the first time counted
    )
  })
  await until(() => played.length >= 3)
  expect(west.service.figures().connections).toBeGreaterThan(0)
  ola.server.close()
  await west.leave()
  const before = played.length
  await until(() => played.length >= before + 5)
  isPlaying = false
  // It was asked to go, and did not find out for itself.
  expect(states.filter(({ state }) => state === 'online').length).toBe(2)
  expect(states.filter(status => 'tries' in status && status.tries > 0)).toEqual([])
  expect(east.service.figures().connections).toBe(1)
  const entries = await store.record.entries(match)
  expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, n) => n))
  expect(west.failures).toEqual([])
  there.close()
})

test('what is asked while a node goes down is refused as going-down, and is answered by the other one', async () => {
  const store = memoryStore()
  const west = await house(store, { hurry: 100 })
  const east = await house(store, { hurry: 100 })
  onTestFinished(() => east.close())
  const address = await proxy([west.url, east.url])
  const ola = await west.guest('Ola')
  const { match } = await started([ola], 'conquest', {})
  const heard: string[] = []
  const there = connection({
    clock: systemClock,
    connect: () => {
      const socket = new WebSocket(address, { headers: { cookie: ola.cookie } })
      socket.on('error', () => {})
      socket.on('message', data => void heard.push(String(data)))
      return socket
    },
  })
  await there.ask('look', { match })
  const leaving = west.leave()
  const answers = await Promise.all(Array.from({ length: 20 }, () => there.ask('look', { match })))
  expect(answers.map(({ table }) => table.match)).toEqual(answers.map(() => match))
  await leaving
  expect(heard.filter(text => text.includes('"bye"')).map(text => JSON.parse(text))).toEqual([
    { on: 'bye', why: 'going-down', after: 0 },
  ])
  expect((await fetch(`${west.url}/readyz`).catch(() => ({ status: 0 }))).status).not.toBe(200)
  ola.server.close()
  there.close()
})
