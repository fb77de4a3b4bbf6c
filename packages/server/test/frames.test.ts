import type { AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { frames, outbox } from '../src/http/frames.ts'

/** These texts as a client hears them, over one line. */
async function heard(texts: readonly string[]): Promise<string[]> {
  const server = new WebSocketServer({ port: 0 })
  server.on('connection', (_, { socket }) => socket.write(frames(texts)))
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const all: string[] = []
  await new Promise<void>((resolve, reject) => {
    client.on('error', reject)
    client.on('message', data => all.push(String(data)) === texts.length && resolve())
  })
  client.terminate()
  server.close()
  return all
}

test('texts of every size arrive as they were said, and half a character, which no text may hold, does not shift what follows', async () => {
  const around = [0, 125, 126, 65_535, 65_536, 70_000].flatMap(size => ['a'.repeat(size), 'ź'.repeat(size / 2)])
  const any = fc.sample(fc.string({ unit: 'binary', maxLength: 40 }), { numRuns: 300, seed: 16 })
  const all = await heard([...around, ...any, 'a\ud800', 'end'])
  expect(all.length).toBe(around.length + any.length + 2)
  for (const [n, text] of [...around, ...any, 'a\ufffd', 'end'].entries())
    expect(all[n] === text, `text ${n}`).toBe(true)
})

test('what is said in one breath leaves in one piece; after a farewell nothing does', async () => {
  const socket = new PassThrough()
  const pieces: Buffer[] = []
  socket.on('data', piece => pieces.push(piece))
  let isOpen = true
  const out = outbox(socket, () => isOpen)
  out.say('one')
  out.say('two')
  await new Promise(resolve => setImmediate(resolve))
  expect(pieces).toEqual([frames(['one', 'two'])])
  out.say('three')
  out.flush()
  out.say('four')
  isOpen = false
  await new Promise(resolve => setImmediate(resolve))
  expect(pieces).toEqual([frames(['one', 'two']), frames(['three'])])
})
